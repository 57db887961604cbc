import type { Form, Given } from '@hustings/kernel';
import { formats, languages } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { dieMacher } from '../src/messages/en/die-macher.js';
import { markup } from '../src/table/markup.js';
import { draft } from '../src/text/draft.js';

const en = formats('en');

describe('figures', () => {
  test('money has its sign after the figure, with a space that does not break', () => {
    expect(en.euros(24)).toBe('24,000\u00a0€');
    expect(en.euros(0)).toBe('0\u00a0€');
    expect(formats('it').euros(5)).toBe('5.000\u00a0€');
  });

  test('a minus is a minus in every language', () => {
    for (const language of languages) {
      expect(formats(language).signed(-2)).toContain('−2');
    }
    expect(en.signed(0)).toBe('0');
    expect(en.signed(3)).toBe('+3');
  });

  test('plurals follow the language', () => {
    const forms = { one: '# głos', few: '# głosy', many: '# głosów', other: '# głosu' };
    const pl = formats('pl');
    expect([1, 3, 5, 22].map((n) => pl.plural(n, forms))).toEqual([
      '1 głos',
      '3 głosy',
      '5 głosów',
      '22 głosy',
    ]);
    expect(dieMacher(en).rallies(1)).toBe('1 rally');
  });
});

describe('sentences of the log', () => {
  const m = dieMacher(en);
  test('cards are quoted by their names', () => {
    expect(m.sentence('SPD', m.log.displayTaken(4))).toBe(
      'SPD takes the card “For genetic engineering” from the display.',
    );
  });
  test('the Greens are several, and verbs agree', () => {
    expect(m.sentence('Greens', m.log.bid(2))).toBe('Greens bid 2,000\u00a0€.');
    expect(m.sentence('Greens', m.log.passed('bidForPoll'))).toBe(
      'Greens do not bid for the poll.',
    );
    expect(m.sentence('Greens', m.log.pollPublished('HE'))).toBe(
      'Greens publish the poll in Hesse.',
    );
    expect(m.sentence('FDP', m.log.passed('buyMedia'))).toBe('FDP buys no media marker for now.');
  });
});

test('every decision of Die Macher says what it is for', () => {
  const m = dieMacher(en);
  expect(Object.keys(m.purpose.kinds).sort()).toEqual(Object.keys(m.waiting.kinds).sort());
});

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
