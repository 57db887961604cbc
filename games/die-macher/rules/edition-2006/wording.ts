import {
  counted,
  enumerated,
  NONE,
  PASS_WORD,
  signed,
  SPECTATOR,
  type Given,
  type Label,
  type Wording,
} from '@hustings/kernel';
import {
  agreement,
  boardOf,
  layCard,
  match,
  mediaMajority,
  partyIds,
  programCards,
  takeOut,
  type Program,
} from '../world/index.js';
import { data } from './data.js';
import {
  cabinetName,
  cardName,
  cardOfWord,
  conversionText,
  euros,
  partName,
  partyName,
  partySubject,
  pollText,
  stateName,
  stateOf,
} from './english.js';
import { phrases } from './phrases.js';
import { firstElection, lastElection, mediaPoints } from './paragraphs/0.13-election-order.js';
import { cabinet, popularityMoved } from './paragraphs/3.3-cabinet-cards.js';
import { pollChanges } from './paragraphs/7-polls.js';
import { conversion } from './paragraphs/8.2-votes.js';
import { cabinetPowers, sections } from './sections.js';
import type { BoardView, View } from './view.js';

const you = (view: View): number => view.position.viewer;
const electionNow = (view: View): number => view.position.now['election'] ?? NONE;
const boardNow = (view: View): BoardView => view.boards[boardOf(electionNow(view))];

/** The board of the state with this code. */
function boardOfCode(view: View, code: string): BoardView | undefined {
  return view.boards.find(({ state }) => state !== NONE && data.states[state].code === code);
}

const nameOfCode = (code: string): string => {
  const state = data.states.findIndex((one) => one.code === code);
  return state < 0 ? code : stateName(state);
};

/** The seat of the party with this id, or −1. */
const seatOfId = (view: View, id: string): number =>
  view.parties.findIndex((played) => partyIds[played] === id);

const purse = (view: View): string => `You have ${euros(view.money[you(view)])}.`;

/** What is asked, where it is about a state, a sum or a party of this moment. */
const questions: Readonly<Record<string, (view: View) => string>> = {
  preliminary: () =>
    'How do you begin? Choose an option of each list, and a state for each of its parts.',
  bid: (view) =>
    `What do you bid for the right to name the first player? ${purse(view)} Only the highest bidder pays.`,
  bidAgain: (view) =>
    `You are tied at ${euros(view.auction.bid)}: what do you bid now, at least as much? ${purse(view)}`,
  nameFirstPlayer: () => 'You have won the bidding: who shall be first player?',
  exchangeCards: (view) =>
    `Which of your ${counted(view.hands[you(view)].length, 'hand card')} do you discard, to draw as many new ones?`,
  changeProgram: () => 'Do you replace one card of your program with one of your hand?',
  layCabinet: (view) =>
    `Which shadow cabinet cards do you lay face down, at most one on each state? ${purse(view)}`,
  useCabinet: () => 'Which of your cabinet cards do you use now, and for what?',
  approach: (view) => `With whom do you want a coalition in ${stateOf(view, view.held)}?`,
  answerOffer: (view) =>
    `${partySubject(view, view.position.now['seat']).does('offers')} you a coalition in ${stateOf(view, view.held)}. Do you accept?`,
  buyMedia: (view) =>
    `In which state do you buy a media marker for ${euros(data.mediaCost)}? ${purse(view)}`,
  swapOpinion: (view) =>
    `Which opinion of ${stateOf(view, electionNow(view))} do you swap with one of the reserve?`,
  placeMeetings: (view) =>
    `How many meetings do you place in each state, at ${euros(data.meetingCost)} each? ${purse(view)}`,
  bidForPoll: (view) =>
    `What do you bid for the poll of ${stateOf(view, electionNow(view))}? ${highestBid(view)} ${purse(view)}`,
  publishPoll: (view) =>
    `Your poll of ${stateOf(view, electionNow(view))} says: ${view.poll < 0 ? '' : pollText(view, view.poll)}. Which one or two lines do you publish?`,
  convertMeetings: (view) =>
    `How many of your ${counted(boardNow(view).meetings[you(view)], 'meeting')} in ${stateOf(view, electionNow(view))} do you turn into votes now?`,
  moveMedia: (view) =>
    `Do you move a media marker from ${stateOf(view, view.held)} to the national board, for ${counted(mediaPoints(view, view.round), 'point')} at the end?`,
  carryOpinion: (view) =>
    `Which opinion of ${stateOf(view, view.held)} do you carry to the national board? ${counted(view.carries, 'opinion')} at most.`,
  contribute: () => 'Do you accept or refuse one of your contributions?',
};

