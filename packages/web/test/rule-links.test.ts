import { games, manifestOf } from '@hustings/games';
import type { GameFile } from '@hustings/kernel';
import { paragraph } from '@hustings/parts/book';
import type { Language } from '@hustings/texts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { toldIn } from './asked/table.js';
import { bookOf } from './shelved.js';

/** Whole games are played, on machines that do other things as well. */
const SLOW = 300_000;
const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const recorded = (game: string): GameFile[] =>
  readdirSync(`${fixtures}${game}`)
    .slice(0, 2)
    .map((name) => JSON.parse(readFileSync(`${fixtures}${game}/${name}`, 'utf8')) as GameFile);

const booked = games.map(({ id }) => id).filter((id) => bookOf(id) !== undefined);

test('there are books to be opened', () => {
  expect(booked.length).toBeGreaterThan(2);
});

describe.each(booked)('the book of %s', (id) => {
  test(
    'opens, in every language, at the rule of every question and of every line of the log',
    async () => {
      const manifest = manifestOf(id);
      const speaker = await manifest?.speaker?.('en');
      const book = bookOf(id);
      if (speaker === undefined || book === undefined) throw new Error('a game without words');
      const rules = new Map<string, string | undefined>();
      for (const file of recorded(id)) {
        for await (const { kind, events, view } of toldIn(file)) {
          if (!rules.has(kind)) rules.set(kind, speaker.rule?.(kind));
          for (const event of events.filter(({ type }) => !rules.has(`${type} told`)))
            if (speaker.tell(event, view(), []) !== undefined)
              rules.set(`${event.type} told`, speaker.ruleOf?.(event));
        }
      }
      const without = [...rules].filter(([, rule = '']) => rule === '');
      expect(without).toEqual([]);
      expect(rules.size).toBeGreaterThan(10);
      for (const language of Object.keys(book) as Language[]) {
        const text = (await book[language]?.()) ?? '';
        const missing = [...rules].filter(([, rule = '']) => paragraph(text, rule) === undefined);
        expect({ language, missing }).toEqual({ language, missing: [] });
      }
    },
    SLOW,
  );
});
