import { SPECTATOR } from '@hustings/kernel';
import type { Sayings, Section } from '@hustings/texts';
import { commonly, plainly, spoken, type Speech } from '../../src/words.js';
import type { StallView } from './stall.js';

/** What a stall keeper says. */
const sayings: Sayings<string> = {
  'bid-too-high': ({ most }) => `You have ${Number(most)} coins.`,
  'bid-too-low': () => 'A bid is not negative.',
  'gift-without-coins': () => 'You have no coins.',
  'gift-to-oneself': () => 'A gift goes to somebody else.',
};

const questions: Readonly<Record<string, string>> = {
  bid: 'How much do you bid?',
  keep: 'Keep the card?',
  gift: 'Give a coin to?',
};

function section(seen: StallView): Section {
  const { viewer } = seen.position;
  const who = viewer === SPECTATOR ? 'a spectator' : `seat ${viewer + 1}`;
  const lines = seen.colours.map(
    (colour, seat) => `${colour}: ${seen.points[seat]} points, ${seen.purses[seat] ?? '?'} coins`,
  );
  return { title: `Round ${seen.round + 1} of ${seen.rounds}, as seen by ${who}`, lines };
}

/** Stalls in English; other games as they do. */
export const stallSpeech: Speech = async (game, words) =>
  game.id === 'stall'
    ? {
        ...plainly(game, words),
        refusal: (refusal) =>
          sayings[refusal.refused]?.(refusal.values) ?? commonly(words, refusal),
        question: (_view, kind) => questions[kind],
        sections: (seen) => [section(seen as StallView)],
      }
    : spoken(game, words);