function highestBid(view: View): string {
  const { bid, bidder } = view.auction;
  return bidder === NONE
    ? 'No bid yet.'
    : `${partySubject(view, bidder).does('has')} bid ${euros(bid)}.`;
}

/** What the button says with which one does without. */
const passes: Readonly<Record<string, string>> = {
  approach: 'No coalition: pass',
  bidForPoll: 'Do not bid: leave the auction',
  buyMedia: 'Buy no media marker now: pass',
  carryOpinion: 'Carry none: go on',
  changeProgram: 'Leave the program as it is',
  contribute: 'Neither: keep the cards for later',
  convertMeetings: 'Convert none now',
  moveMedia: 'Leave the marker here',
  swapOpinion: 'Swap nothing',
  useCabinet: 'Waive the actions that are left',
};

const nothings: Readonly<Record<string, string>> = {
  exchangeCards: 'keep all cards',
  layCabinet: 'lay no cabinet card',
  placeMeetings: 'place no meetings',
  publishPoll: `publish nothing: roll ${data.pollUnpublishedDice} dice for new members instead`,
};

type Labeller = (view: View, word: string, given: Given) => Label;

const ordinals = ['first', 'second', 'third'];

/** 0.9: `list1`, `part2`, `marker3` are places; the rest are options of a list, and states. */
function preliminary(_view: View, word: string, given: Given): Label {
  if (word === 'list1') return { text: 'Option of the first list' };
  if (word === 'list2') return { text: 'Option of the second list' };
  if (word === 'none') return { text: 'none' };
  const place = /^(part|marker)(\d)$/.exec(word);
  if (place !== null) return { text: placeName(place[1], Number(place[2]) - 1, given) };
  const option = /^media (\d+) members (\d+)$/.exec(word);
  if (option !== null) return { text: secondList(Number(option[1]), Number(option[2])) };
  const parts = data.preliminary.list1.find((one) => one.join(' ') === word);
  return { text: parts === undefined ? nameOfCode(word) : enumerated(parts.map(partName)) };
}

function placeName(what: string, index: number, given: Given): string {
  if (what === 'marker') return `State for the ${ordinals[index]} media marker`;
  const parts = data.preliminary.list1.find((one) => one.join(' ') === given['list1']);
  return parts === undefined
    ? `State for the ${ordinals[index]} part of the first list`
    : `State for ${partName(parts[index])} (${ordinals[index]} part)`;
}

function secondList(media: number, members: number): string {
  return enumerated([
    ...(media === 0 ? [] : [counted(media, 'media marker')]),
    ...(members === 0 ? [] : [`${members} more members`]),
  ]);
}

function party(view: View, word: string): Label {
  const seat = seatOfId(view, word);
  return { text: seat === you(view) ? `${partyName(view, seat)} (you)` : partyName(view, seat) };
}

/** 4.2: with three equal cards nobody is asked. */
function partner(view: View, word: string): Label {
  const seat = seatOfId(view, word);
  const equal = agreement(view.programs[you(view)], view.programs[seat]);
  const how =
    equal >= data.coalition.force ? 'the coalition is formed at once' : 'they may accept or refuse';
  return {
    text: partyName(view, seat),
    note: `${counted(equal, 'equal program card')}${equal < data.coalition.agree ? '' : `: ${how}`}`,
  };
}

const card = (_view: View, word: string): Label => ({ text: cardName(cardOfWord(word)) });

/** Where a program would fit better or worse, state by state. */
function matchChanges(view: View, program: Readonly<Program>): string {
  const before = view.programs[you(view)];
  const changes: string[] = [];
  for (let election = firstElection(view); election <= lastElection(view); election++) {
    const board = view.boards[boardOf(election)];
    const [from, to] = [match(before, board), match(program, board)];
    if (from !== to) changes.push(`${stateName(board.state)} ${signed(from)} → ${signed(to)}`);
  }
  return changes.length === 0 ? 'your match stays' : `match: ${changes.join(', ')}`;
}

function programChange(view: View, word: string): Label {
  const [out, into] = word.split('>').map(cardOfWord);
  const program = view.programs[you(view)].slice();
  takeOut(program, out);
  layCard(program, into);
  const fits = programCards(program).length === data.program;
  return {
    text: `${cardName(into)} instead of ${cardName(out)}`,
    group: `In comes ${cardName(into)}`,
    ...(fits ? { note: matchChanges(view, program) } : {}),
  };
}

