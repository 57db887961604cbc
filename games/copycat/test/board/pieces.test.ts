import { below, isRefusal, seedFrom, sfc, type Random } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import {
  standard,
  wouldHave,
  type CopycatState,
  type CopycatView,
  type DecisionKind,
} from '../../rules/index.js';
import { accountOf } from '../../board/account.js';
import { floorsOf } from '../../board/house.js';
import { askedOf, worldOf } from '../../board/outlook.js';
import { named, wordFor, type Named, type Piece } from '../../board/pieces.js';
import { crowdedCopycat } from '../crowded.js';

/** Where on the table a word is answered. */
function pieceOf(kind: DecisionKind, { verb, card, office, space }: Named): Piece | undefined {
  if (space !== undefined) return { on: 'street', space };
  if (office !== undefined) return { on: 'office', office };
  if (card === undefined) return undefined;
  const lies = kind === 'copyCard' || kind === 'reuseCard' || (kind === 'step' && verb === 'use');
  return { on: lies ? 'area' : 'hand', card };
}

/** Plays crowded games at random; shows every decision to whoever looks. */
function decisions(
  games: number,
  look: (
    view: CopycatView,
    kind: DecisionKind,
    words: readonly string[],
    state: CopycatState,
  ) => void,
): void {
  for (let game = 0; game < games; game++) {
    const random: Random = sfc(seedFrom(`pieces ${game}`), 'bot 0');
    const state = crowdedCopycat.simulate({}, 2 + (game % 3), seedFrom(`table ${game}`));
    for (let moves = 0; moves < 900 && !crowdedCopycat.isOver(state); moves++) {
      const owed = crowdedCopycat.decisions(state);
      const { seat, kind } = owed[below(random, owed.length)];
      const form = crowdedCopycat.form(state, seat);
      if (isRefusal(form)) throw new Error(form.refused);
      const options = form.shape === 'one' || form.shape === 'some' ? form.options : [];
      const open = options.flatMap(({ word, refusal }) => (refusal === undefined ? [word] : []));
      look(crowdedCopycat.view(state, seat), kind as DecisionKind, open, state);
      crowdedCopycat.apply(state, seat, crowdedCopycat.sample(state, seat, random));
    }
  }
}

describe('pieces on the table', () => {
  test('every answer about a card or an office can be given by pressing it, and is read back', () => {
    const kinds = new Set<string>();
    const actions = new Set<string>();
    const asked = new Set<DecisionKind>();
    decisions(24, (view, kind, words) => {
      asked.add(kind);
      for (const word of words) {
        const about = named(view, word);
        const piece = pieceOf(kind, about);
        if (piece === undefined) continue;
        expect(wordFor(view, kind, piece)).toBe(word);
        if (about.card !== undefined) kinds.add(standard.kindOf[about.card]);
        if (about.office !== undefined) actions.add(standard.actionOf[about.office]);
      }
    });
    expect(kinds.size).toBe(24);
    expect(actions.size).toBe(8);
    expect(asked.size).toBeGreaterThanOrEqual(14);
  });

  test('sums in sight are those of the rules, with every term named', () => {
    decisions(8, (view, kind) => {
      const { viewer } = view.position;
      if (kind === 'declinePoints') return; // the phase is over by then
      const world = worldOf(view);
      expect(askedOf(world, viewer)).toBe(kind);
      const { coins, buys, points } = accountOf(view, viewer);
      const rules = wouldHave(world, viewer);
      const said = { coins: coins.total, rights: buys.total, points: points.total };
      expect({ said, at: view.position.at }).toEqual({ said: rules, at: view.position.at });
    });
  });

  test('the house has a window for every open office, and nothing ever moves', () => {
    const places = new Map<string, string>();
    decisions(3, (view) => {
      const windows = floorsOf(view).flat();
      expect(windows).toHaveLength(25);
      const open = windows.flatMap((window) => (window.is === 'open' ? [window.office] : []));
      expect(open.toSorted((a, b) => a - b)).toEqual(view.offices.toSorted((a, b) => a - b));
      windows.forEach((window, place) => {
        if (window.is !== 'open' || window.office > 9) return;
        const before = places.get(`${window.office}`) ?? String(place);
        expect(String(place)).toBe(before);
        places.set(`${window.office}`, before);
      });
    });
  });
});
