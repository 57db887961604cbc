import { verb, type Figures, type Formats } from '@hustings/texts';
import type { PartyId } from '../../rules/world/index.js';
import type { Party, StateCode, Topic, TopicId } from '../world/index.js';
import { counts, world } from './world.js';

const attitude = (number: number): 'for' | 'against' => (number % 2 === 0 ? 'for' : 'against');

/** English: how a board calls parties, states and the cards of its edition. */
export const called = (f: Formats<'en'>, topics: readonly TopicId[]) => {
  const names = world(f);
  // A board is only given what its rules name.
  const partyOf = (id: string): Party => names.parties[id as PartyId];
  const party = (id: string): string => partyOf(id).name;
  const topic = (number: number): Topic => names.topics[topics[number >> 1]];
  const card = (number: number): string => topic(number)[attitude(number)];
  /** A card by the name printed on it: “For education”. */
  const quoted = (number: number): string => f.quoted(f.begin(card(number)));
  return {
    names,
    partyOf,
    party,
    topic,
    card,
    quoted,
    allOf: (ids: readonly string[]): string => f.list(ids.map(party)),
    /** A party and its verb: as a label, without its article. */
    says: (id: string, one: string, many: string): string =>
      `${party(id)} ${verb(partyOf(id), { one, several: many })}`,
    /** A party behind its verb, as a question has it. */
    does: (id: string): string =>
      `${verb(partyOf(id), { one: 'does', several: 'do' })} ${partyOf(id).mid}`,
  };
};

const ordinal = (f: Formats<'en'>, k: number): string =>
  f.ordinal(k, { one: '#st', two: '#nd', few: '#rd', other: '#th' });