/** A place is a state; what lies there is a cabinet card. */
function cabinetCard(view: View, word: string): Label {
  const found = cabinet.findIndex(({ id }) => id === word);
  if (found < 0) return ownCampaign(view, word);
  return {
    text: `${cabinetName(found)}, ${euros(cabinet[found].cost)}`,
    note: cabinetPowers(found),
  };
}

/** A state, and how one's own campaign stands there. */
function ownCampaign(view: View, code: string): Label {
  const board = boardOfCode(view, code);
  if (board === undefined) return { text: nameOfCode(code) };
  const seat = you(view);
  const figures = [
    counted(board.votes[seat], 'vote'),
    counted(board.meetings[seat], 'meeting'),
    `popularity ${signed(board.popularity[seat])}`,
    `match ${signed(match(view.programs[seat], board))}`,
  ];
  return { text: nameOfCode(code), note: `you have ${figures.join(', ')}` };
}

/** 3.3: what the card that lies in a state can do there. */
function cabinetAct(view: View, word: string): Label {
  const [code, act, ...rest] = word.split(' ');
  const board = boardOfCode(view, code);
  const laid = board?.laid[you(view)] ?? NONE;
  if (board === undefined || laid < 0) return { text: nameOfCode(code) };
  const group = `${nameOfCode(code)}: ${cabinetName(laid)}`;
  const { text, note } = actText(view, board, laid, act, rest.join(' '));
  return { text: `${text} in ${nameOfCode(code)}`, group, ...(note === '' ? {} : { note }) };
}

function actText(
  view: View,
  board: BoardView,
  laid: number,
  act: string,
  object: string,
): { text: string; note: string } {
  const { votes, popularity, other } = cabinet[laid];
  const seat = act === 'media' || act === 'lower' ? seatOfId(view, object) : you(view);
  const moves = (by: number): string =>
    `${signed(board.popularity[seat])} → ${signed(popularityMoved(board.popularity[seat], by))}`;
  switch (act) {
    case 'votes':
      return { text: counted(votes, 'vote'), note: `you have ${board.votes[seat]} there` };
    case 'popularity':
      return { text: `Your popularity ${signed(popularity)}`, note: moves(popularity) };
    case 'lower':
      return {
        text: `Popularity of ${partyName(view, seat)} ${signed(other)}`,
        note: moves(other),
      };
    case 'media':
      return {
        text: `Replace a media marker of ${partyName(view, seat)}`,
        note: `costs ${euros(2 * data.mediaCost)}, half of it to them`,
      };
    default:
      return object === 'off'
        ? { text: 'Remove the key issue marker', note: '' }
        : { text: `Key issue marker on ${opinionText(object)}`, note: 'it counts twice then' };
  }
}

/** An opinion by its card; one that lies face down by its space. */
function opinionText(word: string): string {
  const found = cardOfWord(word);
  return found < 0 ? `the hidden opinion ${word.replace(/\D/g, '')}` : cardName(found);
}

const answer = (_view: View, word: string): Label => ({
  text: word === 'accept' ? 'Accept the coalition' : 'Refuse it',
});

function mediaState(view: View, code: string): Label {
  const board = boardOfCode(view, code);
  if (board === undefined) return { text: nameOfCode(code) };
  const leader = mediaMajority(board.media);
  const most =
    leader === NONE ? 'nobody has most' : `${partySubject(view, leader).does('has')} most`;
  return {
    text: nameOfCode(code),
    note: `you have ${counted(board.media[you(view)], 'marker')} there, ${most}`,
  };
}

function swap(view: View, word: string): Label {
  const [out, into] = word.split('>');
  const board = boardNow(view);
  const space = board.opinions.indexOf(cardOfWord(out));
  const text = `${opinionText(into)} instead of ${opinionText(out)}`;
  if (space < 0) return { text };
  const opinions = board.opinions.slice();
  opinions[space] = cardOfWord(into);
  const program = view.programs[you(view)];
  const [from, to] = [match(program, board), match(program, { ...board, opinions })];
  const note = from === to ? 'your match stays' : `your match ${signed(from)} → ${signed(to)}`;
  return { text, note, group: `Out goes ${opinionText(out)}` };
}

