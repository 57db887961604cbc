import { tablesOf, type CardKind, type CopycatState, type CopycatView } from '../../rules/index.js';
import { figuresOf, inReach, mayStillBuy, type Figures } from '../outlook.js';
import { m } from '../words.svelte.js';

/** A line of what would change. */
export type Line = {
  readonly icon?: string;
  readonly name: string;
  readonly how?: string;
  readonly from?: string;
  readonly to: string;
};

type Figure = keyof Figures;
const drawn: readonly (readonly [Figure, string])[] = [
  ['coins', 'o-coins'],
  ['rights', 'o-buy'],
  ['points', 'o-points'],
  ['hand', 'f-hand'],
  ['markers', 'eye'],
  ['free', 'f-workers'],
  ['reserve', 'f-workers'],
  ['deck', 'f-cards'],
];

/** Which figures change, and from what to what. */
export function changes(
  before: Figures,
  after: Figures,
  how: Partial<Record<Figure, string>> = {},
  without: readonly Figure[] = [],
): Line[] {
  return drawn.flatMap(([figure, icon]) => {
    if (before[figure] === after[figure] || without.includes(figure)) return [];
    const from = m().number(before[figure]);
    const to = m().number(after[figure]);
    return [{ icon, name: m().effect.names[figure] ?? '', how: how[figure] ?? '', from, to }];
  });
}

/** The cards of the street that come in reach with more coins. */
export function newInReach(view: CopycatView, before: Figures, after: Figures): Line[] {
  if (after.coins <= before.coins || !mayStillBuy(view.phase, after)) return [];
  const near = new Set(inReach(view, before.coins));
  const fresh = inReach(view, after.coins).filter((space) => !near.has(space));
  if (fresh.length === 0) return [];
  const { kindOf } = tablesOf(view);
  const counts = new Map<CardKind, number>();
  for (const space of fresh) {
    const kind = kindOf[view.street[space]];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [
    {
      icon: 'o-buy',
      name: m().effect.inReach,
      how: m().effect.kinds([...counts]),
      to: m().number(fresh.length),
    },
  ];
}

/** What an answer brings in cards, workers, coins or points, as a figure beside it and its sign. */
export function brought(
  before: Figures | undefined,
  state: CopycatState | undefined,
  seat: number,
): { readonly figure: string; readonly sign: string } | undefined {
  if (before === undefined || state === undefined) return undefined;
  const pending = state.pending.at(-1);
  if (pending?.what === 'drawNumber') {
    const most = Math.min(pending.figure, before.draw + before.discards);
    return { figure: m().signed(most), sign: 'f-cards' };
  }
  const after = figuresOf(state, seat);
  const gains: readonly (readonly [more: number, sign: string])[] = [
    [after.free - before.free, 'f-workers'],
    [after.coins - before.coins, 'o-coins'],
    [after.points - before.points, 'o-points'],
  ];
  const [more, sign] = gains.find(([gain]) => gain > 0) ?? [];
  return more === undefined || sign === undefined ? undefined : { figure: m().signed(more), sign };
}
