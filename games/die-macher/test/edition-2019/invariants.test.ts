import { describe, expect, it } from 'vitest';
import { isRefusal } from '@hustings/kernel';
import type { State } from '../../rules/edition-2019/index.js';
import { game, newGame, table } from './table.js';

const players = ['SPD', 'LINKE', 'CDU', 'FDP'] as const;

/** For each invariant a way to break it: a state edited like that must be noticed, and not load. */
const damage: Record<string, (s: State) => void> = {
  'program cards are conserved': (s) => s.programStack.pop(),
  'opinion cards are conserved': (s) => s.opinionDiscards.push(3),
  'polls are conserved': (s) => s.pollStack.pop(),
  'states are different': (s) => (s.boards[1].state = s.boards[0].state),
  'rallies are conserved': (s) => s.rallySupply[0]--,
  'media markers are conserved': (s) => s.mediaSupply[1]--,
  'politicians are accounted for': (s) => (s.boards[0].sent[2] = 0),
  'double markers are conserved': (s) => s.doubles--,
  'at most 5 media markers in a state': (s) => {
    s.boards[0].media = [3, 3, 0, 0];
    s.mediaSupply = [1, 1, 4, 4];
  },
  'at most 8 rallies of a party in a state': (s) => {
    s.boards[0].rallies[0] = 9;
    s.rallySupply[0] = 11;
  },
  'no topic lies face up twice in a state': (s) => {
    // The second opinion becomes the opposite of the first; a copy of it is put elsewhere.
    const [board] = s.boards;
    const opposite = board.opinions[0] ^ 1;
    const at = s.opinionStack.indexOf(opposite);
    [board.opinions[1], s.opinionStack[at]] = [opposite, board.opinions[1]];
  },
  'trends are within their scale': (s) => (s.boards[0].trend[0] = 6),
  'money and party base are not negative': (s) => (s.base[0] = -1),
  'there is exactly one start player': (s) => (s.start = 4),
  'every state elects with four face-up opinions': (s) => (s.boards[0].up = 3),
  'states lie on the boards of their elections': (s) => (s.round = 2),
  'everyone plays another party': (s) => (s.parties[0] = s.parties[1]),
  'programs have five topics after the setup': (s) => {
    const topic = s.programs[0].findIndex((attitude) => attitude !== 0);
    s.programStack.push(topic * 2 + (s.programs[0][topic] > 0 ? 0 : 1));
    s.programs[0][topic] = 0;
  },
  'a double marker lies on a face-up opinion': (s) => {
    s.boards[3].double = 2;
    s.doubles--;
  },
  'the program display has its size': (s) => s.programStack.push(...s.programDisplay.splice(0, 2)),
  'no stack is empty': (s) => s.programDiscards.push(...s.programStack.splice(0)),
  'there are four or seven elections': (s) => (s.options.elections = 5),
  'an auction runs in its own phase': (s) => (s.auction.bidder = 1),
  'a poll is looked at while it is used': (s) => (s.poll = s.pollStack.pop() ?? 0),
  'an action is under way while it asks': (s) => (s.action = 2),
  'politicians lie in their phases': (s) => {
    s.boards[0].sent[0] = 0;
    s.cabinet[0] &= ~1;
  },
  'draft picks and draws belong to their questions': (s) => (s.drawing = 1),
  'the game ends with its last election': (s) => (s.ended = 1),
};

describe('invariants', () => {
  it('hold in a new game and at a laid table', () => {
    expect(game.broken(newGame(5, { elections: 7 }))).toBeUndefined();
    expect(game.broken(table({ players, at: '3 media' }).s)).toBeUndefined();
  });

  it('all have a test', () => {
    const known = new Set(Object.keys(damage));
    const names = game.rules.invariants.map((invariant) => invariant.name);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(Object.entries(damage))('%s', (name, breakIt) => {
    const states = {
      BB: { opinions: ['+education', '-traffic', '+environment', '-welfareState'] },
    };
    const { s } = table({ players, at: '3 media', states: states as { BB: object } });
    breakIt(s);
    const broken = game.rules.invariants.filter((invariant) => !invariant.holds(s));
    expect(broken.map((invariant) => invariant.name)).toContain(name);
    expect(isRefusal(game.load(JSON.parse(JSON.stringify(s))))).toBe(true);
  });
});