function pollLine(view: View, word: string): Label {
  const seat = seatOfId(view, word);
  if (view.poll < 0) return { text: partyName(view, seat) };
  const by = pollChanges[view.poll][view.parties[seat]];
  const from = boardNow(view).popularity[seat];
  return {
    text: `${partyName(view, seat)} ${signed(by)}`,
    note: `popularity ${signed(from)} → ${signed(popularityMoved(from, by))}`,
  };
}

/** `+minimumWage to 2`: what happens on that space of the national board. */
function carry(view: View, word: string): Label {
  const [from, to] = word.split(' to ');
  const space = Number(to) - 1;
  const there = view.nation.opinions[space];
  const { points } = data.nationalOpinion[space];
  const note =
    there === undefined
      ? `free space, ${counted(points, 'point')} at the end for who has it`
      : there === cardOfWord(from)
        ? 'becomes dominant there'
        : `replaces ${cardName(there)}`;
  return { text: `${opinionText(from)} to space ${to}`, note };
}

function contribution(view: View, word: string): Label {
  const [verb, sum] = word.split(' ');
  const index = data.contributions.findIndex((one) => String(one) === sum);
  const rolled = data.diceSets[view.options.dice].contributionDice[index];
  const dice = rolled === 1 ? '1 die' : `${rolled} dice`;
  return verb === 'accept'
    ? {
        text: `Accept ${euros(Number(sum))}`,
        note: `face up; roll ${dice}: ${rolled === 1 ? 'you lose that many members' : 'you lose members by the highest one'}`,
      }
    : {
        text: `Refuse ${euros(Number(sum))}`,
        note: `face down; roll ${dice}: you gain that many members, and ${data.refusalBonusDice} dice more if you alone refuse the most`,
      };
}

const labellers: Readonly<Record<string, Labeller>> = {
  preliminary,
  nameFirstPlayer: party,
  exchangeCards: card,
  changeProgram: programChange,
  layCabinet: cabinetCard,
  useCabinet: cabinetAct,
  approach: partner,
  answerOffer: answer,
  buyMedia: mediaState,
  swapOpinion: swap,
  placeMeetings: ownCampaign,
  publishPoll: pollLine,
  moveMedia: () => ({ text: 'Move a media marker to the national board' }),
  carryOpinion: carry,
  contribute: contribution,
};

function label(view: View, kind: string, word: string, given: Given = {}): Label {
  if (word === PASS_WORD) return { text: passes[kind] ?? 'Pass' };
  return labellers[kind]?.(view, word, given) ?? { text: word };
}

/** Bids are sums, the rest are meetings and cards. */
function amount(view: View, kind: string, n: number): Label {
  if (kind === 'convertMeetings') return converting(view, n);
  if (kind === 'exchangeCards') return { text: counted(n, 'card') };
  if (kind === 'placeMeetings') return { text: counted(n, 'meeting') };
  const seat = you(view);
  if (seat === SPECTATOR) return { text: euros(n) };
  return { text: euros(n), note: `you keep ${euros(Math.max(0, view.money[seat] - n))}` };
}

function converting(view: View, meetings: number): Label {
  const seat = you(view);
  const {
    popularity,
    match: fit,
    votes,
    total,
  } = conversion(boardNow(view), view.programs[seat], seat, meetings);
  return {
    text: counted(meetings, 'meeting'),
    note: `${conversionText(meetings, popularity, fit)} = ${counted(votes, 'vote')}; you would have ${total}`,
  };
}

/** 0.9: an option of the second list with fewer markers leaves the others out. */
function follows(kind: string, given: Given): Given {
  const option = /^media (\d+)/.exec(kind === 'preliminary' ? (given['list2'] ?? '') : '');
  if (option === null) return {};
  const markers = [1, 2, 3].filter((marker) => marker > Number(option[1]));
  return Object.fromEntries(markers.map((marker) => [`marker${marker}`, 'none']));
}

const sources: Readonly<Record<string, string>> = {
  seats: 'Seats won',
  media: 'National media',
  members: 'Members',
  membersBonus: 'Most members',
  program: 'National opinions',
};

/** Die Macher 2006 as it speaks to people. */
export const wording: Wording<View> = {
  question: (view, kind) => questions[kind]?.(view) ?? phrases.decisions[kind],
  label,
  amount,
  unit: (kind) => (kind === 'convertMeetings' ? 'meetings' : 'thousand €'),
  price: euros,
  nothing: (_view, kind) => nothings[kind] ?? 'nothing',
  follows,
  sections,
  source: (name) => sources[name] ?? name,
};
