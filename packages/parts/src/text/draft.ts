import type { Form, Given, Json } from '@hustings/kernel';

/** An answer being made, whatever the shape of its decision. */
export type Draft = {
  readonly words: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly slots: Given;
  /** The answer in words; nothing while it is incomplete. */
  readonly answer: Json | undefined;
  /** Is it an answer that names nothing? */
  readonly empty: boolean;
  pick(word: string): Draft;
  set(slot: string, n: number): Draft;
  /** Fills a slot, and with it the slots whose answer `follows` from the others. */
  put(slot: string, word: string, follows?: (given: Given) => Given): Draft;
  cost(price: readonly number[]): number;
  readonly count: number;
};

type Parts = Pick<Draft, 'words' | 'numbers' | 'slots'>;

/** Nothing is chosen before somebody chooses it: a default is an answer that nobody gave. */
const none: Parts = { words: [], numbers: {}, slots: {} };

export function draft(form: Form, parts: Parts = none): Draft {
  const { words, numbers, slots } = parts;
  const answer = answerOf(form, parts);
  const counts = Object.values(numbers).filter((n) => Number.isInteger(n) && n > 0);
  return {
    ...parts,
    answer,
    empty: typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0,
    pick: (word) => draft(form, { ...parts, words: picked(form, words, word) }),
    set: (slot, n) => draft(form, { ...parts, numbers: { ...numbers, [slot]: n } }),
    put: (slot, word, follows) => {
      const given = { ...slots, [slot]: word };
      const before = follows?.(slots) ?? {};
      const kept = Object.entries(given).filter(([name]) => name === slot || !(name in before));
      const left = Object.fromEntries(kept);
      return draft(form, { ...parts, slots: { ...left, ...follows?.(left) } });
    },
    cost: (price) => counts.reduce((sum, n) => sum + (price[n] ?? 0), 0),
    count: counts.reduce((sum, n) => sum + n, 0),
  };
}

function picked(form: Form, words: readonly string[], word: string): readonly string[] {
  if (form.shape === 'one') return [word];
  return words.includes(word) ? words.filter((other) => other !== word) : [...words, word];
}

function answerOf(form: Form, { words, numbers, slots }: Parts): Json | undefined {
  switch (form.shape) {
    case 'one':
      return words[0];
    case 'some':
      return words.length < form.min ? undefined : [...words];
    case 'amount':
      return Number.isInteger(numbers['']) ? numbers[''] : undefined;
    case 'allocation': {
      const given = form.slots.filter(({ word }) => (numbers[word] ?? 0) !== 0);
      return Object.fromEntries(given.map(({ word }) => [word, numbers[word]]));
    }
    case 'assignment': {
      const given = form.slots.filter(({ word }) => (slots[word] ?? '') !== '');
      if (!form.optional && given.length < form.slots.length) return undefined;
      return Object.fromEntries(given.map(({ word }) => [word, slots[word]]));
    }
  }
}
