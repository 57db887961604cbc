import { NONE, PASS_WORD, SPECTATOR } from '@hustings/kernel';
import type { Formats, Given, Label } from '@hustings/texts';
import {
  cabinet,
  conversion,
  data,
  firstElection,
  lastElection,
  match,
  mediaMajority,
  mediaPoints,
  pollChanges,
  popularityMoved,
  type BoardView,
  type DecisionKind,
  type PassKind,
  type View,
} from '../../rules/edition-2006/index.js';
import {
  agreement,
  boardOf,
  layCard,
  programCards,
  takeOut,
  type Program,
} from '../../rules/world/index.js';
import type { State } from '../world/index.js';
import { boardOfCode, cardOfWord, seatOfId, startPart, stateOfCode, type Names } from './names.js';
import type { AnswerTexts, Asked, Change, StartPart, Texts } from './texts.js';

type Labeller = (view: View, word: string, given: Given) => Label;

const you = (view: View): number => view.position.viewer;
const electionNow = (view: View): number => view.position.now['election'] ?? NONE;

/** The state a decision is about: whose turn it is, or the one electing now. */
const electionAsked = (view: View): number =>
  electionNow(view) === NONE ? view.held : electionNow(view);
const boardAsked = (view: View): BoardView => view.boards[boardOf(electionAsked(view))];

/** Questions and what answers are called. */
export class Answers {
  readonly #a: AnswerTexts;

