import { describe, expect, it } from 'vitest';
import { isRefusal, seedFrom } from '@hustings/kernel';
import { formats, sectionsText, speakerIn } from '@hustings/texts';
import { copycat, type CopycatState, type CopycatView } from '../rules/index.js';
import { reasons } from '../rules/reasons.js';
import { texts } from '../texts/en/index.js';
import { shelf, speaker } from '../texts/index.js';
import { table } from './table.js';

/** A state edited by hand, and the invariant it breaks. */
const edits: readonly (readonly [string, (state: CopycatState) => void])[] = [
  ['cards are conserved', (s) => s.supply.pop()],
  ['cards are conserved', (s) => s.removed.push(62)],
  ['cards are conserved', (s) => s.players[0].hand.push(s.players[0].hand[0])],
  [
    'a player owns no numbered card twice',
    (s) => {
      // the other player's start card of the same number
      const card = s.players[0].draw[0];
      s.players[1].draw.splice(s.players[1].draw.indexOf(card), 1);
      s.players[0].discard.push(card);
    },
  ],
  [
    'every player owns at least one card',
    (s) => {
      const [player] = s.players;
      s.removed.push(...player.draw.splice(0), ...player.hand.splice(0));
      player.area = [];
    },
  ],
  ['what is known of a hand is in it', (s) => s.players[0].known.push(s.players[0].draw[0])],
  ['offices are conserved', (s) => s.officeStack.pop()],
  ['offices are conserved', (s) => s.offices.reverse()],
  [
    'a round has as many extra offices as its number',
    (s) => s.offices.push(...s.officeStack.splice(-1)),
  ],
  ['a player has all workers: free, placed or in the reserve', (s) => s.players[0].free++],
  ['workers stand in open offices', (s) => (s.players[0].workers[0] = s.officeStack[0])],
  [
    'a player has at most one worker in an office',
    (s) => {
      s.players[0].workers.push(s.players[0].workers[0]);
      s.players[0].worked.push(0);
      s.players[0].free--;
    },
  ],
  ['no worker is used more than twice a round', (s) => s.players[0].worked.pop()],
  ['no card is used more than twice a round', (s) => s.players[0].used.push(0)],
  ['markers are conserved', (s) => s.markerSupply--],
  [
    'no markers on an office with a worker, nor on one that is not open',
    (s) => {
      s.markers[s.players[0].workers[0]] = 1;
      s.markerSupply--;
    },
  ],
  [
    'no markers on an office with a worker, nor on one that is not open',
    (s) => {
      s.markers[s.officeStack[0]] = 1;
      s.markerSupply--;
    },
  ],
  ['scores never fall', (s) => (s.players[0].before = 5)],
  ['every point has its source', (s) => (s.players[0].score = 5)],
  ['the turn order names every seat once', (s) => (s.order = [0, 0])],
  ['nobody spends more coins than gained', (s) => (s.account.spent = 1)],
  ['the position fits phase and seat', (s) => (s.phase = 3)],
  ['the position fits phase and seat', (s) => (s.now.seat = 1)],
  [
    'the open question is the effect on top',
    (s) => s.pending.push({ what: 'pay', figure: 0, card: 0 }),
  ],
];

const position = () =>
  table({
    players: 2,
    phase: 2,
    A: { hand: ['sauna-20'], workers: { 'buy-1a': 0 } },
    B: {},
  }).state;

/** A has finished phase 3, B is in it. */
const afterA = () =>
  table({ players: 2, phase: 3, B: { hand: ['localMedia-9'], markers: 1 } }).act('end phase');

describe('Invariants', () => {
  it('a position of the table loads as it is', () => {
    const state = position();
    expect(copycat.load(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each(edits)('a state is refused where not "%s"', (name, edit) => {
    const state = position();
    edit(state);
    const loaded = copycat.load(JSON.parse(JSON.stringify(state)));
    expect(isRefusal(loaded) && loaded.values).toEqual({ invariant: name });
  });

  it('after phase 3: no markers with players, hands empty save for kept cards, nobody draws', () => {
    const names = [
      'no markers with players after phase 3',
      'hands are empty after phase 3 save for kept cards',
      'nobody draws in phase 3',
    ];
    const edited = [0, 1, 2].map((i) => {
      const { state } = afterA();
      if (i === 0) {
        state.players[0].markers = 1;
        state.markerSupply--;
      }
      if (i === 1) state.players[0].hand.push(...state.players[0].draw.splice(-1));
      if (i === 2) state.pending.push({ what: 'drawNumber', figure: 1, card: 0 });
      return copycat.broken(state);
    });
    expect(edited).toEqual(names);
  });

  it('a sealed bid is a hand card', () => {
    const { state } = table({ players: 2, phase: 1 });
    copycat.apply(state, 0, state.players[0].hand[0]);
    state.sealed[0] = 61;
    expect(copycat.broken(state)).toBe('a sealed bid is a hand card');
  });

  it('every game ends by round 11', () => {
    const { state } = table({ players: 2, phase: 3, round: 11 }).act('end phase', 'end phase');
    expect(copycat.broken(state)).toBeUndefined();
    state.round = 10;
    state.officeStack.push(...state.offices.splice(-1));
    expect(copycat.broken(state)).toBe('every game ends by round 11');
  });
});

describe('Refusals', () => {
  it('every reason has its sentence, and none is left over', () => {
    const codes = new Set(Object.values(reasons).map((reason) => reason.code));
    expect(Object.keys(texts(formats('en')).refusals).sort()).toEqual([...codes].sort());
  });
});

const english = await speakerIn('en', shelf, speaker);
const positionOf = (view: CopycatView): string => sectionsText(english.sections(view, []));

describe('The position in words', () => {
  it('says what lies where, and of others only what is open', () => {
    const t = table({
      players: 2,
      phase: 3,
      street: ['scandal-1', '–', 'banker-39'],
      A: { hand: ['keynote-56'], workers: { 'coins-2': 0 } },
      B: { hand: ['nationalTV-59'], doctorates: 1 },
    });
    const text = positionOf(copycat.view(t.state, 0));
    for (const line of [
      /Keynote 56/,
      /Banker 39 +3 coins +3 +5/,
      /Scandal 1 +does nothing +1 +not for sale/,
      /Coins 2 +2 coins +0 +You/,
      /2 coins to spend, 0 cards to buy, 0 points so far/,
      /Doctorates: 1/,
    ]) {
      expect(text).toMatch(line);
    }
    expect(text).not.toContain('National TV 59');
  });

  it('works from the first decision to the end', () => {
    const state = copycat.setup({}, 3, seedFrom('x'));
    expect(positionOf(copycat.view(state, -1))).toContain('Round 1 of 11: planning');
    const end = table({ players: 2, phase: 3, round: 11 }).act('end phase', 'end phase');
    expect(positionOf(copycat.view(end.state, 0))).toContain('the game is over');
  });
});
