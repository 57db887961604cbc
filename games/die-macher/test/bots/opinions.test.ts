import { describe, expect, it } from 'vitest';
import { isRefusal, seedFrom, sfc } from '@hustings/kernel';
import { game } from '../edition-2019/table.js';
import { knowledge } from '../../bots/edition-2019/index.js';

/** A whole game by rules of thumb; the display is laid so that it has what lies in the state. */
function proposals(): string[] {
  const options = game.readOptions({ elections: '4' }, 3);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = game.simulate(options, 3, seedFrom('opinions'));
  const random = sfc(seedFrom('opinions'), 'bot 0');
  const found: string[] = [];
  while (!game.isOver(state)) {
    const seat = 31 - Math.clz32(state.flow.owed & -state.flow.owed);
    const parameters = knowledge.parameters.strategist;
    if (game.program.decision(state)?.kind === 'shiftOpinion') {
      const laid = game.clone(state);
      laid.opinionDisplay[0] = laid.boards[state.now.election % 4].opinions[0];
      const rated = knowledge.rate(laid, seat, parameters, random);
      const words = rated.map(({ move }) => game.write(laid, seat, move).move);
      found.push(...words.filter((word) => typeof word === 'string'));
    }
    const [best] = [...knowledge.rate(state, seat, parameters, random)].sort(
      (a, b) => b.worth - a.worth,
    );
    game.apply(state, seat, best.move);
  }
  return found;
}

describe('opinions', () => {
  it('nobody thinks of an opinion instead of the same', () => {
    const all = proposals().map((move) => move.split('>'));
    expect(all.some(([, into]) => into !== undefined)).toBe(true);
    expect(all.filter(([out, into]) => out === into)).toEqual([]);
  });
});
