import { expect, test } from 'vitest';
import {
  commonTexts,
  fetchTexts,
  formats,
  messagesOf,
  PSEUDO,
  problemSentence,
  problemTexts,
  unmarked,
  type Formats,
} from '../src/index.js';

const catalogue = (f: Formats<'en'>) => ({
  title: 'Table',
  steps: ['one', 'two'],
  deep: {
    moves: (n: number) => f.plural(n, { one: '# move', other: '# moves' }),
    won: (names: readonly string[]) => `${f.list(names)} won.`,
    bid: ({ seat, sum }: { seat: number; sum: number }, who: (seat: number) => { name: string }) =>
      `${who(seat).name} bids ${f.euros(sum)}.`,
    mail: (link: string) => ({ subject: 'Link', lines: [link, 'Bye'] }),
  },
  count: 3,
});

test('every message is found, and said with values that stand for whatever is asked', () => {
  const found = Object.fromEntries(
    messagesOf(catalogue(formats('en'))).map(({ path, says }) => [path, says]),
  );
  expect(found).toMatchObject({
    title: ['Table'],
    'steps.0': ['one'],
    'steps.1': ['two'],
    'deep.moves': ['1 move', '2 moves'],
    'deep.won': ['‹names 1› and ‹names 2› won.'],
    'deep.mail.subject': ['Link'],
    'deep.mail.lines.0': ['‹link›'],
  });
  expect(found['deep.bid'][0]).toMatch(/^‹name› bids 1,000.€\.$/);
  expect(found).not.toHaveProperty('count');
});

test('a message that takes no such value has samples of its own', () => {
  const own = { on: (day: string) => `On ${new Date(`${day}T12:00`).getFullYear().toFixed()}.` };
  expect(messagesOf(own)[0].says).toEqual(['On NaN.']);
  expect(messagesOf(own, { on: [['2026-12-24']] })).toEqual([{ path: 'on', says: ['On 2026.'] }]);
});

test.each([
  ['problems', problemTexts],
  ['refusals of every game', commonTexts],
])('%s: no message lacks a word', async (_name, shelf) => {
  const messages = messagesOf(await fetchTexts<object>(shelf, 'en'));
  expect(messages.length).toBeGreaterThan(25);
  const odd = messages.filter(({ says }) =>
    says.some((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text)),
  );
  expect(odd).toEqual([]);
});

test('a problem is said by its code and values; one that nobody knows is not', async () => {
  const texts = await fetchTexts(problemTexts, 'en');
  expect(problemSentence(texts, { code: 'seats-free', values: { free: 1 } })).toBe(
    '1 seat is still free.',
  );
  expect(problemSentence(texts, { code: 'paused' })).toBe('The game is paused.');
  expect(problemSentence(texts, { code: 'from-the-future' })).toBeUndefined();
  expect(problemSentence(texts, { code: 'toString' })).toBeUndefined();
  const marked = await fetchTexts(problemTexts, PSEUDO);
  const said = problemSentence(marked, { code: 'no-such-bot', values: { levels: ['intern'] } });
  expect(unmarked(said ?? '?').trim()).toBe('');
});
