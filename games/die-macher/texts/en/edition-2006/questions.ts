import { does, type Formats } from '@hustings/texts';
import type { DecisionKind } from '../../../rules/edition-2006/index.js';
import type { Asked, Texts } from '../../edition-2006/texts.js';
import { counted } from './counted.js';

/** What is asked: about which state, sum or party of the moment. */
export const questions = (f: Formats<'en'>): Texts['questions'] => {
  const eur = f.euros;
  const { handCards, meetings, opinions, points } = counted(f);
  const purse = ({ money }: Asked): string =>
    money === undefined ? '' : ` You have ${eur(money)}.`;
  const highest = ({ bid, bidder }: Asked): string =>
    bidder === undefined ? 'No bid yet.' : `${does(bidder, 'has', 'have')} bid ${eur(bid)}.`;
  return {
    preliminary: () =>
      'How do you begin? Choose an option of each list, and a state for each of its parts.',
    bid: (asked) =>
      `What do you bid for the right to name the first player?${purse(asked)} Only the highest bidder pays.`,
    bidAgain: (asked) =>
      `You are tied at ${eur(asked.bid)}: what do you bid now, at least as much?${purse(asked)}`,
    nameFirstPlayer: () => 'You have won the bidding: who shall be first player?',
    exchangeCards: ({ handSize }) =>
      `Which of your ${handCards(handSize)} do you discard, to draw as many new ones?`,
    changeProgram: () => 'Do you replace one card of your program with one of your hand?',
    layCabinet: (asked) =>
      `Which shadow cabinet cards do you lay face down, at most one on each state?${purse(asked)}`,
    useCabinet: ({ laid }) => {
      const lying = laid.map(({ card, state }) => `${card.whom} ${state.in}`);
      const have = lying.length === 0 ? '' : ` You have ${f.list(lying)}.`;
      return `Which of your cabinet cards do you use now, and for what?${have}`;
    },
    approach: ({ state }) => `With whom do you want a coalition ${state.in}?`,
    answerOffer: ({ turn, state }) =>
      turn === undefined
        ? `You are offered a coalition ${state.in}. Do you accept?`
        : `${does(turn, 'offers', 'offer')} you a coalition ${state.in}. Do you accept?`,
    buyMedia: (asked) =>
      `In which state do you buy a media marker for ${eur(asked.price)}?${purse(asked)}`,
    swapOpinion: ({ state }) => `Which opinion ${state.of} do you swap with one of the reserve?`,
    placeMeetings: (asked) =>
      `How many meetings do you place in each state, at ${eur(asked.price)} each?${purse(asked)}`,
    bidForPoll: (asked) =>
      `What do you bid for the poll ${asked.state.of}? ${highest(asked)}${purse(asked)}`,
    publishPoll: ({ state, poll }) =>
      poll === ''
        ? `Which one or two lines of the poll ${state.of} do you publish?`
        : `Your poll ${state.of} says: ${poll}. Which one or two lines do you publish?`,
    convertMeetings: (asked) =>
      `How many of your ${meetings(asked.meetings)} ${asked.state.in} do you turn into votes now?`,
    moveMedia: (asked) =>
      `Do you move one of your media markers ${asked.state.in} to the national board, for ${points(asked.points)} at the end?`,
    carryOpinion: ({ state, carries }) =>
      `Which opinion ${state.of} do you carry to the national board? ${opinions(carries)} at most.`,
    contribute: () => 'Do you accept or refuse one of your contributions?',
  };
};

/** What a decision is for. */
export const purposes: Readonly<Record<DecisionKind, string>> = {
  preliminary: 'A first foothold: votes count at once, meetings and popularity pay off later.',
  bid: 'Whoever wins names the first player, who acts first in every phase.',
  bidAgain: 'Whoever wins names the first player, who acts first in every phase.',
  nameFirstPlayer: 'The first player acts first in every phase, and opens every auction.',
  exchangeCards: 'With better cards in hand you can change your program, now or later.',
  changeProgram: 'A program that fits the opinions of a state multiplies your meetings there.',
  layCabinet:
    'Each card acts once in the whole game, where it lies; a telephone brings a coalition tile.',
  useCabinet: 'Votes count at once; popularity and key issues count when meetings become votes.',
  approach: 'Partners count their votes together in the state that elects now.',
  answerOffer: 'Partners count their votes together in the state that elects now.',
  buyMedia:
    'Most markers in a state: you may swap one of its opinions, and no poll lowers you there.',
  swapOpinion: 'Make the state think as your program does.',
  placeMeetings: 'Meetings become votes: meetings × (popularity + match).',
  bidForPoll: 'Published, a poll moves popularity; unpublished, it brings you members.',
  publishPoll: 'Moves popularity now; or publish nothing, and gain members.',
  convertMeetings: 'Votes are safe, meetings can still lose their match. The markers come back.',
  moveMedia: 'It scores at the end of the game, the earlier the more.',
  carryOpinion: 'National opinions that are in your program bring members and points.',
  contribute: 'Money now against members, who pay in some rounds and score at the end.',
};
