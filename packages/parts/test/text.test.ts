import type { Form } from '@hustings/kernel';
import type { Given } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { markup } from '../src/book/markup.js';
import { paragraph } from '../src/book/paragraph.js';
import { searchBook } from '../src/book/search.js';
import { draft } from '../src/text/draft.js';

describe('a draft of an answer', () => {
  test('one: nothing is chosen by default, and another option takes the place of the first', () => {
    const form: Form = { shape: 'one', options: [{ word: 'a' }, { word: 'b' }], pass: false };
    expect(draft(form).answer).toBeUndefined();
    expect(draft(form).pick('a').pick('b').answer).toBe('b');
  });

  test('an amount is not there before it is given', () => {
    const form: Form = { shape: 'amount', min: 0, max: 3, pass: false };
    expect(draft(form).answer).toBeUndefined();
    expect(draft(form).set('', 0).answer).toBe(0);
  });

  test('some: incomplete until enough are picked; picking again takes back', () => {
    const options = [{ word: 'a' }, { word: 'b' }];
    const form: Form = { shape: 'some', options, min: 2, max: 2 };
    const one = draft(form).pick('a');
    expect(one.answer).toBeUndefined();
    expect(one.pick('b').answer).toEqual(['a', 'b']);
    expect(one.pick('a').words).toEqual([]);
  });

  test('an allocation counts and prices what it gives', () => {
    const form: Form = {
      shape: 'allocation',
      slots: [
        { word: 'HE', most: 8 },
        { word: 'NW', most: 8 },
      ],
      price: [0, 1, 2, 3, 5],
      budget: 10,
      supply: 9,
    };
    const made = draft(form).set('HE', 4).set('NW', 1);
    expect(made.answer).toEqual({ HE: 4, NW: 1 });
    expect([made.cost(form.price), made.count]).toEqual([6, 5]);
  });

  test('an assignment that must be full waits for every slot', () => {
    const slots = ['x', 'y'].map((word) => ({ word, options: [{ word: 'a' }] }));
    const must: Form = { shape: 'assignment', slots, optional: false };
    expect(draft(must).put('x', 'a').answer).toBeUndefined();
    expect(draft(must).put('x', 'a').put('y', 'a').answer).toEqual({ x: 'a', y: 'a' });
    expect(draft({ ...must, optional: true })).toMatchObject({ answer: {}, empty: true });
  });

  test('what follows from the other slots is filled in, and goes with them', () => {
    const slots = ['x', 'y'].map((word) => ({ word, options: [{ word: 'a' }, { word: 'b' }] }));
    const form: Form = { shape: 'assignment', slots, optional: false };
    const follows = (given: Given): Given => (given['x'] === 'a' ? { y: 'b' } : {});
    const made = draft(form).put('x', 'a', follows);
    expect(made.answer).toEqual({ x: 'a', y: 'b' });
    expect(made.put('x', 'b', follows).answer).toBeUndefined();
  });
});

test('markup of the rules never lets a tag through', () => {
  expect(markup('A **b** <script>')).toBe('<p>A <b>b</b> &lt;script&gt;</p>');
  expect(markup('| a | b |\n| - | - |\n| 1 | 2 |')).toContain('<td>2</td>');
});

test('a rule is found by its id, and not by one that only begins like it', () => {
  const book = 'Before.\n\n**M-1.1** One.\n\n**M-1.10** Ten.';
  expect(paragraph(book, 'M-1.1')).toBe('<p><b>M-1.1</b> One.</p>');
  expect(paragraph(book, 'M-2')).toBeUndefined();
});

test('a rule that ends on a colon is shown with its list', () => {
  const book = 'Use one: `M-9.1`\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nAfter that.';
  const shown = paragraph(book, 'M-9.1');
  expect(shown).toContain('<td>2</td>');
  expect(shown).not.toContain('After');
});

describe('searching the rules', () => {
  const book =
    '# Book\n\n## Polls\n\nA **poll** costs:\n\n- 4 & more\n\n## Rallies\n\nNo <poll> here.';
  test('whole blocks are found under their headings, the words marked', () => {
    const found = searchBook(book, 'poll costs');
    expect(found.map(({ heading, anchor }) => [heading, anchor])).toEqual([['Polls', 'polls']]);
    expect(found[0].html).toContain('<b><mark>poll</mark></b>');
    expect(found[0].html).toContain('<li>4 &amp; more</li>');
  });
  test('every block with all the words; one letter finds nothing', () => {
    expect(searchBook(book, 'POLL').map(({ heading }) => heading)).toEqual(['Polls', 'Rallies']);
    expect(searchBook(book, 'p')).toEqual([]);
    expect(searchBook(book, 'elections')).toEqual([]);
  });
  test('letters are found without their marks, and the apostrophe of the keys finds the printed one', () => {
    const foreign = '## Länder\n\nL’élection du Land, każda łącznie.';
    for (const typed of ["l'election", 'L’ÉLECTION', 'kazda lacznie', 'łącznie'])
      expect([typed, searchBook(foreign, typed).length]).toEqual([typed, 1]);
    expect(searchBook(foreign, "l'election")[0].html).toContain('<mark>L’élection</mark> du');
    expect(searchBook(foreign, 'kazda lacznie')[0].html).toContain(
      '<mark>każda</mark> <mark>łącznie</mark>.',
    );
  });
  test('a short word is found where a word begins, not inside others', () => {
    const found = searchBook('## A\n\nThe parties.\n\n## B\n\nA tie; all tied parties.', 'tie');
    expect(found.map(({ heading }) => heading)).toEqual(['B']);
    expect(found[0].html).toContain('A <mark>tie</mark>; all <mark>tie</mark>d parties.');
    expect(searchBook('## A\n\nAll parties.', 'arti')).toHaveLength(1);
  });
  test('what is looked for never becomes markup', () => {
    expect(searchBook(book, '<poll>')[0].html).toContain('<mark>&lt;poll&gt;</mark>');
    expect(searchBook(book, '.*+')).toEqual([]);
  });
});
