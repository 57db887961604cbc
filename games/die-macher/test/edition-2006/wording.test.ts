import { isRefusal } from '@hustings/kernel';
import { rawWord, readGame } from '@hustings/proving';
import type { Speaker } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { data, type Event, type View } from '../../rules/edition-2006/index.js';
import { game, table } from './table.js';

const { wording, tell } = game.rules;
if (wording === undefined || tell === undefined) throw new Error('no words');
const spoken: Speaker<View, Event> = {
  ...wording,
  tell,
  title: game.rules.name,
  refusal: () => '',
  phase: () => '',
  seatName: () => '',
  fact: () => '',
  option: () => ({ name: '', values: {} }),
};

const readings = [3, 4, 5].flatMap((seats) =>
  ['full', 'short'].map((length) => {
    const options = game.readOptions({ length, money: seats === 4 ? 'open' : 'hidden' }, seats);
    if (isRefusal(options)) throw new Error(game.says(options));
    return readGame(game, spoken, { seats, options, seed: `${length} ${seats}` });
  }),
);
const texts = readings.flatMap((reading) => reading.texts);

describe('What Die Macher 2006 says to people', () => {
  it('has no word of the rules in it, over whole games', () => {
    // The parties that are called by capitals have three of them, the ids of the others have more.
    expect(texts.filter((text) => rawWord.test(text))).toEqual([]);
  });

  it('calls states by their English names, never by code or in German', () => {
    const codes = data.states.map(({ code }) => code).join('|');
    const german = 'Bayern|Hessen|Sachsen|Niedersachsen|Thüringen|Pfalz|Westfalen|Vorpommern';
    const foreign = new RegExp(`\\b(${codes}|${german})\\b`);
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes('this state'))).toEqual([]);
  });

  it('asks a question for every decision, and calls no two answers alike', () => {
    const kinds = new Set(readings.flatMap((reading) => [...reading.kinds]));
    const all = new Set(game.program.questions.map(({ decision }) => decision.kind));
    // A tie in the bidding for first player is rare between players who bid by chance.
    expect([...all].filter((kind) => !kinds.has(kind) && kind !== 'bidAgain')).toEqual([]);
    expect(readings.flatMap(({ alike }) => alike)).toEqual([]);
  });

  it('counts one as one, and the Greens as several', () => {
    const wrong =
      /\b1 (card|vote|seat|meeting|member|marker|point|opinion)s\b|: \.|\bGreens \w+(?<!pas)s\b(?<!Greens (votes|seats|was))/;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('says what a bid is worth, and for which state', () => {
    const t = table({
      players: ['SPD', 'CDU', 'FDP', 'GRUENE'],
      at: '7 polls',
      money: { SPD: 17 },
    });
    const view = t.view('SPD');
    expect(game.rules.wording?.question(view, 'bidForPoll')).toMatch(
      /^What do you bid for the poll of [A-Z][\w-ü ]+\? No bid yet\. You have 17,000 €\.$/,
    );
    expect(game.rules.wording?.amount(view, 'bidForPoll', 3)).toEqual({
      text: '3,000 €',
      note: 'you keep 14,000 €',
    });
  });
});
