import { NONE, PASS_WORD } from '@hustings/kernel';
import type { Formats, Given, Label } from '@hustings/texts';
import {
  actions,
  conversion,
  data,
  partyIds,
  politicians,
  programWords,
  rallyCost,
  trendFigure,
  trendMoved,
  type Action,
  type BoardView,
  type DecisionKind,
  type Passable,
  type View,
} from '../../rules/edition-2019/index.js';
import { attitudeOf, match, seatOfParty, topicOf, type PartyId } from '../../rules/world/index.js';
import type { Change, Emptiable, LabelTexts } from './label-texts.js';
import {
  boardNow,
  boardOfCode,
  boardsOf,
  mediaLeader,
  partOf,
  standing,
  trendOf,
} from './moment.js';
import { isStateCode, type Names } from './names.js';
import { purse, you } from './questions.js';
import type { Texts } from './texts.js';

type Labeller = (view: View, word: string, given: Given) => Label;

/** Sums are not options: they have amounts. */
const asWritten: Labeller = (_view, word) => ({ text: word });

/** What answers are called, what they cost and do. */
export class Answers {
  readonly #labels: Readonly<Record<DecisionKind, Labeller>>;
  readonly #say: LabelTexts;

  constructor(
    private readonly t: Texts,
    private readonly names: Names,
    private readonly f: Formats,
  ) {
    this.#say = t.labels;
    this.#labels = this.#labellers();
  }

  label(view: View, kind: DecisionKind, word: string, given: Given): Label {
    return word === PASS_WORD ? this.#pass(view, kind) : this.#labels[kind](view, word, given);
  }

  /** A card in hand is no place that gets one of the program: it comes instead of it. */
  given(kind: string, place: string, what: string, given: Given = {}): string | undefined {
    if (kind === 'startPosition') return this.#begins(place, what, given);
    if (kind !== 'swapPrograms') return undefined;
    return this.#say.instead(this.names.cardOfWord(place), this.names.cardOfWord(what));
  }

