import {
  data,
  tablesOf,
  type CardKind,
  type CopycatView,
  type PlayerView,
  type Tables,
} from '../rules/index.js';
import type { Term } from '../texts/terms.js';

export type Sum = { readonly terms: readonly Term[]; readonly total: number };
export type Account = { readonly coins: Sum; readonly buys: Sum; readonly points: Sum };

/** The sums of a player's round, with where every figure comes from. */
export function accountOf(view: CopycatView, seat: number, without?: number): Account {
  const player = view.players[seat];
  const buying = view.phase === 3 && view.position.now['seat'] === seat;
  const hand = (player.hand ?? []).filter((card) => card !== without);
  return {
    coins: coins(view, player, hand, buying),
    buys: buys(view, player, buying),
    points: points(view, player, hand, buying),
  };
}

const most = data.limits.doublings;

/** Cards of a kind together: two Friends are one term. */
function byKind(
  { kindOf }: Tables,
  cards: readonly number[],
  value: (card: number) => number,
): Term[] {
  const sums = new Map<CardKind, { count: number; sum: number }>();
  for (const card of cards) {
    if (value(card) === 0) continue;
    const { count, sum } = sums.get(kindOf[card]) ?? { count: 0, sum: 0 };
    sums.set(kindOf[card], { count: count + 1, sum: sum + value(card) });
  }
  return [...sums].map(([kind, { count, sum }]) => ({ of: 'cards', kind, count, sum }));
}

/** Kinds of cards that are told in several places, each told once: where one lies there, one is in hand. */
function together(terms: readonly Term[]): Term[] {
  const all: Term[] = [];
  for (const term of terms) {
    const at = all.findIndex(
      (one) => one.of === 'cards' && term.of === 'cards' && one.kind === term.kind,
    );
    const known = all[at];
    if (known?.of === 'cards' && term.of === 'cards') {
      all[at] = { ...known, count: known.count + term.count, sum: known.sum + term.sum };
    } else all.push(term);
  }
  return all;
}

/** One's offices of an action: those that count already, or will in phase 3. */
function offices(
  { actionOf, officeFigureOf }: Tables,
  player: PlayerView,
  actions: readonly string[],
  used: boolean,
): Term[] {
  return player.workers.flatMap((office, i): Term[] =>
    actions.includes(actionOf[office]) && player.worked[i] > 0 === used
      ? [{ of: 'office', office, figure: officeFigureOf[office] }]
      : [],
  );
}

const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((all, term) => {
    if (term.of === 'office') return all + term.figure;
    return 'sum' in term ? all + term.sum : all;
  }, 0);

const having = ({ effectOf }: Tables, cards: readonly number[], effect: string): number =>
  cards.filter((card) => effectOf[card] === effect).length;

/**
 * A card that was used again lies aside: its first use still counts, and is told with its kind. Where
 * several kinds that lie there could have brought as much, it is told as a card that lies aside.
 */
function setAside(
  { actionOf, effectOf, kindOf }: Tables,
  { temporary, workers, worked }: PlayerView,
  effect: 'coins' | 'points',
  valueOf: readonly number[],
  sum: number,
): readonly Term[] | undefined {
  const isReusing = workers.some((office, i) => actionOf[office] === 'reuseCard' && worked[i] > 0);
  if (sum <= 0 || !isReusing) return undefined;
  const cards = temporary.filter((card) => effectOf[card] === effect && valueOf[card] === sum);
  if (cards.length === 0) return undefined;
  const [kind, ...others] = new Set(cards.map((card) => kindOf[card]));
  return others.length === 0 ? [{ of: 'cards', kind, count: 1, sum }] : [{ of: 'aside', sum }];
}

/**
 * What the cards that lie there can't explain: cards that give a coin or points, second uses and
 * copies, cards removed for coins. It is named where only one of these can have brought it.
 */
function besides(
  { actionOf, effectOf, kindOf }: Tables,
  pending: CopycatView['pending'],
  { area, used, worked, workers }: PlayerView,
  sum: number,
  removal: readonly string[],
  /** A card used again is told already. */
  isReuseTold: boolean,
): Term[] {
  if (sum <= 0) return [];
  const isDone = (action: string): boolean =>
    workers.some((office, i) => actionOf[office] === action && worked[i] > 0);
  const asked = new Set(pending.map(({ card }) => card));
  const either = area.filter(
    (card, i) => effectOf[card] === 'either' && used[i] > 0 && !asked.has(card),
  );
  const again =
    [...used, ...worked].some((uses) => uses > 1) ||
    (!isReuseTold && isDone('reuseCard')) ||
    area.some((card, i) => effectOf[card] === 'copyCard' && used[i] > 0);
  const ways: Term[] = [
    ...(again ? [{ of: 'again' as const, sum }] : []),
    ...(removal.some(isDone) ? [{ of: 'removed' as const, sum }] : []),
    ...(either.length > 0
      ? [{ of: 'cards' as const, kind: kindOf[either[0]], count: either.length, sum }]
      : []),
  ];
  return ways.length === 1 ? ways : [{ of: 'more', sum }];
}

