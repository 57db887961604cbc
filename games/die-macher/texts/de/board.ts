import { does, verb, type Formats } from '@hustings/texts';
import type { PartyId } from '../../rules/world/index.js';
import type { worldBoard as english } from '../en/board.js';
import type { Party, State, StateCode, Topic, TopicId } from '../world/index.js';
import { counts, world } from './world.js';

const attitude = (number: number): 'for' | 'against' => (number % 2 === 0 ? 'for' : 'against');
const ATTITUDES = { for: 'Für', against: 'Gegen' };

/** German: how a board calls parties, states and the cards of its edition. */
export const called = (f: Formats<'de'>, topics: readonly TopicId[]) => {
  const names = world(f);
  // A board is only given what its rules name.
  const partyOf = (id: string): Party => names.parties[id as PartyId];
  const party = (id: string): string => partyOf(id).name;
  const topic = (number: number): Topic => names.topics[topics[number >> 1]];
  const card = (number: number): string => topic(number)[attitude(number)];
  const states: readonly State[] = Object.values(names.states);
  /** A state by the name a panel has for it, long or short, with its prepositions. */
  const placed = (name: string): { readonly in: string; readonly to: string } => {
    const state = states.find((one) => one.name === name || one.short === name);
    if (state === undefined) return { in: `in ${name}`, to: `nach ${name}` };
    return { in: state.in.replace(state.name, name), to: state.to.replace(state.name, name) };
  };
  return {
    names,
    partyOf,
    party,
    topic,
    card,
    /** A card by the name printed on it: „Für Bildung“. */
    quoted: (number: number): string => f.quoted(f.begin(card(number))),
    allOf: (ids: readonly string[]): string => f.list(ids.map(party)),
    /** A party and its verb: as a label, without its article. */
    says: (id: string, one: string, many: string): string =>
      `${party(id)} ${verb(partyOf(id), { one, several: many })}`,
    /** A party behind its verb, as a question has it. */
    asks: (id: string, one: string, many: string): string =>
      `${verb(partyOf(id), { one, several: many })} ${partyOf(id).mid}`,
    /** A state by its code: ‚im Saarland‘. */
    within: (code: string): string => names.states[code as StateCode].in,
    inside: (name: string): string => placed(name).in,
    toward: (name: string): string => placed(name).to,
  };
};

