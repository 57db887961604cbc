import { verb, type Formats } from '@hustings/texts';
import type { PartyId } from '../../rules/world/index.js';
import type { worldBoard as english } from '../en/board.js';
import type { Party, State, StateCode, Topic, TopicId } from '../world/index.js';
import { counts, world } from './world.js';

const attitude = (number: number): 'for' | 'against' => (number % 2 === 0 ? 'for' : 'against');

/** Cards whose names are too long for a narrow list. */
const tight: Partial<Record<TopicId, { readonly for: string; readonly against: string }>> = {
  geneticEngineering: { for: 'Za inżynierią gen.', against: 'Przeciw inżynierii gen.' },
  nationalSecurity: { for: 'Za bezpiecz.', against: 'Przeciw bezpiecz.' },
  welfareState: { for: 'Za opieką społ.', against: 'Przeciw opiece społ.' },
  terrorPrevention: { for: 'Za antyterroryzmem', against: 'Przeciw antyterror.' },
  economicRestructuring: { for: 'Za reformą gosp.', against: 'Przeciw reformie gosp.' },
  welfareSystem: { for: 'Za opieką społ.', against: 'Przeciw opiece społ.' },
  militaryMissions: { for: 'Za misjami wojsk.', against: 'Przeciw misjom wojsk.' },
};

/** Polish: how a board calls parties, states and the cards of its edition. */
export const called = (f: Formats<'pl'>, topics: readonly TopicId[]) => {
  const names = world(f);
  // A board is only given what its rules name.
  const partyOf = (id: string): Party => names.parties[id as PartyId];
  const stateOf = (code: string): State => names.states[code as StateCode];
  const party = (id: string): string => partyOf(id).name;
  const topicId = (number: number): TopicId => topics[number >> 1];
  const topic = (number: number): Topic => names.topics[topicId(number)];
  const card = (number: number): string => topic(number)[attitude(number)];
  const states = Object.values(names.states);
  /** A card by the name printed on it: „Za edukacją”. */
  const quoted = (number: number): string => f.quoted(f.begin(card(number)));
  return {
    names,
    partyOf,
    stateOf,
    party,
    topic,
    card,
    cardShort: (number: number): string =>
      tight[topicId(number)]?.[attitude(number)] ?? f.begin(card(number)),
    quoted,
    allOf: (ids: readonly string[]): string => f.list(ids.map(party)),
    /** Where it is, of a state that comes by its name: „w Brandenburgii”. */
    there: (given: string): string =>
      states.find(({ name, short }) => name === given || short === given)?.in ?? `(${given})`,
    /** A party and its verb. */
    says: (id: string, one: string, many: string): string =>
      `${party(id)} ${verb(partyOf(id), { one, several: many })}`,
  };
};

const ordinal = (f: Formats<'pl'>, k: number): string => `${f.number(k)}.`;