  /** A strip by its number alone: each of its symbols is told with the state it went to. */
  #begins(place: string, what: string, given: Given): string | undefined {
    if (place === 'block') return this.#say.strip(Number(what.replace('block', '')));
    const symbol = symbolAt(place, given);
    if (symbol === undefined || !isStateCode(what)) return undefined;
    return `${this.symbol(symbol)} ${this.t.world.states[what].in}`;
  }

  amount(view: View, kind: string, n: number): Label {
    if (kind === 'convertRallies') return this.#converted(view, n);
    if (kind === 'placeRallies') {
      const text = this.#say.rallies(n);
      return n < data.rallyCosts.length ? { text, note: this.#say.costs(rallyCost(n)) } : { text };
    }
    const left = purse(view) - n;
    return { text: this.f.euros(n), ...(left < 0 ? {} : { note: this.#say.left(left) }) };
  }

  unit(kind: string): string {
    const { money, rallies } = this.#say.units;
    return kind === 'convertRallies' || kind === 'placeRallies' ? rallies : money;
  }

  nothing(kind: string): string {
    const { nothings, nothing } = this.#say;
    return isEmptiable(nothings, kind) ? nothings[kind] : nothing;
  }

  #labellers(): Readonly<Record<DecisionKind, Labeller>> {
    const card: Labeller = (view, word) => this.#card(view, word);
    return {
      draftPick: card,
      layProgram: card,
      completeProgram: card,
      keepCard: card,
      startPosition: (view, word, given) => this.#start(view, word, given),
      bid: asWritten,
      raise: asWritten,
      drawPrograms: (view, word) => this.#draw(view, word),
      takeFromDisplay: card,
      swapPrograms: card,
      keepProgram: card,
      buyMedia: (view, word) => this.#media(view, word),
      placeRallies: (view, word) => this.#campaign(view, word),
      sendPoliticians: (view, word) => this.#send(view, word),
      payPolitician: (view) => this.#pay(view),
      chooseAction: (view, word) => this.#action(view, word),
      placeDouble: (view, word) => this.#double(view, word),
      removeMedia: (view, word) => this.#owner(view, word),
      placeMedia: (view) => ({
        text: this.#say.place,
        note: this.#say.markersLeft(view.mediaSupply[you(view)]),
      }),
      shiftOpinion: (view, word) => this.#shift(view, word),
      bidForPoll: asWritten,
      publishPoll: (view, word) => this.#publish(view, word),
      convertRallies: asWritten,
      useDonation: (view, word) => this.#donation(view, word),
    };
  }

  #pass(view: View, kind: DecisionKind): Label {
    const { passes, letGo, letGoNote } = this.#say;
    if (kind === 'payPolitician') {
      const { whom } = this.names.politician(boardNow(view).sent[you(view)]);
      return { text: letGo(whom), note: letGoNote };
    }
    return { text: passes[kind as Passable] }; // nothing else can be passed
  }

  /** A program card, and what it is worth in the states. */
  #card(view: View, word: string): Label {
    const card = programWords.indexOf(word);
    return { text: this.names.cardOfWord(word), note: this.#worth(view, card) };
  }

  #worth(view: View, card: number): string {
    const states = boardsOf(view).flatMap(({ board, election }) => {
      const by = worthIn(board, card);
      return by === 0 ? [] : [{ state: this.names.stateOf(view, election), by }];
    });
    return this.#say.worth(states);
  }

  /** `block` and `symbol2` are places; `block3` and state codes are what they get. */
  #start(view: View, word: string, given: Given): Label {
    if (isStateCode(word)) return this.#match(view, word);
    if (word === 'block') return { text: this.#say.stripSlot };
    const [, what, figure] = /^([a-z]+)(\d)$/.exec(word) ?? [];
    const number = Number(figure);
    if (what === 'symbol') {
      const symbol = symbolAt(word, given);
      const name = symbol === undefined ? undefined : this.symbol(symbol);
      return { text: this.#say.symbolSlot(number, name) };
    }
    const symbols = stripSymbols(number - 1).map((symbol) => this.symbol(symbol));
    return { text: this.#say.strip(number, symbols) };
  }

  symbol(symbol: Symbols): string {
    return this.t.symbols[symbol](data.startSymbols[symbol]);
  }

  #match(view: View, code: string): Label {
    const board = boardOfCode(view, code);
    if (board === undefined) return this.#stateOnly(code);
    const note = this.#say.match(match(view.programs[you(view)], board));
    return { ...this.#stateOnly(code), note };
  }

  #stateOnly(code: string): Label {
    return { text: isStateCode(code) ? this.t.world.states[code].name : this.t.world.hidden };
  }

  #draw(view: View, word: string): Label {
    const way = word === 'stack' ? 'stack' : 'display';
    const { draw, drawNotes } = this.#say;
    return { text: draw[way], note: drawNotes[way](view.programDisplay.length) };
  }

  #media(view: View, code: string): Label {
    const board = boardOfCode(view, code);
    if (board === undefined) return this.#stateOnly(code);
    const leader = (seat: number) => (seat === NONE ? undefined : this.names.party(view, seat));
    const note = this.#say.media(
      board.media[you(view)],
      leader(mediaLeader(board)),
      leader(mediaLeader(board, you(view))),
    );
    return { ...this.#stateOnly(code), note };
  }

  /** A state, and how one's own campaign stands there. */
  #campaign(view: View, code: string): Label {
    const board = boardOfCode(view, code);
    if (board === undefined) return this.#stateOnly(code);
    return { ...this.#stateOnly(code), note: this.#say.standing(standing(view, board, you(view))) };
  }

  /** A place is a state; who goes there is a politician. */
  #send(view: View, word: string): Label {
    const politician = politicians.findIndex(({ id }) => id === word);
    if (politician < 0) return this.#campaign(view, word);
    const { name } = this.names.politician(politician);
    return {
      text: this.#say.politician(name, politicians[politician].cost),
      note: this.names.powers(politician),
    };
  }

  #pay(view: View): Label {
    const { cost } = politicians[boardNow(view).sent[you(view)]];
    const left = purse(view) - cost;
    return {
      text: this.#say.pay(cost),
      ...(left < 0 ? {} : { note: this.#say.left(left) }),
    };
  }

  #action(view: View, word: string): Label {
    const place = actions.findIndex((action) => action.word === word);
    const effect = this.#effect(view, actions[place]);
    return {
      text: this.names.action(place),
      note: actions[place].once === 0 ? effect : `${effect} ${this.#say.once}`,
      group: this.#say.parts[partOf(view)],
    };
  }

  #effect(view: View, { verb, figure }: Action): string {
    const { effects } = this.#say;
    const board = boardNow(view);
    const seat = you(view);
    const more = (from: number): Change => ({ from, to: from + figure });
    switch (verb) {
      case 'double':
        return effects.double(board.double !== NONE);
      case 'trend':
        return effects.trend(trendChange(board, seat, figure));
      case 'media':
        return effects.media(data.mediaCost, purse(view) - data.mediaCost);
      case 'votes':
        return effects.votes(more(board.votes[seat]));
      case 'base':
        return effects.base(more(view.base[seat]));
      case 'poll':
        return effects.poll(this.names.anyParty(view.pollBack));
      case 'othersTrend':
      case 'program':
        return effects[verb];
    }
  }

  #double(view: View, word: string): Label {
    const board = boardNow(view);
    const double = board.opinions.indexOf(programWords.indexOf(word));
    const text = this.names.cardOfWord(word);
    return double < 0 ? { text } : { text, note: this.#matchChange(view, { ...board, double }) };
  }

  #owner(view: View, word: string): Label {
    const seat = seatOfParty(view.parties, partyIds.indexOf(word as PartyId)); // or nobody's
    if (seat === NONE) return { text: this.t.world.none };
    const note = this.#say.owner(boardNow(view).media[seat], data.mediaCost);
    return { text: this.names.party(view, seat).name, note };
  }

  /** `+education>-traffic`: out goes the first, in comes the second. */
  #shift(view: View, word: string): Label {
    const [out, into] = word.split('>');
    const board = boardNow(view);
    const card = programWords.indexOf(out);
    const opinions = board.opinions.map((one) => (one === card ? programWords.indexOf(into) : one));
    const [outName, intoName] = [this.names.cardOfWord(out), this.names.cardOfWord(into)];
    return {
      text: this.#say.instead(intoName, outName),
      group: this.#say.goesOut(outName),
      note: this.#matchChange(view, { ...board, opinions }),
    };
  }

  /** What becomes of the viewer's match in this state. */
  #matchChange(view: View, then: BoardView): string {
    const program = view.programs[you(view)];
    return this.#say.matchChange({
      from: match(program, boardNow(view)),
      to: match(program, then),
    });
  }

  #publish(view: View, word: string): Label {
    const seat = you(view);
    if (word === 'publish') {
      return { text: this.#say.publish, note: this.#say.trends(this.#trends(view)) };
    }
    const from = view.base[seat];
    const note = this.#say.base({ from, to: from + data.pollUnpublishedBase });
    return { text: this.#say.keepQuiet, note };
  }

  /** 8.6: the own plus and the others' minus count; who leads the media is never lowered. */
  #trends(view: View) {
    if (view.poll < 0) return [];
    const board = boardNow(view);
    const shielded = mediaLeader(board);
    return this.names.front(view, view.poll).flatMap(({ who, by }, seat) => {
      const counts = seat === you(view) ? by > 0 : by < 0 && seat !== shielded;
      return counts ? [{ who, ...trendChange(board, seat, by) }] : [];
    });
  }

  #converted(view: View, rallies: number): Label {
    const seat = you(view);
    const sum = conversion(boardNow(view), view.programs[seat], seat, rallies);
    return { text: this.#say.rallies(rallies), note: this.#say.conversion(sum) };
  }

  #donation(view: View, word: string): Label {
    const [verb, sum] = word.split(' ');
    const money = Number(sum);
    const donation = data.donations.find((one) => one.money === money);
    const accepts = verb === 'accept';
    const from = view.base[you(view)];
    const by = donation?.[accepts ? 'accept' : 'reject'] ?? 0;
    return {
      text: accepts ? this.#say.accept(money) : this.#say.reject(money),
      note: this.#say.base({ from, to: Math.max(0, from + by) }),
    };
  }
}

