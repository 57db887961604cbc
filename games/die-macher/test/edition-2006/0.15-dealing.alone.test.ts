import { describe, expect, it, vi } from 'vitest';
import { coded, isRefusal, seedFrom } from '@hustings/kernel';
import { data } from '../../rules/edition-2006/index.js';
import { emptyProgram, layCard, topicCount, topicOf } from '../../rules/world/index.js';
import { game } from './table.js';

/** Every deck as it lies after its shuffle, the top card last. */
const shuffled = vi.hoisted((): unknown[][] => []);

vi.mock(import('@hustings/kernel'), async (original) => {
  const kernel = await original();
  const shuffle: typeof kernel.shuffle = (random, cards) => {
    kernel.shuffle(random, cards);
    shuffled.push([...cards]);
    return cards;
  };
  return { ...kernel, shuffle };
});

const seats = 4;

/** A table, and the decks from which it was dealt. */
function dealt(seed: string) {
  shuffled.length = 0;
  const options = game.readOptions({}, seats);
  if (isRefusal(options)) throw new Error(coded(options));
  const s = game.setup(options, seats, seedFrom(seed));
  const deck = (size: number): number[] => {
    const found = shuffled.filter((cards) => cards.length === size);
    if (found.length !== 1) throw new Error(`${found.length} decks of ${size} were shuffled`);
    return [...found[0]] as number[]; // decks are of numbers
  };
  return { s, opinions: deck(42), programs: deck(56) };
}

const drawn = (stack: number[]): number => stack.pop() ?? -1;

/** The next card that fits; the others go under the stack, each below the one before. */
function fitting(stack: number[], fits: (card: number) => boolean): number {
  for (;;) {
    const card = drawn(stack);
    if (fits(card)) return card;
    stack.unshift(card);
  }
}

const tables = Array.from({ length: 12 }, (_, i) => dealt(`dealing ${i}`));

describe('0 Setup: the order of dealing', () => {
  it('M06-0.15 opinions board by board, face-up ones first, then the reserve, from the top', () => {
    for (const { s, opinions } of tables) {
      const boards = [4, 3, 2, 1].map((up) => {
        const laid: number[] = [];
        while (laid.length < up) {
          laid.push(fitting(opinions, (card) => topicCount([...laid, card]) > laid.length));
        }
        while (laid.length < 4) laid.push(drawn(opinions));
        return laid;
      });
      expect(s.boards.map((board) => board.opinions)).toEqual(boards);
      expect(s.reserve).toEqual([1, 2, 3, 4, 5, 6].map(() => drawn(opinions)));
      expect(s.opinionStack).toEqual(opinions);
    }
  });

  it('M06-0.15 then the programs player by player, then three cards in each hand', () => {
    for (const { s, programs } of tables) {
      const laid = s.programs.map(() => {
        const program = emptyProgram();
        for (let card = 0; card < data.program; card++) {
          layCard(
            program,
            fitting(programs, (next) => program[topicOf(next)] === 0),
          );
        }
        return program;
      });
      expect(s.programs).toEqual(laid);
      expect(s.hands).toEqual(s.hands.map(() => [1, 2, 3].map(() => drawn(programs))));
      expect(s.programStack).toEqual(programs);
    }
  });
});
