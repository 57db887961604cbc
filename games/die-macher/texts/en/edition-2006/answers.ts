import type { Formats } from '@hustings/texts';
import type { AnswerTexts } from '../../edition-2006/texts.js';
import { counted, reckoned, startPart } from './counted.js';

const ordinals = ['first', 'second', 'third'];
const nth = (number: number): string => ordinals[number - 1];

/** What answers are called, what they cost and what they do. */
export const answers = (f: Formats<'en'>): AnswerTexts => {
  const { cards, dice, mediaMarkers, meetings, moreMembers, points, votes } = counted(f);
  const { euros: eur, number: n, signed } = f;
  const part = startPart(f);
  const arrow = ({ from, to }: { from: number; to: number }): string =>
    `${signed(from)} → ${signed(to)}`;
  return {
    list: (number) => `Option of the ${nth(number)} list`,
    listOne: (parts) => f.begin(f.list(parts.map(part))),
    listTwo: (markers, members) =>
      f.list([
        ...(markers === 0 ? [] : [mediaMarkers(markers)]),
        ...(members === 0 ? [] : [moreMembers(members)]),
      ]),
    partPlace: (number, known) =>
      known === undefined
        ? `State for the ${nth(number)} part of the first list`
        : `State for ${part(known)} (${nth(number)} part)`,
    markerPlace: (number) => `State for the ${nth(number)} media marker`,
    you: ({ name }) => `${name} (you)`,
    partner: (equal, how) => {
      const alike = f.plural(equal, {
        one: '# equal program card',
        other: '# equal program cards',
      });
      return {
        forced: `${alike}: the coalition is formed at once`,
        asked: `${alike}: they may accept or refuse`,
        impossible: alike,
      }[how];
    },
    programChange: (into, out) => `${into} instead of ${out}`,
    comesIn: (card) => `In comes ${card}`,
    matchChanges: (changes) =>
      changes.length === 0
        ? 'your match stays'
        : `match: ${changes.map((one) => `${one.state.name} ${arrow(one)}`).join(', ')}`,
    cabinetCard: ({ name }, cost) => `${name}, ${eur(cost)}`,
    powers: (powers) => {
      const either = [
        votes(powers.votes),
        ...(powers.popularity === 0 ? [] : [`popularity ${signed(powers.popularity)}`]),
        ...(powers.other === 0 ? [] : [`another party’s popularity ${signed(powers.other)}`]),
        ...(powers.keyIssue ? ['key issue marker'] : []),
        ...(powers.media ? ['replace a media marker'] : []),
      ].join(', or ');
      return powers.telephone ? `${either}; brings a coalition tile` : either;
    },
    campaign: ({ votes: got, meetings: held, popularity, match }) =>
      `you have ${votes(got)}, ${meetings(held)}, popularity ${signed(popularity)}, match ${signed(match)}`,
    cabinetIn: ({ name }, state) => `${state.name}: ${name}`,
    gainVotes: (gain, state) => `${votes(gain)} ${state.in}`,
    votesThere: (there) => `you have ${n(there)} there`,
    raise: (by, state) => `Your popularity ${signed(by)} ${state.in}`,
    lower: (party, by, state) => `Popularity ${party.of} ${signed(by)} ${state.in}`,
    replaceMedia: (party, state) => `Replace a media marker ${party.of} ${state.in}`,
    replaceCost: (sum) => `costs ${eur(sum)}, half of it to them`,
    keyIssueOff: (state) => `Remove the key issue marker ${state.in}`,
    keyIssueOn: (opinion, state) => `Key issue marker on ${opinion} ${state.in}`,
    countsTwice: 'it counts twice then',
    hiddenOpinion: (space) => `the hidden opinion ${n(space)}`,
    acceptCoalition: 'Accept the coalition',
    refuseCoalition: 'Refuse it',
    markersThere: (markers, leader) => {
      const most = leader === undefined ? 'nobody has most' : `most: ${leader.name}`;
      return `you have ${f.plural(markers, { one: '# marker', other: '# markers' })} there, ${most}`;
    },
    swap: (into, out) => `${into} instead of ${out}`,
    goesOut: (opinion) => `Out goes ${opinion}`,
    ownMatch: (change) =>
      change.from === change.to ? 'your match stays' : `your match ${arrow(change)}`,
    pollLine: ({ name }, by) => `${name} ${signed(by)}`,
    popularity: (change) => `popularity ${arrow(change)}`,
    moveMedia: 'Move a media marker to the national board',
    worth: (score) => `${points(score)} at the end`,
    carry: (opinion, space) => `${opinion} to space ${n(space)}`,
    carryFree: (score) => `free space, ${points(score)} at the end for who has it`,
    carryDominant: 'becomes dominant there',
    carryReplaces: (card) => `replaces ${card}`,
    accept: (sum) => `Accept ${eur(sum)}`,
    acceptDice: (rolled) =>
      `face up; roll ${dice(rolled)}: ${rolled === 1 ? 'you lose that many members' : 'you lose members by the highest one'}`,
    refuse: (sum) => `Refuse ${eur(sum)}`,
    refuseDice: (rolled, bonus) =>
      `face down; roll ${dice(rolled)}: you gain that many members, and ${dice(bonus)} more if you alone refuse the most`,
    keeps: (money) => `you keep ${eur(money)}`,
    conversion: (sum) =>
      `${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}; you would have ${n(sum.total)}`,
    meetings,
    cards,
  };
};