export type Symbols = (typeof data.startBlocks)[number][number];

/** The symbol that a place is for, once a strip is chosen. */
function symbolAt(place: string, given: Given): Symbols | undefined {
  const chosen = /^block(\d)$/.exec(given['block'] ?? '');
  const number = Number(/^symbol(\d)$/.exec(place)?.[1]);
  return chosen === null ? undefined : stripSymbols(Number(chosen[1]) - 1)[number - 1];
}

export const stripSymbols = (strip: number): readonly Symbols[] => data.startBlocks[strip];

const isEmptiable = (
  nothings: Readonly<Record<Emptiable, string>>,
  kind: string,
): kind is Emptiable => Object.hasOwn(nothings, kind);

const trendChange = (board: BoardView, seat: number, steps: number): Change => ({
  from: trendOf(board, seat),
  to: trendFigure(trendMoved(board.trend[seat], steps)),
});

/** What a card in a program gives in a state, as its open opinions are. */
function worthIn(board: BoardView, card: number): number {
  const space = board.opinions.findIndex((one) => one >= 0 && topicOf(one) === topicOf(card));
  if (card < 0 || space < 0) return 0;
  const fits = attitudeOf(board.opinions[space]) * attitudeOf(card);
  return space === board.double ? 2 * fits : fits;
}