/** German: what the boards of both editions say. Sums are in thousands of euros. */
export const worldBoard = (
  f: Formats<'de'>,
  topics: readonly TopicId[],
): ReturnType<typeof english> => {
  const eur = f.euros;
  const n = f.number;
  const { names, partyOf, party, topic, card, quoted, says, inside } = called(f, topics);
  const { votes, points, cards: someCards } = counts(f);
  return {
    ...f,
    party,
    state: (code: string): string => names.states[code as StateCode].name,
    stateShort: (code: string): string => names.states[code as StateCode].short,
    /** Two letters, where there is no room for more. */
    stateCode: (code: string): string => code,
    card,
    quoted,
    /** A card in a narrow list: “Für Bildung”. */
    cardShort: (number: number): string => `${ATTITUDES[attitude(number)]} ${topic(number).short}`,
    /** Narrow enough to stand below a card. */
    topicWord: (number: number): string => topic(number).word,
    hidden: names.hidden,
    votes,
    points,
    strip: {
      label: 'Runden und Phasen',
      round: (k: number) => `Runde ${n(k)}`,
      of: (k: number, all: number) => `Runde ${n(k)} von ${n(all)}`,
      elects: (states: readonly string[]) =>
        `${f.list(states)} ${states.length === 1 ? 'wählt' : 'wählen'}`,
      setup: 'Vor Runde 1',
      heading: (round: string, phase: string) => `${round} · ${phase}`,
      order: (who: readonly string[]) => `Der Reihe nach: ${f.list(who)}`,
    },
    table: {
      elects: 'Wählt diese Runde',
      voted: 'Hat gewählt',
      electsIn: (k: number) => `Wählt in Runde ${n(k)}`,
      yourMatch: 'Deine Treffer',
      noProgram: 'noch kein Programm',
      votes: 'Stimmen',
      ifNow: 'Wenn jetzt Wahl wäre',
      ifNowPlan: 'Wenn jetzt Wahl wäre, mit deinem Plan',
      ifNowPlanTight: 'Wahl jetzt, mit deinem Plan',
      withPlan: 'So mit deinem Plan.',
      youAt: (figure: number) => `du ${f.signed(figure)}`,
      media: 'Medien',
      leads: (id: string, a: number, b: number) =>
        `${says(id, 'führt', 'führen')} ${n(a)} : ${n(b)}`,
      leadsTight: (a: number, b: number) => `${n(a)} : ${n(b)}`,
      tie: 'gleich, niemand führt',
      tieTight: 'gleich',
      nobody: 'niemand da',
      nobodyTight: 'niemand',
      chart: (name: string, lines: readonly string[]) =>
        `Stimmen ${inside(name)}: ${lines.join('; ')}`,
      states: 'Länder',
      parties: 'Parteien',
      displays: 'Auslagen',
    },
    seat: {
      you: (name: string) => `${name}, du`,
      decides: 'entscheidet',
      decided: 'ist fertig',
      waits: 'wartet',
      own: { decides: 'entscheidest', decided: 'bist fertig', waits: 'wartest' },
      inHand: 'auf der Hand',
      alike: (k: number) => `${n(k)} von 5`,
      alikeBrief: (k: number) => `${n(k)}/5`,
      likeYours: 'wie bei dir',
      closed: 'verdeckt',
      money: 'Geld',
      media: 'Medien',
    },
    frame: {
      yours: 'Deine Entscheidung',
      others: 'Andere entscheiden',
      before: 'vor Runde 1',
      phase: (k: number) => `Phase ${n(k)}`,
      rule: (id: string) => `Regel ${id}`,
      board: 'Spielplan ansehen',
      back: 'Zurück zur Entscheidung',
      final: 'Endgültig: nicht zurückzunehmen.',
      sealed: 'Verdeckt, bis alle entschieden haben.',
      news: 'Gerade eben',
      cost: 'Kosten',
      moneyLeft: 'Restgeld',
      free0: 'gratis',
      of: (a: number, b: number) => `${n(a)} von ${n(b)}`,
    },
    whatFor: 'Wozu:',
    waiting: {
      undoOf: (who: string) => `Zug zurücknehmen: ${who}`,
      inTurn: (id: string) => `${does(partyOf(id), 'entscheidet', 'entscheiden')}.`,
      several: (k: number) =>
        f.plural(k, { one: '# entscheidet noch.', other: '# entscheiden noch.' }),
      decided: (k: number, all: number) =>
        f.plural(k, { one: `# von ${n(all)} ist fertig`, other: `# von ${n(all)} sind fertig` }),
      in: 'fertig',
      thinks: 'überlegt',
      yours: 'Deine Entscheidung steht.',
      undo: 'Zurücknehmen',
    },
    /** Cards and their number. */
    cards: someCards,
    media: {
      already: (a: number, b: number) => `Da liegst du schon vorn, ${n(a)} : ${n(b)}.`,
      /** Who leads now leads still, or somebody else would. */
      would: (who: string, a: number, b: number) => `Dann vorn: ${who}, ${n(a)} : ${n(b)}.`,
      other: (who: string, a: number, b: number) => `Weiterhin vorn: ${who}, ${n(a)} : ${n(b)}.`,
      tie: 'Gleichstand: Niemand läge vorn.',
      choose: 'Wähle ein Land, oder passe',
      markers: 'Marker übrig',
      go: (name: string, cost: number) => `Medien ${inside(name)} kaufen für ${eur(cost)}`,
      pass: 'Vorerst passen',
    },
    bid: {
      set: (sum: number) => `Das Gebot auf ${eur(sum)} setzen`,
      win: 'Bei Zuschlag',
      lose: 'Ohne Zuschlag',
      tie: 'Bei Gleichstand',
      pay: (sum: number) => `${eur(sum)} zahlen`,
      payNothing: 'nichts zahlen',
      left: (sum: number) => `${eur(sum)} übrig`,
      go: (sum: number) => `Verdeckt ${eur(sum)} bieten`,
      amount: 'Gebot in tausend Euro',
    },
    auction: {
      cant: (bid: number, money: number) =>
        `Das höchste Gebot ist ${eur(bid)}, und du hast ${eur(money)}: Du kannst es nicht überbieten, nur passen.`,
      qOut: (bid: number) => `${eur(bid)} sind geboten: Mehr hast du nicht`,
      moneyNow: 'Dein Geld',
      ifWin: 'Bei Zuschlag',
      go: (sum: number) => `${eur(sum)} bieten`,
      pass: 'Passen',
    },
    chances: {
      title: 'Siegchance',
      say: (who: string, share: number) => `${who} ${n(Math.round(share * 100))}\u00a0%`,
      chart: (lines: readonly string[]) => `Siegchance bei diesem Zug: ${lines.join(', ')}`,
      turning: 'Wendepunkte, in Prozentpunkten',
      turn: (who: string, by: number) => `${who} ${f.signed(Math.round(by * 100))}`,
      note: 'So rechnet ein Stratege, der alle Karten kennt.',
    },
    /** What keys do at this table alone. */
    keys: {
      say: 'Tab geht von einem Element zum nächsten, Pfeile wählen innerhalb einer Reihe, Enter bestätigt. Zeig auf eine Partei, ein Land oder ein Thema, und alles, was dazugehört, leuchtet auf.',
      compare: ['C', 'Vergleich: wenn jetzt Wahl wäre'],
      states: ['1 2 3 4', 'ein Land'],
      parties: ['P', 'Parteien'],
    },
    election: {
      kicker: (k: number) => `${n(k)}. Wahl · die Stimmen sind ausgezählt`,
      before: 'vorher',
      votes: 'Stimmen',
      now: 'jetzt',
      scene: 'Wahlabend zeigen',
      chart: (name: string, lines: readonly string[]) => `${name}: ${lines.join(', ')}`,
    },
    final: {
      wins: (id: string, by: number) =>
        `${says(id, 'gewinnt', 'gewinnen')} mit ${f.plural(by, { one: '# Punkt', other: '# Punkten' })} Vorsprung`,
      winsAlone: (id: string) => says(id, 'gewinnt', 'gewinnen'),
      resigned: (who: readonly string[]) =>
        `Aufgegeben und damit hinter allen, die geblieben sind: ${f.list(who)}. Ein Bot spielte weiter.`,
      minded: (who: readonly string[]) =>
        `Die meiste Zeit abwesend und damit hinter allen, die geblieben sind: ${f.list(who)}. Ein Bot spielte solange.`,
      shared: (who: readonly string[]) => `Geteilter Sieg: ${f.list(who)}`,
      place: (who: string, k: number, score: number) =>
        `${who}, das bist du: Rang ${n(k)}, ${points(score)}`,
      source: 'Woher jeder Punkt kam',
      media: 'Medien',
      race: 'Das Rennen',
      raceSay: 'Das Rennen, Punkte nach jedem Schritt',
      start: 'Start',
      turning: 'Die Wahlen',
      show: 'Zeigen',
      /** Where the sentence of an election stands, which names its state. */
      point: (round: number) => `Runde ${n(round)}.`,
      again: 'Noch ein Spiel',
      step: 'Spiel Zug für Zug ansehen',
      file: 'Als Datei speichern',
      spelled: 'Jeder Punkt in Worten',
      bars: (lines: readonly string[]) => `Woher jeder Punkt kam. ${lines.join('. ')}`,
      barLine: (who: string, total: number, parts: readonly string[]) =>
        `${who} ${n(total)}: ${parts.join(', ')}`,
      part: (name: string, k: number) => `${name} ${n(k)}`,
    },
  };
};
