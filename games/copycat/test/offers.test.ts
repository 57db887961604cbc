import { describe, expect, it } from 'vitest';
import { isRefusal, seatsIn, seedFrom, sfc } from '@hustings/kernel';
import { DOCTORATE, OFFICES, standard, type CopycatState } from '../rules/index.js';
import { crowdedCopycat as game } from './crowded.js';

const cards = Array.from({ length: DOCTORATE }, (_, i) => standard.cardWords[i + 1]);
const offices = Array.from({ length: OFFICES }, (_, office) => standard.officeWords[office]);
const spaces = Array.from({ length: 11 }, (_, i) => `buy doctorate on ${i + 1}`);
const ends = ['end turn', 'end phase', 'end payment', 'pass', 'coin', 'points'];
const verbs = ['', 'play ', 'lay out ', 'use ', 'buy ', 'place '];

/** Every word that could ever be an answer to a question with one choice. */
const everyWord: readonly string[] = [
  ...ends,
  ...spaces,
  ...verbs.flatMap((verb) => [...cards, ...offices].map((thing) => verb + thing)),
];

function accepted(state: CopycatState, seat: number, kind: string): string {
  const words = everyWord.filter((move) => !isRefusal(game.read(state, seat, { kind, move })));
  return words.sort().join(', ');
}

function offered(state: CopycatState, seat: number): string {
  const moves = game.legal(state, seat, 500);
  return moves
    .map((move) => game.write(state, seat, move).move as string)
    .sort()
    .join(', ');
}

/** A random game; `look` sees the state before each move, what comes of it is kept. */
function playAll<T>(games: number, look: (state: CopycatState, seat: number) => T): T[] {
  const random = sfc(seedFrom('offers'), 'bot 0');
  const found: T[] = [];
  for (let round = 0; round < games; round++) {
    const state = game.simulate({}, 2 + (round % 3), seedFrom(`offers ${round}`));
    while (!game.isOver(state)) {
      const [seat] = seatsIn(state.flow.owed);
      found.push(look(state, seat));
      game.apply(state, seat, game.sample(state, seat, random));
    }
  }
  return found;
}

describe('What is offered', () => {
  it('is just what is accepted, among all words that there are', () => {
    const looks = new Map<string, number>();
    const different = playAll(20, (state, seat) => {
      const [{ kind }] = game.decisions(state);
      const form = game.form(state, seat);
      const before = looks.get(kind) ?? 0;
      if (isRefusal(form) || form.shape !== 'one' || before === 60) return undefined;
      looks.set(kind, before + 1);
      const [a, b] = [offered(state, seat), accepted(state, seat, kind)];
      return a === b ? undefined : `${kind}: ${a} – ${b}`;
    });
    expect(different.filter((one) => one !== undefined)).toEqual([]);
    const asked = 'bid coinOrPoints copyCard pay removeForWorker reuseCard reuseWorker step turn';
    expect([...looks.keys()].sort().join(' ')).toBe(asked);
  });

  it('CC-3.1 nobody draws in phase 3, scores never fall, and the game is over by round 11', () => {
    let before: CopycatState | undefined;
    const wrong = playAll(20, (state) => {
      const was = before;
      before = game.clone(state);
      if (was === undefined || was.round > state.round) return undefined; // another game
      const fell = state.players.some((player, i) => player.score < was.players[i].score);
      const drew = state.players.some(
        (player, i) => player.draw.join() !== was.players[i].draw.join(),
      );
      const both = was.phase === 3 && state.phase === 3;
      return fell || (both && drew) || state.round > 11 ? state.flow.at : undefined;
    });
    expect(wrong.length).toBeGreaterThan(1000);
    expect(wrong.filter((at) => at !== undefined)).toEqual([]);
  });
});
