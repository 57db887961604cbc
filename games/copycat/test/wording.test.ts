import { seatsIn, sfc, seedFrom } from '@hustings/kernel';
import { rawWord, readGame, unworded } from '@hustings/proving';
import { formats, PSEUDO, speakerIn } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { copycat as game, NO_CARD, standard } from '../rules/index.js';
import { texts as inEnglish } from '../texts/en/index.js';
import { shelf, speaker } from '../texts/index.js';
import { Names } from '../texts/names.js';
import { crowdedCopycat } from './crowded.js';

const english = await speakerIn('en', shelf, speaker);
const marked = await speakerIn(PSEUDO, shelf, speaker);

/** Games as they are, and some from their middle on, where effects meet. */
const readings = [2, 3, 4].flatMap((seats) =>
  ['a', 'b', 'c', 'd'].flatMap((seed) => [
    readGame(game, english, { seats, options: {}, seed }),
    readGame(crowdedCopycat, english, { seats, options: {}, seed }),
  ]),
);

describe('What Copycat says to people', () => {
  it('has no word of the rules in it, over whole games', () => {
    const raw = readings.flatMap(({ texts }) => texts.filter((text) => rawWord.test(text)));
    expect(raw).toEqual([]);
  });

  it('has no word outside its catalogue, over whole games', () => {
    for (const one of [game, crowdedCopycat]) {
      const { texts: all } = readGame(one, marked, { seats: 3, options: {}, seed: 'marked' });
      expect(unworded(all)).toEqual([]);
    }
  });

  it('asks a question for every decision, and calls no two answers alike', () => {
    const kinds = new Set(readings.flatMap((reading) => [...reading.kinds]));
    const all = new Set(game.program.questions.map(({ decision }) => decision.kind));
    expect([...all].filter((kind) => !kinds.has(kind) && kind !== 'declinePoints')).toEqual([]);
    expect(readings.flatMap(({ alike }) => alike)).toEqual([]);
  });

  it('counts one as one, and names nothing that is not there', () => {
    const wrong = readings.flatMap(({ texts }) =>
      texts.filter((text) =>
        /\b1 (card|marker|point|coin|worker|placement)s\b|\bYou \w+[^s\W]s\b|: \.|, \./.test(text),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says of every card what it does', () => {
    const cards = standard.kindOf.flatMap((kind, card) =>
      card === NO_CARD || kind === 'scandal' ? [] : [card],
    );
    const names = new Names(inEnglish(formats('en')), standard);
    expect(cards.filter((card) => names.cardEffect(card) === 'does nothing')).toEqual([]);
  });

  it('never offers the end of a turn as one answer among others', () => {
    const state = game.simulate({}, 3, seedFrom('ending'));
    const random = sfc(seedFrom('ending'), 'bot 0');
    while (game.decisions(state)[0].kind !== 'turn') {
      const [seat] = seatsIn(state.flow.owed);
      game.apply(state, seat, game.sample(state, seat, random));
    }
    const [seat] = seatsIn(state.flow.owed);
    const label = english.label(game.view(state, seat), 'turn', 'end turn');
    expect(label.ends).toBe(true);
  });
});
