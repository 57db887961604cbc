import { SPECTATOR, type View } from '@hustings/kernel';
import { commonTexts, fetchTexts, formats, plainSpeaker } from '@hustings/texts';
import { expect, it } from 'vitest';

const common = await fetchTexts(commonTexts, 'en');
const speaker = plainSpeaker('Toy', common, formats('en'));

const view: View & { readonly coins: readonly number[] } = {
  position: {
    viewer: SPECTATOR,
    at: '1 bids/bid',
    owed: 1,
    now: {},
    decided: 0,
    answer: null,
  },
  coins: [3, 4],
};

it('shows a game without words by what its rules call things', () => {
  expect(speaker.phase(view)).toBe('1 bids');
  expect(speaker.question(view, 'bid')).toBe('bid');
  expect(speaker.sections(view, [])).toEqual([{ title: '1 bids', list: ['coins: [3,4]'] }]);
  expect(speaker.seatName(view, 1, ['Ada'])).toBe('2');
  expect(speaker.seatName(view, 0, ['Ada'])).toBe('Ada');
});

it('refuses in the words that all games share', () => {
  const refusal = { refused: 'game-over', rule: 'kernel', values: {} };
  expect(speaker.refusal(refusal)).toBe('The game is over.');
});