function coins(
  view: CopycatView,
  player: PlayerView,
  hand: readonly number[],
  buying: boolean,
): Sum {
  const { account } = view;
  const tables = tablesOf(view);
  const { effectOf, coinsOf } = tables;
  const laid = byKind(tables, buying ? player.area : [], (card) =>
    effectOf[card] === 'either' ? 0 : coinsOf[card],
  );
  const inHand = byKind(tables, hand, (card) => coinsOf[card]);
  const given = offices(tables, player, ['coins'], buying);
  const parties = Math.min(
    most,
    (buying ? account.gardenParties : 0) + having(tables, hand, 'doubleCoins'),
  );
  const more = buying ? account.coins - sumOf([...laid, ...given]) : 0;
  // The coins of its second use are those that are never doubled: its first brought as many.
  const twice = account.fixedCoins;
  const aside = more < twice ? undefined : setAside(tables, player, 'coins', coinsOf, twice);
  const rest = aside === undefined ? more : more - twice;
  const removal = ['removeForCoin'];
  const base: Term[] =
    more < 0
      ? [{ of: 'more', sum: account.coins }, ...inHand]
      : [
          ...together([...laid, ...(aside ?? []), ...inHand]),
          ...given,
          ...besides(tables, view.pending, player, rest, removal, aside !== undefined),
        ];
  const terms = together(base);
  if (parties > 0) terms.push({ of: 'times', kind: 'gardenParty', times: 1 + parties });
  if (account.fixedCoins > 0 && buying) terms.push({ of: 'fixed', sum: account.fixedCoins });
  if (account.spent > 0 && buying) terms.push({ of: 'spent', sum: account.spent });
  const extra = buying ? account.fixedCoins - account.spent : 0;
  return { terms, total: sumOf(base) * (1 + parties) + extra };
}

function buys(view: CopycatView, player: PlayerView, buying: boolean): Sum {
  const { account } = view;
  const tables = tablesOf(view);
  const { actionOf, officeFigureOf } = tables;
  const actions = ['buy', 'specialBuy'];
  const terms = offices(tables, player, actions, buying);
  // A worker that was used again brought as many once more.
  const again = player.workers.reduce(
    (sum, office, i) =>
      buying && actions.includes(actionOf[office])
        ? sum + officeFigureOf[office] * Math.max(0, player.worked[i] - 1)
        : sum,
    0,
  );
  if (again > 0) terms.push({ of: 'again', sum: again });
  const all = sumOf(terms);
  const total = buying ? account.rights : all;
  return { terms: total < all ? [...terms, { of: 'used', sum: all - total }] : terms, total };
}

function points(
  view: CopycatView,
  player: PlayerView,
  hand: readonly number[],
  buying: boolean,
): Sum {
  const { account } = view;
  const tables = tablesOf(view);
  const { coinsOf, pointsOf } = tables;
  const scoring = (card: number): number => (coinsOf[card] > 0 ? 0 : pointsOf[card]);
  const laid = byKind(tables, buying ? player.area : [], scoring);
  const more = buying ? account.cardPoints - sumOf(laid) : 0;
  // Used again a card has brought its points twice: one half is that of its first use.
  const aside = setAside(tables, player, 'points', pointsOf, more / 2);
  const rest = aside === undefined ? more : more / 2;
  const terms: Term[] = [
    ...together([
      ...laid,
      ...(aside ?? []),
      ...byKind(tables, hand, scoring),
      ...besides(tables, view.pending, player, rest, [], false),
    ]),
    ...offices(tables, player, ['points'], buying),
  ];
  const trails = Math.min(
    most,
    (buying ? account.campaignTrails : 0) + having(tables, hand, 'doubleMarkers'),
  );
  const { markers } = player;
  if (markers > 0) terms.push({ of: 'markers', count: markers, times: 1 + trails });
  return { terms, total: sumOf(terms) + markers * (1 + trails) };
}
