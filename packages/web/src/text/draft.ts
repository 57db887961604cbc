import type { Form, Json } from '@hustings/kernel';

/** An answer being made, whatever the shape of its decision. */
export type Draft = {
  readonly words: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly slots: Readonly<Record<string, string>>;
  /** The answer in words; nothing while it is incomplete. */
  readonly answer: Json | undefined;
  pick(word: string): Draft;
  set(slot: string, n: number): Draft;
  put(slot: string, word: string): Draft;
  cost(price: readonly number[]): number;
  readonly count: number;
};

type Parts = Pick<Draft, 'words' | 'numbers' | 'slots'>;

export function draft(form: Form, parts: Parts = first(form)): Draft {
  const { words, numbers, slots } = parts;
  const counts = Object.values(numbers).filter((n) => Number.isInteger(n) && n > 0);
  return {
    ...parts,
    answer: answerOf(form, parts),
    pick: (word) => draft(form, { ...parts, words: picked(form, words, word) }),
    set: (slot, n) => draft(form, { ...parts, numbers: { ...numbers, [slot]: n } }),
    put: (slot, word) => draft(form, { ...parts, slots: { ...slots, [slot]: word } }),
    cost: (price) => counts.reduce((sum, n) => sum + (price[n] ?? 0), 0),
    count: counts.reduce((sum, n) => sum + n, 0),
  };
}

/** What is chosen before anything is: the first open option, the least amount, nothing else. */
function first(form: Form): Parts {
  const none: Parts = { words: [], numbers: {}, slots: {} };
  if (form.shape === 'amount') return { ...none, numbers: { '': form.min } };
  if (form.shape !== 'one') return none;
  const open = form.options.find(({ refusal }) => refusal === undefined);
  return open === undefined ? none : { ...none, words: [open.word] };
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
