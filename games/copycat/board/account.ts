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

/** Figures of one's offices of an action: those that count already, or will in phase 3. */
function offices(
  { actionOf, officeFigureOf }: Tables,
  player: PlayerView,
  actions: readonly string[],
  used: boolean,
): number[] {
  return player.workers.flatMap((office, i) =>
    actions.includes(actionOf[office]) && player.worked[i] > 0 === used
      ? [officeFigureOf[office]]
      : [],
  );
}

const officeTerms = (figures: readonly number[]): Term[] =>
  figures.map((figure) => ({ of: 'office', figure }));

const sumOf = (terms: readonly Term[]): number =>
  terms.reduce((all, term) => {
    if (term.of === 'office') return all + term.figure;
    return 'sum' in term ? all + term.sum : all;
  }, 0);

const having = ({ effectOf }: Tables, cards: readonly number[], effect: string): number =>
  cards.filter((card) => effectOf[card] === effect).length;

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
    isDone('reuseCard') ||
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
  const laid = buying ? player.area : [];
  const named = [
    ...byKind(tables, laid, (card) => (effectOf[card] === 'either' ? 0 : coinsOf[card])),
    ...officeTerms(offices(tables, player, ['coins'], buying)),
  ];
  const parties = Math.min(
    most,
    (buying ? account.gardenParties : 0) + having(tables, hand, 'doubleCoins'),
  );
  const inHand = byKind(tables, hand, (card) => coinsOf[card]);
  const more = buying ? account.coins - sumOf(named) : 0;
  const known: Term[] =
    more < 0
      ? [{ of: 'more', sum: account.coins }]
      : [...named, ...besides(tables, view.pending, player, more, ['removeForCoin'])];
  const base = [...known, ...inHand];
  const terms: Term[] = [...base];
  if (parties > 0) terms.push({ of: 'times', kind: 'gardenParty', times: 1 + parties });
  if (account.fixedCoins > 0 && buying) terms.push({ of: 'fixed', sum: account.fixedCoins });
  if (account.spent > 0 && buying) terms.push({ of: 'spent', sum: account.spent });
  const extra = buying ? account.fixedCoins - account.spent : 0;
  return { terms, total: sumOf(base) * (1 + parties) + extra };
}

function buys(view: CopycatView, player: PlayerView, buying: boolean): Sum {
  const { account } = view;
  const tables = tablesOf(view);
  const given = offices(tables, player, ['buy', 'specialBuy'], buying);
  const all = given.reduce((sum, one) => sum + one, 0);
  const total = buying ? account.rights : all;
  const terms = officeTerms(given);
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
  const terms: Term[] = [
    ...laid,
    ...besides(tables, view.pending, player, more, []),
    ...byKind(tables, hand, scoring),
    ...officeTerms(offices(tables, player, ['points'], buying)),
  ];
  const trails = Math.min(
    most,
    (buying ? account.campaignTrails : 0) + having(tables, hand, 'doubleMarkers'),
  );
  const { markers } = player;
  if (markers > 0) terms.push({ of: 'markers', count: markers, times: 1 + trails });
  return { terms, total: sumOf(terms) + markers * (1 + trails) };
}
