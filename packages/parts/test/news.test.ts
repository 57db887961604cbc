import { expect, test } from 'vitest';
import { newsOf } from '../src/log/news.js';

const line = (text: string, matters = false) => ({ text, matters });
const texts = (told: ReturnType<typeof line>[]) => newsOf(told, 3).map(({ text }) => text);

test('what changes one’s match is told, however much came later', () => {
  const told = [line('opinion', true), line('a'), line('b'), line('c'), line('bid')];
  expect(texts(told)).toEqual(['opinion', 'c', 'bid']);
});

test('new opinions in three states stand there, not the round that began after them', () => {
  const told = [line('BB', true), line('BE', true), line('HE', true), line('round 2')];
  expect(texts(told)).toEqual(['BB', 'BE', 'HE']);
});

test('where nothing matters the last lines are told', () => {
  expect(texts([line('a'), line('b'), line('c'), line('d')])).toEqual(['b', 'c', 'd']);
  expect(texts([line('a')])).toEqual(['a']);
});