/** English: what the boards of both editions say. Sums are in thousands of euros. */
export const worldBoard = (f: Formats<'en'>, topics: readonly TopicId[]) => {
  const eur = f.euros;
  const n = f.number;
  const { names, party, topic, card, quoted, says } = called(f, topics);
  const { votes, points, cards: someCards } = counts(f);
  return {
    ...(f as Figures),
    party,
    state: (code: string): string => names.states[code as StateCode].name,
    stateShort: (code: string): string => names.states[code as StateCode].short,
    /** Two letters, where there is no room for more. */
    stateCode: (code: string): string => code,
    card,
    quoted,
    /** A card in a narrow list: “For education”. */
    cardShort: (number: number): string =>
      `${f.begin(attitude(number))} ${topic(number).short.toLowerCase()}`,
    /** Narrow enough to stand below a card. */
    topicWord: (number: number): string => topic(number).word,
    hidden: names.hidden,
    votes,
    points,
    strip: {
      label: 'Rounds and phases',
      round: (k: number) => `Round ${n(k)}`,
      of: (k: number, all: number) => `Round ${n(k)} of ${n(all)}`,
      elects: (states: readonly string[]) =>
        `${f.list(states)} ${states.length === 1 ? 'elects' : 'elect'}`,
      setup: 'Before round 1',
      heading: (round: string, phase: string) => `${round} · ${phase}`,
      order: (who: readonly string[]) => `In turn: ${f.list(who)}`,
    },
    table: {
      elects: 'Elects this round',
      voted: 'Has voted',
      electsIn: (k: number) => `Elects in round ${n(k)}`,
      yourMatch: 'Your match',
      noProgram: 'no program yet',
      votes: 'votes',
      ifNow: 'If the election were now',
      ifNowPlan: 'If the election were now, with your plan',
      ifNowPlanTight: 'Election now, with your plan',
      withPlan: 'So with your plan.',
      youAt: (figure: number) => `you ${f.signed(figure)}`,
      media: 'Media',
      leads: (id: string, a: number, b: number) => `${says(id, 'leads', 'lead')} ${n(a)} : ${n(b)}`,
      leadsTight: (a: number, b: number) => `${n(a)} : ${n(b)}`,
      tie: 'tie, nobody leads',
      tieTight: 'tie',
      nobody: 'nobody there',
      nobodyTight: 'nobody',
      chart: (name: string, lines: readonly string[]) => `Votes in ${name}: ${lines.join('; ')}`,
      states: 'States',
      parties: 'Parties',
      displays: 'Displays',
    },
    seat: {
      you: (name: string) => `${name}, you`,
      decides: 'decides now',
      decided: 'has decided',
      waits: 'waits',
      /** The same said to you. */
      own: { decides: 'decide now', decided: 'have decided', waits: 'wait' },
      inHand: 'in hand',
      alike: (k: number) => `${n(k)} of 5`,
      alikeBrief: (k: number) => `${n(k)}/5`,
      likeYours: 'like yours',
      closed: 'closed',
      money: 'money',
      media: 'media',
    },
    frame: {
      yours: 'Your decision',
      others: 'Others decide',
      before: 'before round 1',
      phase: (k: number) => `phase ${n(k)}`,
      rule: (id: string) => `Rule ${id}`,
      board: 'Look at the board',
      back: 'Back to your decision',
      final: 'Final: it can’t be taken back.',
      sealed: 'Sealed until all have decided.',
      news: 'Just now',
      cost: 'Cost',
      moneyLeft: 'Money left',
      free0: 'free',
      of: (a: number, b: number) => `${n(a)} of ${n(b)}`,
    },
    whatFor: 'What for:',
    waiting: {
      undoOf: (who: string) => `Take back the move of ${who}`,
      inTurn: (id: string) => `${says(id, 'decides', 'decide')}.`,
      several: (k: number) => f.plural(k, { one: '# still decides.', other: '# still decide.' }),
      decided: (k: number, all: number) =>
        f.plural(k, { one: `# of ${n(all)} has decided`, other: `# of ${n(all)} have decided` }),
      in: 'in',
      thinks: 'thinks',
      yours: 'Your decision is in.',
      undo: 'Take back',
    },
    /** Cards and their number. */
    cards: someCards,
    media: {
      already: (a: number, b: number) => `You lead there already, ${n(a)} : ${n(b)}.`,
      /** Who leads now leads still, or somebody else would. */
      would: (who: string, a: number, b: number) => `${who} would then lead ${n(a)} : ${n(b)}.`,
      other: (who: string, a: number, b: number) => `${who} would still lead ${n(a)} : ${n(b)}.`,
      tie: 'Level: nobody would lead.',
      choose: 'Choose a state, or pass',
      markers: 'Markers left',
      go: (name: string, cost: number) => `Buy media in ${name} for ${eur(cost)}`,
      pass: 'Pass for now',
    },
    bid: {
      set: (sum: number) => `Set the bid to ${eur(sum)}`,
      win: 'If you win',
      lose: 'If you lose',
      tie: 'If you tie',
      pay: (sum: number) => `pay ${eur(sum)}`,
      payNothing: 'pay nothing',
      left: (sum: number) => `${eur(sum)} left`,
      go: (sum: number) => `Seal a bid of ${eur(sum)}`,
      amount: 'Bid in thousands of euros',
    },
    auction: {
      cant: (bid: number, money: number) =>
        `The highest bid is ${eur(bid)} and you have ${eur(money)}: you can’t go above it, only pass.`,
      qOut: (bid: number) => `${eur(bid)} is bid: you can’t go above that`,
      moneyNow: 'Your money',
      ifWin: 'If you win',
      go: (sum: number) => `Bid ${eur(sum)}`,
      pass: 'Pass',
    },
    chances: {
      title: 'Chance to win',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))} %`,
      chart: (lines: readonly string[]) => `Chance to win at this move: ${lines.join(', ')}`,
      turning: 'Turning points, in percentage points',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))}`,
      note: 'As a Strategist reckons who knew every card.',
    },
    /** What keys do at this table alone. */
    keys: {
      say: 'Tab goes from one thing to the next, arrows choose within a row, Enter confirms. Point at a party, a state or a topic, and all that belongs to it lights up.',
      compare: ['C', 'compare: if the elections were now'],
      states: ['1 2 3 4', 'a state'],
      parties: ['P', 'parties'],
    } satisfies Record<string, string | readonly [string, string]>,
    election: {
      kicker: (k: number) => `${ordinal(f, k)} election · the votes are counted`,
      before: 'before',
      votes: 'votes',
      now: 'now',
      scene: 'Show the election night',
      chart: (name: string, lines: readonly string[]) => `${name}: ${lines.join(', ')}`,
    },
    final: {
      wins: (id: string, by: number) => `${says(id, 'wins', 'win')} by ${points(by)}`,
      winsAlone: (id: string) => says(id, 'wins', 'win'),
      resigned: (who: readonly string[]) =>
        `Resigned, and behind all who stayed: ${f.list(who)}. A bot played on.`,
      minded: (who: readonly string[]) =>
        `Away for most of the game, and behind all who stayed: ${f.list(who)}. A bot played meanwhile.`,
      shared: (who: readonly string[]) => `${f.list(who)} share the victory`,
      place: (who: string, k: number, score: number) =>
        `${who}, that is you: ${ordinal(f, k)} with ${points(score)}`,
      source: 'Where every point came from',
      media: 'media',
      race: 'The race',
      raceSay: 'The race, points after each step',
      start: 'start',
      turning: 'The elections',
      show: 'Show',
      /** Where the sentence of an election stands, which names its state. */
      point: (round: number) => `Round ${n(round)}.`,
      again: 'Same table again',
      step: 'Step through the game',
      file: 'Save as a file',
      spelled: 'Every point in words',
      bars: (lines: readonly string[]) => `Where every point came from. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
    },
  };
};

/** What an edition says of its own where both boards say something. */
type OfEdition = {
  readonly title: string;
  /** A marker that lets an opinion count twice. */
  readonly doubleMarker: string;
  readonly phases: readonly string[];
  readonly phasesShort: readonly string[];
  readonly strip: { readonly setupSteps: readonly string[] };
  /** What decisions are about, by kind. */
  readonly waiting: { readonly kinds: Readonly<Record<string, string>> };
  readonly seat: { readonly starts: string; readonly points: string };
};

/** What a board of either edition has to say. */
export type WorldBoardTexts = ReturnType<typeof worldBoard> & OfEdition;
