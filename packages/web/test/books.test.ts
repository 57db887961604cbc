import { paragraph } from '@hustings/parts/book';
import { expect, test } from 'vitest';
import { shelved } from './shelved.js';

test('no rule of any book ends on a colon', async () => {
  for (const { book } of shelved) {
    const text = await book.en();
    const ids = new Set(text.match(/\b[A-Z]+\d*-\d+(?:\.\d+)*\b/g));
    // A colon, and then nothing or a ruling about it.
    const cut = /:(?:\s*<code>[^<]*<\/code>)*<\/p>(?:\n<blockquote>|$)/;
    const open = [...ids].filter((id) => cut.test(paragraph(text, id) ?? ''));
    expect(open).toEqual([]);
  }
  expect(shelved.length).toBeGreaterThan(2);
});
