import { describe, expect, it } from 'vitest';
import { coded, isRefusal, seedFrom, sfc } from '@hustings/kernel';
import { playOn } from '@hustings/proving';
import { boardOf, markersIn } from '../../rules/world/index.js';
import { firstElection, lastElection, type State } from '../../rules/edition-2006/index.js';
import { cardNumber, game, table } from './table.js';

const players = ['SPD', 'CDU', 'FDP'] as const;

/** A position in the middle of a game, spoiled by hand: which invariant names the damage? */
const spoiled: readonly [string, (s: State) => void][] = [
  ['the round follows from the elections held', (s) => (s.held = 3)],
  ['states lie on the boards of their elections', (s) => (s.boards[1].state = -1)],
  ['states are different, and sixteen', (s) => (s.coming[0] = s.coming[1])],
  ['everyone plays another party', (s) => (s.parties[0] = s.parties[1])],
  ['program cards are conserved', (s) => s.programStack.pop()],
  ['opinion cards are conserved', (s) => s.opinionStack.pop()],
  ['polls are conserved', (s) => s.pollStack.pop()],
  ['meeting markers are conserved', (s) => s.meetingSupply[0]--],
  ['media markers are conserved', (s) => (s.presence[1] = 0b11)],
  ['cabinet cards are accounted for', (s) => (s.boards[0].laid[0] = 1)],
  ['contribution cards are accounted for', (s) => (s.given[2] = 0)],
  [
    'at most 5 media markers in a state, but for the preliminary stage',
    (s) => {
      s.boards[0].media = [4, 4, 2];
      s.mediaSupply = [1, 1, 3];
    },
  ],
  ['no topic is twice in a program', (s) => moveProgramCard(s)],
  ['no topic lies face up twice in a state', (s) => swapOpinions(s)],
  ['a key issue marker lies on a face-up opinion', (s) => (s.boards[3].double = 3)],
  ['every vote space has a total order', (s) => (s.boards[0].votes[0] = 3)],
  ['coalitions are of two', (s) => (s.partners[0] = 1)],
  ['an auction has its turn', (s) => (s.auction.bid = 3)],
  ['an offer waits for its answer', (s) => (s.named = 1)],
  ['rewards are taken by those who won or lost narrowly', (s) => (s.carries = 1)],
];

function moveProgramCard(s: State): void {
  const topic = s.programs[0].findIndex((attitude) => attitude !== 0);
  const card = topic * 2 + (s.programs[0][topic] > 0 ? 0 : 1);
  s.programs[0][topic] = 0;
  s.programStack.push(card);
}

function swapOpinions(s: State): void {
  const [, board] = s.boards; // the electing one
  const wanted = board.opinions[0];
  const other = s.opinionStack.findIndex((card) => card >> 1 === wanted >> 1);
  [s.opinionStack[other], board.opinions[1]] = [board.opinions[1], s.opinionStack[other]];
}

describe('Invariants', () => {
  it.each(spoiled)('%s', (name, spoil) => {
    // In round 2 board 0 holds the fifth state, where five media markers are the limit.
    const { s } = table({ players, at: '6 meetings', round: 2 });
    expect(game.broken(s)).toBeUndefined();
    spoil(s);
    expect(game.broken(s)).toBe(name);
    expect(game.load(JSON.parse(JSON.stringify(s)))).toHaveProperty('refused');
  });

  it('no topic is twice on the national board', () => {
    const nation = ['+nuclearEnergy', '+minimumWage'] as const;
    const { s } = table({ players, at: '6 meetings', nation });
    const opposite = s.opinionStack.indexOf(cardNumber('-nuclearEnergy'));
    s.opinionStack[opposite] = s.nation.opinions[1];
    s.nation.opinions[1] = cardNumber('-nuclearEnergy');
    expect(game.broken(s)).toBe('no topic is twice on the national board');
  });

  it('the electing state has no face-down opinion', () => {
    const { s } = table({ players, at: '6 meetings' });
    s.boards[0].up = 3;
    expect(game.broken(s)).toBe('the electing state has no face-down opinion');
  });

  it('cards that lie face down can be paid', () => {
    const { s } = table({ players, at: '3 shadow cabinet', states: { NW: {} } }).act(
      'SPD',
      'layCabinet',
      { NW: 'speaker' },
    );
    s.money[0] = 14;
    expect(game.broken(s)).toBe('cards that lie face down can be paid');
  });

  it('nobody has bid more than they own, and a poll is looked at by who won it', () => {
    const t = table({ players, at: '7 polls' }).act('SPD', 'bidForPoll', 9);
    const poor = game.clone(t.s);
    poor.money[0] = 8;
    expect(game.broken(poor)).toBe('nobody has bid more than they own');
    t.pass('CDU', 'FDP');
    t.s.auction.bidder = 1;
    expect(game.broken(t.s)).toBe('a poll is looked at by the winner of its auction');
  });

  it('no coalition tile lies in the anti-coalition state', () => {
    const { s } = table({ players, at: '6 meetings', round: 6 });
    s.boards[2].tiles = 1;
    expect(game.broken(s)).toBe('no coalition tile lies in the anti-coalition state');
  });

  it('M06-0.10 a state never gains media markers beyond five after the preliminary stage', () => {
    for (let i = 0; i < 60; i++) {
      const seats = 3 + (i % 3);
      const options = game.readOptions({}, seats);
      if (isRefusal(options)) throw new Error(coded(options));
      const seed = seedFrom(`spots ${i}`);
      const random = sfc(seed, 'bot 0');
      const s = game.simulate(options, seats, seed);
      playOn(game, s, random, seats); // the preliminary stage
      let before = markers(s);
      while (playOn(game, s, random, 1) === 1) {
        const now = markers(s);
        for (const [election, count] of now) {
          expect(count).toBeLessThanOrEqual(Math.max(5, before.get(election) ?? 0));
        }
        before = now;
      }
    }
  });
});

function markers(s: State): Map<number, number> {
  const found = new Map<number, number>();
  for (let e = firstElection(s); e <= lastElection(s); e++) {
    found.set(e, markersIn(s.boards[boardOf(e)].media));
  }
  return found;
}
