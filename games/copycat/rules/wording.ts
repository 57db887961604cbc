import { counted, enumerated, PASS_WORD, type Label, type Wording } from '@hustings/kernel';
import { data } from './data.js';
import { cardEffect, cardName, officeEffect, officeName } from './english.js';
import { phrases } from './phrases.js';
import { sections } from './sections.js';
import {
  cardWord,
  coinsOf,
  DOCTORATE,
  kindOf,
  NO_CARD,
  OFFICES,
  officeWord,
  pointsOf,
  printedPriceOf,
} from './tables.js';
import type { CopycatView } from './view.js';

const cardsByWord = new Map(
  kindOf.flatMap((_, card) => (card === NO_CARD ? [] : [[cardWord(card), card] as const])),
);
const officesByWord = new Map(
  Array.from({ length: OFFICES }, (_, office) => [officeWord(office), office] as const),
);

/** The effect that a question belongs to, on top of those going on. */
const figure = (view: CopycatView): number => view.pending.at(-1)?.figure ?? 0;

/** What is asked, where a figure of this moment belongs to it. */
const questions: Readonly<Record<string, (view: CopycatView) => string>> = {
  bid: () =>
    'Which hand card do you lay face down? The highest number goes first; the card is out of use this round.',
  turn: turnQuestion,
  step: (view) => {
    const { coins, rights, points } = view.totals;
    return `Your buying phase: ${counted(coins, 'coin')} to spend, ${counted(rights, 'card')} to buy, ${counted(points, 'point')} so far. What do you do next?`;
  },
  drawNumber: (view) => `How many cards do you draw, up to ${figure(view)}?`,
  exchangeNumber: (view) => `How many hand cards do you exchange, up to ${figure(view)}?`,
  exchangeCards: (view) => `Which ${counted(figure(view), 'hand card')} do you exchange?`,
  removeNumber: (view) =>
    `How many hand cards do you remove from the game, up to ${figure(view)}, for 1 coin each?`,
  removeCards: (view) => `Which ${counted(figure(view), 'hand card')} do you remove from the game?`,
  removeForWorker: () => 'Which hand card do you remove from the game for a worker?',
  pay: (view) =>
    `With what else do you pay for Fund Raising? ${counted(figure(view), 'coin')} paid so far: you draw a card for each.`,
  declinePoints: () => `How many points do you decline, so as not to end the game?`,
};

function turnQuestion({ turn, position, players }: CopycatView): string {
  const { free } = players[position.viewer];
  const left = Math.min(turn.placements, free);
  const workers = left === 0 ? 'No worker left to place.' : `${counted(left, 'worker')} to place.`;
  return `Your turn: what do you do next? ${workers}`;
}

const things = {
  play: 'Play a card',
  use: 'Use what you have',
  place: 'Send a worker to an office',
  'lay out': 'Lay out a card',
  buy: 'Buy from the street',
} as const;
type Verb = keyof typeof things;
const verbs = Object.keys(things) as Verb[];
const said: Readonly<Record<Verb, string>> = {
  play: 'Play',
  use: 'Use',
  place: 'Send a worker to',
  'lay out': 'Lay out',
  buy: 'Buy',
};

/** Whoever says so is done with the turn, the phase or the payment. */
const endings: Readonly<Record<string, string>> = {
  'end turn': 'End your turn',
  'end phase': 'End your buying phase',
  'end payment': 'Close the payment and draw',
};

const passes: Readonly<Record<string, string>> = {
  removeForWorker: 'Remove none',
  reuseWorker: 'Use no worker again',
  copyCard: 'Copy none',
  reuseCard: 'Use no card again',
};

function label(view: CopycatView, kind: string, word: string): Label {
  if (word === PASS_WORD) return { text: passes[kind] ?? 'Pass' };
  const ending = endings[word];
  if (ending !== undefined) return { text: ending, ...endingNote(view, word), ends: true };
  if (kind === 'coinOrPoints') return { text: gain(view, word) };
  const verb = verbs.find((one) => word.startsWith(`${one} `));
  const object = verb === undefined ? word : word.slice(verb.length + 1);
  const { text, note } = thing(view, object, verb === 'buy');
  return verb === undefined
    ? { text: capital(text), note }
    : { text: `${said[verb]} ${text}`, note, group: things[verb] };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What one gives up with it. */
function endingNote({ turn }: CopycatView, word: string): { note?: string } {
  const passing = word === 'end turn' && !turn.placed;
  return passing ? { note: 'no worker placed: you pass for this round' } : {};
}

function gain({ pending }: CopycatView, word: string): string {
  const card = pending.at(-1)?.card ?? NO_CARD;
  return word === 'coin' ? counted(coinsOf[card], 'coin') : counted(pointsOf[card], 'point');
}

function thing(view: CopycatView, word: string, isSale: boolean): { text: string; note: string } {
  const office = officesByWord.get(word);
  if (office !== undefined) {
    const markers = view.markers[office];
    const taken = markers > 0 ? `; ${counted(markers, 'marker')} there` : '';
    return { text: `the office “${officeName(office)}”`, note: officeEffect(office) + taken };
  }
  if (isSale) return sale(view, word);
  const card = cardsByWord.get(word) ?? NO_CARD;
  return { text: cardName(card), note: cardEffect(card) };
}

/** `doctorate on 3`, `sauna-20`, `nothing on 4`: with its price, and the reds that come along. */
function sale({ street }: CopycatView, word: string): { text: string; note: string } {
  const [name, on] = word.split(' on ');
  const card = cardsByWord.get(name) ?? NO_CARD;
  const space = on === undefined ? street.indexOf(card) : Number(on) - 1;
  if (card === NO_CARD) return { text: `nothing from the empty space ${space + 1}`, note: '' };
  const printed = printedPriceOf[card];
  const reds = street.slice(0, space).filter((left) => left !== NO_CARD && isScandal(left));
  const price =
    printed === undefined
      ? 'not for sale'
      : counted(printed + data.street.surcharge[space], 'coin');
  const along = reds.length === 0 ? '' : `; comes with ${enumerated(reds.map(cardName))}`;
  const where = card === DOCTORATE ? ` from space ${space + 1}` : '';
  return { text: `${cardName(card)}${where} for ${price}`, note: cardEffect(card) + along };
}

const isScandal = (card: number): boolean => kindOf[card] === 'scandal';

const units: Readonly<Record<string, string>> = {
  coinsForDoctorate: 'coin',
  declinePoints: 'point',
};

const unitOf = (kind: string): string => units[kind] ?? 'card';

const sources: Readonly<Record<string, string>> = {
  cards: 'Cards',
  offices: 'Offices',
  markers: 'Markers',
  doctorates: 'Doctorates',
};

/** Copycat as it speaks to people. */
export const wording: Wording<CopycatView> = {
  question: (view, kind) => questions[kind]?.(view) ?? phrases.decisions[kind],
  label,
  amount: (_view, kind, n) => ({ text: counted(n, unitOf(kind)) }),
  unit: (kind) => `${unitOf(kind)}s`,
  price: (coins) => counted(coins, 'coin'),
  nothing: () => 'nothing',
  sections,
  source: (name) => sources[name] ?? name,
};
