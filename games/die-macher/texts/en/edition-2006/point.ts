import type { Formats } from '@hustings/texts';
import { data } from '../../../rules/edition-2006/index.js';
import { called, worldBoard } from '../board.js';
import { counted } from './counted.js';

/** English: what is told about a piece that one points at. */
export const point = (f: Formats<'en'>) => {
  const { number: n, euros: eur } = f;
  const { partyOf, quoted, says } = called(f, data.topics);
  const { state, points, votes } = worldBoard(f, data.topics);
  const { members, seats } = counted(f);
  const nth = (k: number): string =>
    f.ordinal(k, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
  return {
    state: (elects: boolean, round: number, most: number) =>
      `${elects ? 'Elects this round' : `Elects in round ${n(round)}`}. 50 votes give ${seats(most)}, fewer votes accordingly less.`,
    /** Of the last election, and what its signs mean. */
    alone: 'It is an election alone: nothing is decided in its round before it.',
    pays: 'Sign with people: at its election each party gets 1,000\u00a0€ a member.',
    barred: 'Sign with crossed circles: no coalitions here.',
    fit: (code: string) => `Your match in ${state(code)}:`,
    fitSay:
      '+1 for each open opinion that your program shares, −1 for each it opposes, twice under a key issue.',
    ifNow: (barred: boolean) =>
      `All meetings turned into votes, up to 50; then ${barred ? 'party against party' : 'side against side, a coalition with the votes of both'}. Of equal sides the one with the strongest party wins; if these are equal too, the one on top.`,
    scale: (code: string) => `Popularity in ${state(code)}:`,
    on: (who: string, figure: string) => `${who} ${figure}`,
    scaleSay: (lines: readonly string[]) => `${lines.join(', ')}. It is added to the match.`,
    hidden: 'A hidden opinion:',
    hiddenSay: 'it does not count yet. After a round one is turned up in every other state.',
    cardIn: (card: number, code: string) => `${quoted(card)} in ${state(code)}:`,
    worth: (worth: number, twice: boolean): string => {
      if (worth === 0) return 'your program does not touch it: 0 for your match.';
      const figure = f.signed(twice ? worth * 2 : worth);
      const marker = twice ? ', doubled as key issue' : '';
      return `${worth > 0 ? 'your program says the same' : 'your program says the opposite'}: ${figure} for your match${marker}.`;
    },
    media: (code: string) => `Media in ${state(code)}:`,
    spotFree: (code: string) => `A free media spot in ${state(code)}:`,
    spotOf: (id: string, code: string) => `A media marker ${partyOf(id).of} in ${state(code)}:`,
    noLead:
      'nobody controls them. Whoever has most markers may swap an opinion and can’t be lowered by polls.',
    leads: (id: string, a: number, b: number) =>
      `${says(id, 'controls', 'control')} them ${n(a)} : ${n(b)}, may swap an opinion there and can’t be lowered by polls.`,
    slotFree: (code: string) => `A place for a cabinet card in ${state(code)}:`,
    slotDown: (id: string, code: string) => `A cabinet card ${partyOf(id).of} in ${state(code)}:`,
    slotUp: (id: string, name: string) => `${name} ${partyOf(id).of}:`,
    slotSay: 'laid face down in phase 3; then all are revealed together, paid, and act.',
    deeds: (cost: number, what: string) => `${eur(cost)}; one of: ${what}.`,
    served: 'has served already; each serves once in a game.',
    figures: {
      pile: 'Place among equals',
      votes: 'Votes',
      talk: 'Coalition',
      held: 'Meetings',
      trend: 'Popularity',
      match: 'Match',
      factor: 'Factor',
      gain: 'Votes from meetings',
      worth: 'Seats',
    },
    figure: (what: string, id: string, code: string) =>
      `${what} ${partyOf(id).of} in ${state(code)}:`,
    tileSay: (tile: string) =>
      `${tile}. Talks are in phase 4 of the round in which this state elects.`,
    talks: (code: string) => `Coalitions in ${state(code)}:`,
    pile: (place: number, of: number) =>
      `; ${place === 1 ? 'on top' : `${nth(place)} from the top`} of ${n(of)} equal`,
    pileSay: (place: number, of: number) =>
      `${n(of)} parties with equal votes, in the order of their markers; this one is ${place === 1 ? 'on top, and ahead' : `${nth(place)} from the top`}. The dark box is its own.`,
    meetings: (k: number, most: number) =>
      `${n(k)} of ${n(most)}. In the election each is multiplied by the factor.`,
    popularity: (figure: number) => `${f.signed(figure)}, on a scale from −3 to +3.`,
    match: (k: number) =>
      `${f.signed(k)}: open opinions that the program shares, less those it opposes.`,
    factor: (popularity: number, match: number, k: number) =>
      `${f.signed(popularity)} ${match < 0 ? '−' : '+'} ${n(Math.abs(match))}${k === 0.5 ? ' is less than 1 and counts as ½' : ` = ${n(k)}`}.`,
    seatsFor: (v: number, k: number, most: number) =>
      `${votes(v)} would give ${n(k)} of ${n(most)}. Each seat is a point, winner or not.`,
    party: (who: string, name: string) => `${who}, ${name}:`,
    partySay: (k: number, m: number) => `${seats(k)} so far, ${members(m)}. Each is a point.`,
    alike: (k: number) => `${n(k)} of 5 cards alike:`,
    alikeSay: 'two are needed for a coalition; with three or more nobody can refuse it.',
    has: (who: string, what: string) => `${who}, ${what}:`,
    contribution: (sum: number) => `contribution of ${eur(sum)}`,
    contributionSay:
      'accepted, it brings the money and costs members; refused, it brings members. Both by dice, in phase 10.',
    contributionUsed: 'used already.',
    hand: 'In your hand: it can be laid into your program in phase 2.',
    reserve:
      'In the exchange reserve: who controls the media of a state may swap it in, in phase 5, and an absolute majority in phase 8.',
    ownCard:
      'In your program. An opinion like it counts for your match, its opposite against it; on the national board it brings members and points.',
    theirCard: (worth: number): string =>
      worth > 0
        ? 'The same as in your program.'
        : worth < 0
          ? 'Your program says the opposite.'
          : 'Your program does not touch it.',
    spaceFree: 'Free: the next new topic goes to the first free space.',
    space: (card: number, dominant: boolean, who: readonly string[]) =>
      `${quoted(card)}${dominant ? `, dominant: ${n(data.dominantPoints)} points more` : ''}. ${who.length === 0 ? 'In nobody’s program.' : `In the program of ${f.list(who)}.`}`,
    presence: (k: number) => `Media of election ${n(k)}:`,
    presenceSay: (worth: number, who: readonly string[]) =>
      `a marker there is worth ${points(worth)} at the end. ${who.length === 0 ? 'Nobody has one.' : `There: ${f.list(who)}.`}`,
    round: (name: string | undefined, won: readonly string[]) =>
      `${name ?? 'Its state is not drawn yet.'}${won.length === 0 ? '' : ` · won by ${f.list(won)}`}`,
    phaseFor: (k: number) => `that is for phase ${n(k)}.`,
    phase: (k: number) => ({
      title: k === 0 ? 'Before round 1:' : `Phase ${n(k)}:`,
      text: [
        'each party secretly takes one column of two lists, and a state for each part.',
        'sealed bids; the highest is paid and names the first player. Nobody else pays.',
        'in turn, hand cards are exchanged and one card of the program changed.',
        'in turn, cabinet cards are laid face down, then revealed together, paid, and used.',
        'in the electing state, parties with tiles and two cards alike may govern together.',
        `round and round, media markers are bought for ${eur(data.mediaCost)} each; then whoever controls the media may swap an opinion.`,
        `in turn, meetings are held wherever one likes, for ${eur(data.meetingCost)} each.`,
        'in every state a poll is auctioned openly; its buyer publishes lines of it or rolls for members.',
        'in the states that elect later, five meetings and more may become votes.',
        'meetings become votes, the state elects; winners take media and opinions to the nation, then members and money.',
        'each party accepts or refuses a contribution; then dice are rolled.',
      ][k],
    }),
  };
};

export type PointTexts = ReturnType<typeof point>;
