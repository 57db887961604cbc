import { data, OFFICES, type PendingKind } from '../../rules/index.js';

/** Kinds of cards, and how many there are. */
export const kinds = Object.keys(data.kinds);
export const KINDS = kinds.length;

/** Prices of the street go up in three steps. */
export const ZONES = 3;

/** What can be said of a player in one figure, with the scale of each. */
const playerScales = {
  score: 0.05,
  /** What of the score is beyond the middle of the track: the end comes near. */
  late: 0.05,
  free: 0.4,
  reserve: 0.4,
  placed: 0.3,
  markers: 0.2,
  passed: 1,
  hand: 0.2,
  drawPile: 0.1,
  deck: 0.1,
  /** Coins, rights and points that this round brings, with the hand laid out where it is seen. */
  coins: 0.15,
  rights: 0.4,
  points: 0.08,
  gardenParties: 1,
  campaignTrails: 1,
  keeping: 1,
  /** Has yet to buy and score this round. */
  toScore: 1,
  /** Offices taken but not used, by what they do. */
  toDraw: 0.4,
  toExchange: 0.4,
  toRemove: 0.4,
  toReuse: 0.8,
  toRefill: 0.8,
  doctorates: 1,
  /** Markers that a Campaign Trail doubles. */
  doubled: 0.05,
  /** Coins that a right to buy makes use of. */
  spendable: 0.15,
} as const;

/** And of the table. */
const tableScales = {
  onMove: 1,
  placements: 0.7,
  elbows: 0.7,
  hasPlaced: 0.7,
  bid: 0.04,
  supply: 0.05,
  doctoratesLeft: 0.5,
  toEnd: 0.05,
  markersOut: 0.1,
  markersIn: 0.1,
  /** Cards of the street that could be paid. */
  affordable: 0.3,
} as const;

export const playerFigures = Object.keys(playerScales) as (keyof typeof playerScales)[];
const tableFigures = Object.keys(tableScales) as (keyof typeof tableScales)[];

export type Phase = 'bidding' | 'acting' | 'before' | 'buying' | 'after' | 'over';
const phases: readonly Phase[] = ['bidding', 'acting', 'before', 'buying', 'after', 'over'];
export const phaseIndex = Object.fromEntries(phases.map((phase, i) => [phase, i])) as Readonly<
  Record<Phase, number>
>;

const pendingKinds: readonly PendingKind[] = [
  'drawNumber',
  'exchangeNumber',
  'exchangeCards',
  'removeNumber',
  'removeCards',
  'removeForWorker',
  'pay',
  'reuseWorker',
  'copyCard',
  'reuseCard',
  'coinOrPoints',
  'coinsForDoctorate',
  'leave',
];
export const pendingIndex = Object.fromEntries(
  pendingKinds.map((kind, i) => [kind, i]),
) as Readonly<Record<PendingKind, number>>;

type Figures<Name extends string> = Readonly<Record<Name, number>>;

/** Where each input is. */
export type Layout = {
  readonly scales: Float32Array;
  /** By kind: own hand, draw pile, whole deck, play area. */
  readonly hand: number;
  readonly drawPile: number;
  readonly deck: number;
  readonly area: number;
  /** By kind, of each other player in turn order after the viewer: deck, and what of it is unseen. */
  readonly decks: readonly number[];
  readonly unseen: readonly number[];
  /** By zone and kind. */
  readonly street: number;
  /** By office: can it be taken, and the markers on it. */
  readonly open: number;
  readonly marked: number;
  readonly round: number;
  readonly phase: number;
  readonly pending: number;
  /** The viewer's place in turn order. */
  readonly place: number;
  /** The viewer first, then the others in turn order after it. */
  readonly players: readonly Figures<(typeof playerFigures)[number]>[];
  readonly table: Figures<(typeof tableFigures)[number]>;
};

function newLayout(seats: number): Layout {
  const scales: number[] = [];
  const block = (length: number, scale: number): number => {
    const from = scales.length;
    for (let i = 0; i < length; i++) scales.push(scale);
    return from;
  };
  const figures = <Name extends string>(of: Readonly<Record<Name, number>>): Figures<Name> =>
    Object.fromEntries(
      Object.entries<number>(of).map(([name, scale]) => [name, block(1, scale)]),
    ) as Figures<Name>;
  const others = Array.from({ length: seats - 1 }, (_, i) => i);
  const layout = {
    hand: block(KINDS, 0.5),
    drawPile: block(KINDS, 0.5),
    deck: block(KINDS, 0.5),
    area: block(KINDS, 0.5),
    decks: others.map(() => block(KINDS, 0.5)),
    unseen: others.map(() => block(KINDS, 0.5)),
    street: block(ZONES * KINDS, 0.5),
    open: block(OFFICES, 0.5),
    marked: block(OFFICES, 0.3),
    round: block(data.end.rounds + 1, 0.5),
    phase: block(phases.length, 0.5),
    pending: block(pendingKinds.length, 0.5),
    place: block(seats, 0.7),
    players: [0, ...others].map(() => figures(playerScales)),
    table: figures(tableScales),
  };
  return { ...layout, scales: Float32Array.from(scales) };
}

const layouts: Layout[] = [];

/** The inputs with so many players. */
export function layoutFor(seats: number): Layout {
  layouts[seats] ??= newLayout(seats);
  return layouts[seats];
}
