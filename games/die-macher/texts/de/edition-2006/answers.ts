import type { Formats } from '@hustings/texts';
import type { AnswerTexts } from '../../edition-2006/texts.js';
import { counted, reckoned, startPart } from './counted.js';

/** What answers are called, what they cost and what they do. */
export const answers = (f: Formats<'de'>): AnswerTexts => {
  const { cards, dice, mediaMarkers, meetings, moreMembers, points, votes } = counted(f);
  const { euros: eur, number: n, signed } = f;
  const part = startPart(f);
  const arrow = ({ from, to }: { from: number; to: number }): string =>
    `${signed(from)} → ${signed(to)}`;
  return {
    list: (number) => `Spalte der ${n(number)}. Liste`,
    listOne: (parts) => f.begin(f.list(parts.map(part))),
    listTwo: (markers, members) =>
      f.list([
        ...(markers === 0 ? [] : [mediaMarkers(markers)]),
        ...(members === 0 ? [] : [moreMembers(members)]),
      ]),
    partPlace: (number, known) =>
      known === undefined
        ? `Land für den ${n(number)}. Teil der ersten Liste`
        : `Land für ${part(known)} (${n(number)}. Teil)`,
    markerPlace: (number) => `Land für den ${n(number)}. Medienstein`,
    you: ({ name }) => `${name} (du)`,
    partner: (equal, how) => {
      const alike = f.plural(equal, {
        one: '# gleiche Programmkarte',
        other: '# gleiche Programmkarten',
      });
      return {
        forced: `${alike}: die Koalition steht sofort`,
        asked: `${alike}: ein Nein ist möglich`,
        impossible: alike,
      }[how];
    },
    programChange: (into, out) => `${into} statt ${out}`,
    comesIn: (card) => `${card} kommt hinein`,
    matchChanges: (changes) =>
      changes.length === 0
        ? 'deine Übereinstimmung bleibt'
        : `Übereinstimmung: ${changes.map((one) => `${one.state.name} ${arrow(one)}`).join(', ')}`,
    cabinetCard: ({ name }, cost) => `${name}, ${eur(cost)}`,
    powers: (powers) => {
      const either = [
        votes(powers.votes),
        ...(powers.popularity === 0 ? [] : [`Trend ${signed(powers.popularity)}`]),
        ...(powers.other === 0 ? [] : [`Trend einer anderen Partei ${signed(powers.other)}`]),
        ...(powers.keyIssue ? ['Doppler-Plättchen'] : []),
        ...(powers.media ? ['einen Medienstein ersetzen'] : []),
      ].join(', oder ');
      return powers.telephone ? `${either}; bringt ein Koalitionsplättchen` : either;
    },
    campaign: ({ votes: got, meetings: held, popularity, match }) =>
      `du hast ${votes(got)}, ${meetings(held)}, Trend ${signed(popularity)}, Übereinstimmung ${signed(match)}`,
    cabinetIn: ({ name }, state) => `${state.name}: ${name}`,
    gainVotes: (gain, state) => `${votes(gain)} ${state.in}`,
    votesThere: (there) => `du hast dort ${n(there)}`,
    raise: (by, state) => `Dein Trend ${signed(by)} ${state.in}`,
    lower: (party, by, state) => `Trend ${party.of} ${signed(by)} ${state.in}`,
    replaceMedia: (party, state) => `Einen Medienstein ${party.of} ${state.in} ersetzen`,
    replaceCost: (sum) => `kostet ${eur(sum)}, die Hälfte geht an die Partei`,
    keyIssueOff: (state) => `Doppler-Plättchen ${state.in} entfernen`,
    keyIssueOn: (opinion, state) => `Doppler-Plättchen ${state.in} auf ${opinion}`,
    countsTwice: 'sie zählt dann doppelt',
    hiddenOpinion: (space) => `die verdeckte Volksmeinung ${n(space)}`,
    acceptCoalition: 'Koalition annehmen',
    refuseCoalition: 'Ablehnen',
    markersThere: (markers, leader) => {
      const most = leader === undefined ? 'niemand hat die Mehrheit' : `Mehrheit: ${leader.name}`;
      return `du hast dort ${mediaMarkers(markers)}, ${most}`;
    },
    swap: (into, out) => `${into} statt ${out}`,
    goesOut: (opinion) => `${opinion} kommt weg`,
    ownMatch: (change) =>
      change.from === change.to
        ? 'deine Übereinstimmung bleibt'
        : `deine Übereinstimmung ${arrow(change)}`,
    pollLine: ({ name }, by) => `${name} ${signed(by)}`,
    popularity: (change) => `Trend ${arrow(change)}`,
    moveMedia: 'Einen Medienstein auf den Bundesplan setzen',
    worth: (score) => `am Ende ${points(score)}`,
    carry: (opinion, space) => `${opinion} auf Feld ${n(space)}`,
    carryFree: (score) => `freies Feld, am Ende ${points(score)} für alle, die sie haben`,
    carryDominant: 'wird dort dominant',
    carryReplaces: (card) => `ersetzt ${card}`,
    accept: (sum) => `${eur(sum)} annehmen`,
    acceptDice: (rolled) =>
      rolled === 1
        ? `offen; ${dice(rolled)}: So viele Mitglieder verlierst du`
        : `offen; ${dice(rolled)}: Der höchste sagt, wie viele Mitglieder du verlierst`,
    refuse: (sum) => `${eur(sum)} ablehnen`,
    refuseDice: (rolled, bonus) =>
      `verdeckt; ${dice(rolled)}: So viele Mitglieder gewinnst du, und ${dice(bonus)} mehr, wenn du allein am meisten ablehnst`,
    keeps: (money) => `du behältst ${eur(money)}`,
    conversion: (sum) =>
      `${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}; du hättest ${n(sum.total)}`,
    meetings,
    cards,
  };
};
