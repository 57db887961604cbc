import { factor } from '../../edition-2019/factor.js';
import { does, verb, type Formats } from '@hustings/texts';
import type { LogTexts } from '../../edition-2019/log-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

/** What happened, a sentence for each event that the log needs a word of. */
export const log = (f: Formats<'en'>): LogTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# rally', other: '# rallies' });
  const theCards = (cards: readonly string[]): string =>
    `${cards.length === 1 ? 'the card' : 'the cards'} ${f.list(cards)}`;
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const sum = (held: number, trend: number, match: number, got: number): string =>
    `(${factor(f, n(held), held, trend)}) × ${n(Math.max(1, match))} = ${n(got)}`;
  return {
    programLaid: ({ who, cards }) =>
      cards.length === 0
        ? `${does(who, 'finds', 'find')} no topic that the program lacks.`
        : `${does(who, 'lays', 'lay')} down for the program: ${f.list(cards)}.`,
    surplusShown: ({ who, cards }) =>
      `${does(who, 'shows and discards', 'show and discard')} ${theCards(cards)}.`,
    programsDrawn: ({ who, count: drawn }) => `${does(who, 'draws', 'draw')} ${count(drawn)}.`,
    programsDrawnSeen: ({ who, cards }) =>
      `${does(who, 'draws', 'draw')} ${theCards(cards)} (only you see this).`,
    cardKept: ({ who }) => `${does(who, 'keeps', 'keep')} a card in hand.`,
    startPosition: ({ who, parts }) => {
      const placed = parts.map(
        ({ what, states, isEach }) =>
          `${what}${isEach ? ' each' : ''} ${f.list(states.map((s) => s.in))}`,
      );
      return `${does(who, 'starts', 'start')} with ${f.list(placed)}.`;
    },
    bidsOpened: ({ bids }) =>
      `Bids for start player: ${bids.map(({ who, bid }) => `${who.name} ${eur(bid)}`).join(', ')}.`,
    tie: ({ tied, bid }) => `${f.begin(all(tied))} are tied at ${eur(bid)}.`,
    raised: ({ who, bid }) => `${does(who, 'raises', 'raise')} to ${eur(bid)}.`,
    passed: {
      raise: ({ who }) => `${does(who, 'does', 'do')} not raise.`,
      drawPrograms: ({ who }) => `${does(who, 'draws', 'draw')} no program cards.`,
      buyMedia: ({ who }) => `${does(who, 'buys', 'buy')} no media marker for now.`,
      chooseAction: ({ who, where }) => `${does(who, 'leaves', 'leave')} an action${where} out.`,
      placeMedia: ({ who, where }) =>
        `${does(who, 'leaves', 'leave')} the media spot${where} free.`,
      shiftOpinion: ({ who, where }) => `${does(who, 'shifts', 'shift')} no opinion${where}.`,
      bidForPoll: ({ who }) => `${does(who, 'does', 'do')} not bid for the poll.`,
      convertRallies: ({ who, where }) =>
        `${does(who, 'turns', 'turn')} no rallies${where} into votes yet.`,
    },
    startPlayer: ({ who, paid }) =>
      paid > 0
        ? `${does(who, 'goes', 'go')} first for ${eur(paid)}.`
        : `${does(who, 'goes', 'go')} first.`,
    overbid: ({ who, paid, base }) =>
      `${does(who, 'can’t', 'can’t')} pay the bid: ${eur(paid)} go to the bank, the party base falls to ${n(base)}.`,
    stackDrawn: ({ who }) => `${does(who, 'draws', 'draw')} the top program card.`,
    stackDrawnSeen: ({ who, cards }) =>
      `${does(who, 'draws', 'draw')} ${theCards(cards)} from the stack (only you see which).`,
    displayDiscarded: ({ who }) => `${does(who, 'discards', 'discard')} the program display.`,
    displayTaken: ({ who, card }) =>
      `${does(who, 'takes', 'take')} the card ${card} from the display.`,
    programChanged: ({ who, out, into }) =>
      `${does(who, 'changes', 'change')} the program: ${f.list(into)} instead of ${f.list(out)}.`,
    programKept: ({ who }) =>
      `${does(who, 'swaps', 'swap')} a card for an equal one: the program stays the same.`,
    handDiscarded: ({ who, count: gone }) => `${does(who, 'discards', 'discard')} ${count(gone)}.`,
    mediaBought: ({ who, state, paid }) =>
      `${does(who, 'buys', 'buy')} a media marker ${state.in} for ${eur(paid)}.`,
    ralliesPlaced: ({ who, parts, paid }) => {
      if (parts.length === 0) return `${does(who, 'holds', 'hold')} no rallies.`;
      const [first, ...more] = parts;
      if (more.length === 0)
        return `${does(who, 'holds', 'hold')} ${rallies(first.rallies)} ${first.state.in} for ${eur(paid)}.`;
      const each = parts.map(({ rallies: k, state }) => `${state.short} ${n(k)}`);
      return `${does(who, 'holds', 'hold')} rallies: ${f.list(each)}, for ${eur(paid)}.`;
    },
    politiciansSent: ({ who, states }) => {
      if (states.length === 0) return `${does(who, 'sends', 'send')} nobody.`;
      const sent = states.length === 1 ? 'a politician' : 'a politician each';
      return `${does(who, 'sends', 'send')} ${sent} ${f.list(states.map(({ to }) => to))}.`;
    },
    politiciansRevealed: ({ state, sent }) => {
      const shown = sent.map(({ who, politician }) => `${who.name} ${politician.name}`);
      return `Politicians ${state.in}: ${shown.join(', ')}.`;
    },
    politicianPaid: ({ who, state, politician, paid }) =>
      `${does(who, 'pays', 'pay')} ${politician.whom} ${state.in} ${eur(paid)}.`,
    politicianGone: ({ who, state, politician }) =>
      `${does(who, 'lets', 'let')} ${politician.whom} ${state.in} go.`,
    trendMoved: ({ who, state, from, to }) =>
      from === to
        ? `The trend ${who.of} ${state.in} stays ${f.signed(to)}.`
        : `The trend ${who.of} ${state.in} goes from ${f.signed(from)} to ${f.signed(to)}.`,
    votesGained: ({ who, state, votes: got, total }) =>
      `${does(who, 'gains', 'gain')} ${votes(got)} ${state.in}, ${n(total)} now.`,
    baseChanged: ({ who, by, base }) =>
      `The party base ${who.of} changes by ${f.signed(by)} and is ${n(base)} now.`,
    doublePlaced: ({ who, state, card }) =>
      `${does(who, 'doubles', 'double')} the opinion ${card} ${state.in}.`,
    doubleRemoved: ({ who, state, card }) =>
      `${does(who, 'removes', 'remove')} the double marker from the opinion ${card} ${state.in}.`,
    mediaRemoved: ({ who, from, state, paid }) =>
      `${does(who, 'buys', 'buy')} out a media marker ${from.of} ${state.in} for ${eur(paid)}.`,
    mediaPlaced: ({ who, state }) => `${does(who, 'puts', 'put')} a media marker ${state.in}.`,
    opinionShifted: ({ who, state, out, into }) =>
      `${does(who, 'shifts', 'shift')} an opinion ${state.in}: ${into} instead of ${out}.`,
    auctionOpened: ({ who, state, back, absent }) =>
      `${does(who, 'is', 'are')} auctioneer of a poll ${state.in}; ${absent ? `its plus is for ${back.mid}, not at this table` : `it would raise the trend ${back.of}`}.`,
    pollBid: ({ who, bid }) => `${does(who, 'bids', 'bid')} ${eur(bid)}.`,
    pollWon: ({ who, state, paid }) =>
      `${does(who, 'wins', 'win')} the poll ${state.in} for ${eur(paid)}.`,
    pollUnsold: ({ state }) => `Nobody wants the poll ${state.in}.`,
    pollPublished: ({ who, state, front }) => {
      const figures = front.map((line) => `${line.who.name} ${f.signed(line.by)}`);
      return `${does(who, 'publishes', 'publish')} the poll ${state.in}: ${figures.join(', ')}.`;
    },
    pollHidden: ({ who, state, base }) =>
      `${does(who, 'keeps', 'keep')} the poll ${state.in} quiet: party base ${f.signed(base)}.`,
    ralliesConverted: ({ who, state, sum: { rallies: held, trend, match, votes: got, total } }) =>
      `${does(who, 'turns', 'turn')} ${rallies(held)} ${state.in} into votes: ${sum(held, trend, match, got)}, ${votes(total)} now.`,
    electionSingle: ({ state, who }) =>
      `Election ${state.in}: ${who.mid} ${verb(who, { one: 'wins', several: 'win' })} alone, with 50 or more.`,
    electionSeveral: ({ state, winners }) => {
      const won = winners.length === 1 ? verb(winners[0], { one: 'wins', several: 'win' }) : 'win';
      return `Election ${state.in}: several reach 50; ${all(winners)} ${won}.`;
    },
    electionCoalition: ({ state, winners }) =>
      `Election ${state.in}: ${all(winners)} form a coalition.`,
    electionNone: ({ state, who }) =>
      `Election ${state.in}: no coalition is possible; ${who.mid} ${verb(who, { one: 'is', several: 'are' })} strongest.`,
    mediaPresence: ({ who, state, points: worth }) =>
      `${does(who, 'moves', 'move')} a media marker from ${state.name} to the media presence, worth ${points(worth)} at the end.`,
    incomePaid: ({ who, votes: earned, base }) =>
      `${does(who, 'receives', 'receive')} ${eur(earned + base)}: ${eur(earned)} for points from votes, ${eur(base)} for the party base.`,
    donationAccepted: ({ who, sum: given, base }) =>
      `${does(who, 'accepts', 'accept')} a donation of ${eur(given)}; the party base is ${n(base)} now.`,
    donationRejected: ({ who, sum: given, base }) =>
      `${does(who, 'rejects', 'reject')} a donation of ${eur(given)}; the party base is ${n(base)} now.`,
    stateLeft: ({ state }) => `${state.name} has elected and leaves.`,
    stateEntered: ({ state }) => `${state.name} comes in.`,
    opinionTurned: ({ state, card }) => `A new opinion ${state.in}: ${card}.`,
    opinionsRefilled: () => 'The opinion display is filled up.',
    roundBegan: ({ round }) => `Round ${n(round)} begins.`,
    gameEnded: () => 'The last election is over: all purses are opened.',
  };
};