  /** What is chosen among: bids and meetings to convert are numbers alone. */
  readonly #labellers: Readonly<Record<string, Labeller>> = {
    preliminary: (_view, word, given) => this.#preliminary(word, given),
    nameFirstPlayer: (view, word) => this.#party(view, word),
    exchangeCards: (_view, word) => ({ text: this.names.cards.name(cardOfWord(word)) }),
    changeProgram: (view, word) => this.#programChange(view, word),
    layCabinet: (view, word) => this.#cabinetCard(view, word),
    useCabinet: (view, word) => this.#cabinetAct(view, word),
    approach: (view, word) => this.#partner(view, word),
    answerOffer: (_view, word) => ({
      text: word === 'accept' ? this.#a.acceptCoalition : this.#a.refuseCoalition,
    }),
    buyMedia: (view, word) => this.#mediaState(view, word),
    swapOpinion: (view, word) => this.#swap(view, word),
    placeMeetings: (view, word) => this.#ownCampaign(view, word),
    publishPoll: (view, word) => this.#pollLine(view, word),
    moveMedia: (view) => ({
      text: this.#a.moveMedia,
      note: this.#a.worth(mediaPoints(view, view.round)),
    }),
    carryOpinion: (view, word) => this.#carry(view, word),
    contribute: (view, word) => this.#contribution(view, word),
  };

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
    private readonly f: Formats,
  ) {
    this.#a = t.answers;
  }

  question(view: View, kind: DecisionKind): string {
    return this.t.questions[kind](this.#asked(view, kind));
  }

  label(view: View, kind: string, word: string, given: Given = {}): Label {
    if (word === PASS_WORD) return { text: this.t.passes[kind as PassKind] }; // it is one of them
    return this.#labellers[kind]?.(view, word, given) ?? { text: word };
  }

  /** Bids are sums, the rest are meetings and cards. */
  amount(view: View, kind: string, n: number): Label {
    if (kind === 'convertMeetings') return this.#converting(view, n);
    if (kind === 'exchangeCards') return { text: this.#a.cards(n) };
    if (kind === 'placeMeetings') return { text: this.#a.meetings(n) };
    const text = this.f.euros(n);
    const seat = you(view);
    if (seat === SPECTATOR) return { text };
    return { text, note: this.#a.keeps(Math.max(0, view.money[seat] - n)) };
  }

  unit(kind: string): string {
    return kind === 'convertMeetings' ? this.t.units.meetings : this.t.units.money;
  }

  nothing(kind: string): string {
    const nothings: Partial<Record<string, string>> = this.t.nothings;
    return nothings[kind] ?? this.t.nothing;
  }

  #asked(view: View, kind: DecisionKind): Asked {
    const seat = you(view);
    const isPlayer = seat !== SPECTATOR;
    const { bid, bidder } = view.auction;
    return {
      money: isPlayer ? view.money[seat] : undefined,
      handSize: isPlayer ? view.hands[seat].length : 0,
      price: kind === 'placeMeetings' ? data.meetingCost : data.mediaCost,
      state: this.names.state(view, electionAsked(view)),
      bid: Math.max(0, bid),
      bidder: this.names.partyIf(view, bidder),
      turn: this.names.partyIf(view, view.position.now['seat'] ?? NONE),
      meetings: isPlayer ? boardAsked(view).meetings[seat] : 0,
      poll: view.poll < 0 ? '' : this.names.poll(view, view.poll),
      points: mediaPoints(view, view.round),
      carries: view.carries,
      laid: isPlayer ? this.#laid(view, seat) : [],
    };
  }

  /** The cabinet cards of a seat that lie in states, in the order of the elections. */
  #laid(view: View, seat: number): Asked['laid'] {
    const laid: Asked['laid'][number][] = [];
    for (let election = firstElection(view); election <= lastElection(view); election++) {
      const card = view.boards[boardOf(election)].laid[seat];
      if (card < 0) continue;
      laid.push({ card: this.names.cabinet(card), state: this.names.state(view, election) });
    }
    return laid;
  }

  /** 0.9: `list1`, `part2`, `marker3` are places; the rest are options of a list, and states. */
  #preliminary(word: string, given: Given): Label {
    if (word === 'list1') return { text: this.#a.list(1) };
    if (word === 'list2') return { text: this.#a.list(2) };
    if (word === 'none') return { text: this.t.world.none };
    const [, what, number] = /^(part|marker)(\d)$/.exec(word) ?? [];
    if (what === 'marker') return { text: this.#a.markerPlace(Number(number)) };
    if (what === 'part') return { text: this.#partPlace(Number(number), given) };
    const option = /^media (\d+) members (\d+)$/.exec(word);
    if (option !== null) return { text: this.#a.listTwo(Number(option[1]), Number(option[2])) };
    const parts = partsOf(word);
    return { text: parts === undefined ? stateName(this.names, word) : this.#a.listOne(parts) };
  }

  /** 0.9: what the columns of the two lists hold is told with the states it went to. */
  given(kind: string, place: string, what: string, given: Given = {}): string | undefined {
    if (kind !== 'preliminary') return undefined;
    if (place === 'list1') return '';
    const option = /^media \d+ members (\d+)$/.exec(what);
    if (option !== null) return this.#a.listTwo(0, Number(option[1]));
    const state = stateOfCode(what);
    if (state < 0) return undefined;
    const [, sort, number] = /^(part|marker)(\d)$/.exec(place) ?? [];
    const part = sort === 'part' ? partsOf(given['list1'])?.[Number(number) - 1] : undefined;
    const got = part === undefined ? this.#a.listTwo(1, 0) : this.#a.listOne([part]);
    return `${got} ${this.names.stateItself(state).in}`;
  }

  #partPlace(number: number, given: Given): string {
    return this.#a.partPlace(number, partsOf(given['list1'])?.[number - 1]);
  }

  #party(view: View, word: string): Label {
    const seat = seatOfId(view, word);
    const party = this.names.party(view, seat);
    return { text: seat === you(view) ? this.#a.you(party) : party.name };
  }

  /** 4.2: with three equal cards nobody is asked. */
  #partner(view: View, word: string): Label {
    const seat = seatOfId(view, word);
    const equal = agreement(view.programs[you(view)], view.programs[seat]);
    const { agree, force } = data.coalition;
    const how = equal >= force ? 'forced' : equal >= agree ? 'asked' : 'impossible';
    return { text: this.names.party(view, seat).name, note: this.#a.partner(equal, how) };
  }

  #programChange(view: View, word: string): Label {
    const [out, into] = word.split('>').map(cardOfWord);
    const program = view.programs[you(view)].slice();
    takeOut(program, out);
    layCard(program, into);
    const fits = programCards(program).length === data.program;
    const { name } = this.names.cards;
    return {
      text: this.#a.programChange(name(into), name(out)),
      group: this.#a.comesIn(name(into)),
      ...(fits ? { note: this.#a.matchChanges(this.#matchChanges(view, program)) } : {}),
    };
  }

  /** Where a program would fit better or worse, state by state. */
  #matchChanges(view: View, program: Readonly<Program>): (Change & { state: State })[] {
    const before = view.programs[you(view)];
    const changes: (Change & { state: State })[] = [];
    for (let election = firstElection(view); election <= lastElection(view); election++) {
      const board = view.boards[boardOf(election)];
      const [from, to] = [match(before, board), match(program, board)];
      if (from !== to) changes.push({ state: this.names.stateItself(board.state), from, to });
    }
    return changes;
  }

  /** A place is a state; what lies there is a cabinet card. */
  #cabinetCard(view: View, word: string): Label {
    const found = cabinet.findIndex(({ id }) => id === word);
    if (found < 0) return this.#ownCampaign(view, word);
    return {
      text: this.#a.cabinetCard(this.names.cabinet(found), cabinet[found].cost),
      note: this.#a.powers(cabinet[found]),
    };
  }

  /** A state, and how one's own campaign stands there. */
  #ownCampaign(view: View, code: string): Label {
    const text = stateName(this.names, code);
    const board = boardOfCode(view, code);
    if (board === undefined) return { text };
    const seat = you(view);
    const note = this.#a.campaign({
      votes: board.votes[seat],
      meetings: board.meetings[seat],
      popularity: board.popularity[seat],
      match: match(view.programs[seat], board),
    });
    return { text, note };
  }

  /** 3.3: what the card that lies in a state can do there. */
  #cabinetAct(view: View, word: string): Label {
    const [code, act, ...rest] = word.split(' ');
    const board = boardOfCode(view, code);
    const laid = board?.laid[you(view)] ?? NONE;
    if (board === undefined || laid < 0) return { text: stateName(this.names, code) };
    return {
      ...this.#act(view, board, act, rest.join(' ')),
      group: this.#a.cabinetIn(this.names.cabinet(laid), this.names.stateItself(board.state)),
    };
  }

  #act(view: View, board: BoardView, act: string, object: string): Label {
    const a = this.#a;
    const seat = you(view);
    const state = this.names.stateItself(board.state);
    const { votes, popularity, other } = cabinet[board.laid[seat]];
    const about = seatOfId(view, object);
    switch (act) {
      case 'votes':
        return { text: a.gainVotes(votes, state), note: a.votesThere(board.votes[seat]) };
      case 'popularity':
        return {
          text: a.raise(popularity, state),
          note: a.popularity(moved(board, seat, popularity)),
        };
      case 'lower':
        return {
          text: a.lower(this.names.party(view, about), other, state),
          note: a.popularity(moved(board, about, other)),
        };
      case 'media':
        return {
          text: a.replaceMedia(this.names.party(view, about), state),
          note: a.replaceCost(2 * data.mediaCost),
        };
      default:
        return object === 'off'
          ? { text: a.keyIssueOff(state) }
          : { text: a.keyIssueOn(this.names.opinion(object), state), note: a.countsTwice };
    }
  }

  #mediaState(view: View, code: string): Label {
    const text = stateName(this.names, code);
    const board = boardOfCode(view, code);
    if (board === undefined) return { text };
    const leader = this.names.partyIf(view, mediaMajority(board.media));
    return { text, note: this.#a.markersThere(board.media[you(view)], leader) };
  }

  #swap(view: View, word: string): Label {
    const [out, into] = word.split('>');
    const board = boardAsked(view);
    const space = board.opinions.indexOf(cardOfWord(out));
    const text = this.#a.swap(this.names.opinion(into), this.names.opinion(out));
    if (space < 0) return { text };
    const opinions = board.opinions.slice();
    opinions[space] = cardOfWord(into);
    const program = view.programs[you(view)];
    const change = { from: match(program, board), to: match(program, { ...board, opinions }) };
    return {
      text,
      note: this.#a.ownMatch(change),
      group: this.#a.goesOut(this.names.opinion(out)),
    };
  }

  #pollLine(view: View, word: string): Label {
    const seat = seatOfId(view, word);
    const party = this.names.party(view, seat);
    if (view.poll < 0) return { text: party.name };
    const by = pollChanges[view.poll][view.parties[seat]];
    return {
      text: this.#a.pollLine(party, by),
      note: this.#a.popularity(moved(boardAsked(view), seat, by)),
    };
  }

  /** `+minimumWage to 2`: what happens on that space of the national board. */
  #carry(view: View, word: string): Label {
    const [from, to] = word.split(' to ');
    const text = this.#a.carry(this.names.opinion(from), Number(to));
    const there: number | undefined = view.nation.opinions[Number(to) - 1];
    if (there === undefined) {
      return { text, note: this.#a.carryFree(data.nationalOpinion[Number(to) - 1].points) };
    }
    return {
      text,
      note:
        there === cardOfWord(from)
          ? this.#a.carryDominant
          : this.#a.carryReplaces(this.names.cards.name(there)),
    };
  }

  #contribution(view: View, word: string): Label {
    const [verb, written] = word.split(' ');
    const sum = Number(written);
    const card = data.contributions.findIndex((one) => one === sum);
    const { risk, gain } = data.diceSets[view.options.dice].contributionDice;
    return verb === 'accept'
      ? { text: this.#a.accept(sum), note: this.#a.acceptDice(risk[card]) }
      : { text: this.#a.refuse(sum), note: this.#a.refuseDice(gain[card], data.refusalBonusDice) };
  }

  #converting(view: View, meetings: number): Label {
    const text = this.#a.meetings(meetings);
    const seat = you(view);
    if (seat === SPECTATOR) return { text };
    const sum = conversion(boardAsked(view), view.programs[seat], seat, meetings);
    return { text, note: this.#a.conversion(sum) };
  }
}

/** 0.9: an option of the second list with fewer markers leaves the others out. */
export function follows(kind: string, given: Given): Given {
  const option = /^media (\d+)/.exec(kind === 'preliminary' ? (given['list2'] ?? '') : '');
  if (option === null) return {};
  const markers = [1, 2, 3].filter((marker) => marker > Number(option[1]));
  return Object.fromEntries(markers.map((marker) => [`marker${marker}`, 'none']));
}

/** The parts of the option of the first list that stands as this word in files. */
const partsOf = (word: string | undefined): StartPart[] | undefined =>
  data.preliminary.list1.find((parts) => parts.join(' ') === word)?.map(startPart);

const stateName = (names: Names, code: string): string => {
  const state = stateOfCode(code);
  return state < 0 ? code : names.stateItself(state).name;
};

const moved = (board: BoardView, seat: number, by: number): Change => ({
  from: board.popularity[seat],
  to: popularityMoved(board.popularity[seat], by),
});