/** Polish: what the boards of both editions say. Sums are in thousands of euros. */
export const worldBoard = (
  f: Formats<'pl'>,
  topics: readonly TopicId[],
): ReturnType<typeof english> => {
  const eur = f.euros;
  const n = f.number;
  const { names, party, stateOf, topic, card, cardShort, quoted, says } = called(f, topics);
  const { votes, points, cards: someCards } = counts(f);
  return {
    ...f,
    party,
    state: (code: string): string => stateOf(code).name,
    stateShort: (code: string): string => stateOf(code).short,
    /** Two letters, where there is no room for more. */
    stateCode: (code: string): string => code,
    card,
    quoted,
    cardShort,
    /** Narrow enough to stand below a card. */
    topicWord: (number: number): string => topic(number).word,
    hidden: names.hidden,
    votes,
    points,
    strip: {
      label: 'Rundy i\u00a0fazy',
      round: (k: number) => `Runda ${n(k)}`,
      of: (k: number, all: number) => `Runda ${n(k)} z\u00a0${n(all)}`,
      elects: (states: readonly string[]) => `Wybory: ${f.list(states)}`,
      setup: 'Przed 1. rundą',
      heading: (round: string, phase: string) => `${round} · ${phase}`,
      order: (who: readonly string[]) => `Po kolei: ${f.list(who)}`,
    },
    table: {
      elects: 'Wybory w\u00a0tej rundzie',
      voted: 'Po wyborach',
      electsIn: (k: number) => `Wybory w\u00a0${n(k)}. rundzie`,
      yourMatch: 'Twoja zbieżność',
      noProgram: 'jeszcze bez programu',
      votes: 'głosy',
      ifNow: 'Gdyby wybory były teraz',
      ifNowPlan: 'Gdyby wybory były teraz, z\u00a0Twoim planem',
      ifNowPlanTight: 'Wybory teraz, z\u00a0Twoim planem',
      withPlan: 'Tak z\u00a0Twoim planem.',
      youAt: (figure: number) => `Ty ${f.signed(figure)}`,
      media: 'Media',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'prowadzi', 'prowadzą')} ${n(a)}:${n(b)}`,
      leadsTight: (a: number, b: number) => `${n(a)}:${n(b)}`,
      tie: 'remis, nikt nie prowadzi',
      tieTight: 'remis',
      nobody: 'nikt',
      nobodyTight: 'nikt',
      chart: (name: string, lines: readonly string[]) => `Głosy, ${name}: ${lines.join('; ')}`,
      states: 'Landy',
      parties: 'Partie',
      displays: 'Odkryte karty',
    },
    seat: {
      you: (name: string) => `${name}, Ty`,
      decides: 'decyduje',
      decided: 'gotowe',
      waits: 'czeka',
      own: { decides: 'Twój ruch', decided: 'gotowe', waits: 'czekasz' },
      inHand: 'na ręce',
      alike: (k: number) => `${n(k)} z\u00a05`,
      alikeBrief: (k: number) => `${n(k)}/5`,
      likeYours: 'jak Twoje',
      closed: 'ukryte',
      money: 'pieniądze',
      media: 'media',
    },
    frame: {
      yours: 'Twoja decyzja',
      others: 'Decydują inni',
      before: 'przed 1. rundą',
      phase: (k: number) => `faza ${n(k)}`,
      rule: (id: string) => `Zasada ${id}`,
      board: 'Spójrz na planszę',
      back: 'Wróć do decyzji',
      final: 'Ostateczne: nie można cofnąć.',
      sealed: 'Zakryte, dopóki wszyscy nie zdecydują.',
      news: 'Przed chwilą',
      cost: 'Koszt',
      moneyLeft: 'Zostaje',
      free0: 'za darmo',
      of: (a: number, b: number) => `${n(a)} z\u00a0${n(b)}`,
    },
    whatFor: 'Po co:',
    waiting: {
      undoOf: (who: string) => `Cofnij ruch: ${who}`,
      inTurn: (id: string) => `${says(id, 'decyduje', 'decydują')}.`,
      several: (k: number) => `Jeszcze decydują: ${n(k)}.`,
      decided: (k: number, all: number) => `Decyzje podjęte: ${n(k)} z\u00a0${n(all)}`,
      in: 'gotowe',
      thinks: 'myśli',
      yours: 'Twoja decyzja podjęta.',
      undo: 'Cofnij ruch',
    },
    /** Cards and their number. */
    cards: someCards,
    media: {
      already: (a: number, b: number) => `Prowadzisz tam już teraz, ${n(a)}:${n(b)}.`,
      /** Who leads now leads still, or somebody else would. */
      would: (who: string, a: number, b: number) => `Na czele ${who}, ${n(a)}:${n(b)}.`,
      other: (who: string, a: number, b: number) => `Na czele nadal ${who}, ${n(a)}:${n(b)}.`,
      tie: 'Remis: nikt nie będzie prowadzić.',
      choose: 'Wybierz land albo spasuj',
      markers: 'Pozostałe znaczniki',
      go: (name: string, cost: number) => `Kup media: ${name}, ${eur(cost)}`,
      pass: 'Na razie pasuj',
    },
    bid: {
      set: (sum: number) => `Ustaw ofertę: ${eur(sum)}`,
      win: 'Jeśli wygrasz',
      lose: 'Jeśli przegrasz',
      tie: 'Przy remisie',
      pay: (sum: number) => `płacisz ${eur(sum)}`,
      payNothing: 'nic nie płacisz',
      left: (sum: number) => `zostaje ${eur(sum)}`,
      go: (sum: number) => `Złóż tajną ofertę: ${eur(sum)}`,
      amount: 'Oferta w\u00a0tysiącach euro',
    },
    auction: {
      cant: (bid: number, money: number) =>
        `Najwyższa oferta to ${eur(bid)}, masz ${eur(money)}: możesz tylko spasować.`,
      qOut: (bid: number) => `Oferta wynosi ${eur(bid)}: tego nie przebijesz`,
      moneyNow: 'Twoje pieniądze',
      ifWin: 'Jeśli wygrasz',
      go: (sum: number) => `Licytuj ${eur(sum)}`,
      pass: 'Pasuj',
    },
    chances: {
      title: 'Szansa na wygraną',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))}%`,
      chart: (lines: readonly string[]) =>
        `Szansa na wygraną w\u00a0tym ruchu: ${lines.join(', ')}`,
      turning: 'Punkty zwrotne, w\u00a0punktach procentowych',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))}`,
      note: 'Tak liczy Strateg, który zna wszystkie karty.',
    },
    /** What keys do at this table alone. */
    keys: {
      say: 'Tab przechodzi dalej, strzałki wybierają w\u00a0rzędzie, Enter zatwierdza. Wskaż partię, land albo temat, a\u00a0rozświetli się wszystko, co do nich należy.',
      compare: ['C', 'porównaj: gdyby wybory były teraz'],
      states: ['1 2 3 4', 'land'],
      parties: ['P', 'partie'],
    },
    election: {
      kicker: (k: number) => `${ordinal(f, k)} wybory · liczenie głosów`,
      before: 'przedtem',
      votes: 'głosy',
      now: 'teraz',
      scene: 'Pokaż wieczór wyborczy',
      chart: (name: string, lines: readonly string[]) => `${name}: ${lines.join(', ')}`,
    },
    final: {
      wins: (id: string, by: number) =>
        `${says(id, 'wygrywa', 'wygrywają')} z\u00a0przewagą ${f.plural(by, { one: '# punktu', few: '# punktów', many: '# punktów', other: '# punktu' })}`,
      winsAlone: (id: string) => says(id, 'wygrywa', 'wygrywają'),
      resigned: (who: readonly string[]) =>
        `Rezygnacja i\u00a0miejsce za wszystkimi, którzy zostali: ${f.list(who)}. Dalej grał bot.`,
      minded: (who: readonly string[]) =>
        `Nieobecność przez większość gry i\u00a0miejsce za wszystkimi, którzy zostali: ${f.list(who)}. W\u00a0tym czasie grał bot.`,
      shared: (who: readonly string[]) => `Wspólne zwycięstwo: ${f.list(who)}`,
      place: (who: string, k: number, score: number) =>
        `${who}, czyli Ty: ${ordinal(f, k)} miejsce, ${points(score)}`,
      source: 'Skąd wziął się każdy punkt',
      media: 'media',
      race: 'Wyścig',
      raceSay: 'Wyścig, punkty po każdym kroku',
      start: 'start',
      turning: 'Wybory',
      show: 'Pokaż',
      /** Where the sentence of an election stands, which names its state. */
      point: (round: number) => `${ordinal(f, round)} runda.`,
      again: 'Rewanż, ten sam stół',
      step: 'Przejrzyj rozgrywkę',
      file: 'Zapisz w\u00a0pliku',
      spelled: 'Każdy punkt słowami',
      bars: (lines: readonly string[]) => `Skąd wziął się każdy punkt. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
    },
  };
};
