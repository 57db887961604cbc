import type { Formats } from '@hustings/texts';
import type { AnswerTexts } from '../../edition-2006/texts.js';
import { counted, reckoned, startPart } from './counted.js';

const feminine = ['première', 'deuxième', 'troisième'];
const masculine = ['premier', 'deuxième', 'troisième'];

/** What answers are called, what they cost and what they do. */
export const answers = (f: Formats<'fr'>): AnswerTexts => {
  const { cards, dice, mediaMarkers, meetings, moreMembers, points, votes } = counted(f);
  const { euros: eur, number: n, signed } = f;
  const part = startPart(f);
  const arrow = ({ from, to }: { from: number; to: number }): string =>
    `${signed(from)} → ${signed(to)}`;
  return {
    list: (number) => `Colonne de la ${feminine[number - 1]} liste`,
    listOne: (parts) => f.begin(f.list(parts.map(part))),
    listTwo: (markers, members) =>
      f.list([
        ...(markers === 0 ? [] : [mediaMarkers(markers)]),
        ...(members === 0 ? [] : [moreMembers(members)]),
      ]),
    partPlace: (number, known) =>
      known === undefined
        ? `État pour la ${feminine[number - 1]} partie de la première liste`
        : `État pour ${part(known)} (${feminine[number - 1]} partie)`,
    markerPlace: (number) => `État pour le ${masculine[number - 1]} marqueur médias`,
    you: ({ name }) => `${name} (toi)`,
    partner: (equal, how) => {
      const alike = f.plural(equal, {
        one: '# carte de plateforme identique',
        other: '# cartes de plateforme identiques',
      });
      return {
        forced: `${alike}\u00a0: la coalition est formée aussitôt`,
        asked: `${alike}\u00a0: ce parti peut accepter ou refuser`,
        impossible: alike,
      }[how];
    },
    programChange: (into, out) => `${into} au lieu de ${out}`,
    comesIn: (card) => `À faire entrer\u00a0: ${card}`,
    matchChanges: (changes) =>
      changes.length === 0
        ? 'ton accord ne change pas'
        : `accord\u00a0: ${changes.map((one) => `${one.state.name} ${arrow(one)}`).join(', ')}`,
    cabinetCard: ({ name }, cost) => `${name}, ${eur(cost)}`,
    powers: (powers) => {
      const either = [
        votes(powers.votes),
        ...(powers.popularity === 0 ? [] : [`popularité ${signed(powers.popularity)}`]),
        ...(powers.other === 0 ? [] : [`popularité d’un autre parti ${signed(powers.other)}`]),
        ...(powers.keyIssue ? ['enjeu clé'] : []),
        ...(powers.media ? ['remplacer un marqueur médias'] : []),
      ].join(', ou ');
      return powers.telephone ? `${either}\u202f; apporte une tuile de coalition` : either;
    },
    campaign: ({ votes: got, meetings: held, popularity, match }) =>
      `tu as ${votes(got)}, ${meetings(held)}, popularité ${signed(popularity)}, accord ${signed(match)}`,
    cabinetIn: ({ name }, state) => `${state.name}\u00a0: ${name}`,
    gainVotes: (gain, state) => `${votes(gain)} ${state.in}`,
    votesThere: (there) => `tu y as ${votes(there)}`,
    raise: (by, state) => `Ta popularité ${signed(by)} ${state.in}`,
    lower: (party, by, state) => `Popularité ${party.of} ${signed(by)} ${state.in}`,
    replaceMedia: (party, state) => `Remplacer un marqueur médias ${party.of} ${state.in}`,
    replaceCost: (sum) => `coûte ${eur(sum)}, dont la moitié pour ce parti`,
    keyIssueOff: (state) => `Retirer l’enjeu clé ${state.in}`,
    keyIssueOn: (opinion, state) => `Enjeu clé sur ${opinion} ${state.in}`,
    countsTwice: 'elle compte alors double',
    hiddenOpinion: (space) => `l’opinion cachée ${n(space)}`,
    acceptCoalition: 'Accepter la coalition',
    refuseCoalition: 'La refuser',
    markersThere: (markers, leader) => {
      const most = leader === undefined ? 'aucune majorité' : `majorité\u00a0: ${leader.name}`;
      return `tu y as ${f.plural(markers, { one: '# marqueur', other: '# marqueurs' })}, ${most}`;
    },
    swap: (into, out) => `${into} au lieu de ${out}`,
    goesOut: (opinion) => `À retirer\u00a0: ${opinion}`,
    ownMatch: (change) =>
      change.from === change.to ? 'ton accord ne change pas' : `ton accord ${arrow(change)}`,
    pollLine: ({ name }, by) => `${name} ${signed(by)}`,
    popularity: (change) => `popularité ${arrow(change)}`,
    moveMedia: 'Placer un marqueur médias au national',
    worth: (score) => `${points(score)} à la fin`,
    carry: (opinion, space) => `${opinion} sur la case ${n(space)}`,
    carryFree: (score) => `case libre, ${points(score)} à la fin pour qui l’a`,
    carryDominant: 'y devient dominante',
    carryReplaces: (card) => `remplace ${card}`,
    accept: (sum) => `Accepter ${eur(sum)}`,
    acceptDice: (rolled) =>
      rolled === 1
        ? `face visible\u202f; lance ${dice(rolled)}\u00a0: tu perds autant d’adhérents`
        : `face visible\u202f; lance ${dice(rolled)}\u00a0: tu perds autant d’adhérents que le plus haut`,
    refuse: (sum) => `Refuser ${eur(sum)}`,
    refuseDice: (rolled, bonus) =>
      `face cachée\u202f; lance ${dice(rolled)}\u00a0: tu gagnes autant d’adhérents, et ${dice(bonus)} de plus si personne ne refuse autant que toi`,
    keeps: (money) => `il te reste ${eur(money)}`,
    conversion: (sum) =>
      `${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}\u202f; tu en aurais ${n(sum.total)}`,
    meetings,
    cards,
  };
};
