import { fetchTexts, speakerIn } from '@hustings/texts';
import { anyGame, anyKnowledge, anySpeaker, type Book, type Manifest } from '../manifest.js';

/** Both editions compared. */
const editions: Book = async () => (await import('./book/en/editions.md?raw')).default;

/** Elections are looked at before the game goes on. */
const stages: ReadonlySet<string> = new Set(['electionHeld']);

const marks: NonNullable<Manifest['marks']> = () => import('./board/world/Marks.svelte');

/** The edition of 2019: four or seven elections. */
export const dieMacher2019: Manifest = {
  id: 'die-macher-2019',
  rules: async () => anyGame((await import('./rules/edition-2019/index.js')).dieMacher2019),
  languages: ['en'],
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/edition-2019/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front: (tongue) =>
    fetchTexts(
      { en: async () => (await import('./texts/en/edition-2019/front.js')).front },
      tongue,
    ),
  board: () => import('./board/edition-2019/Board.svelte'),
  inWords: () => import('./board/edition-2019/InWords.svelte'),
  marks,
  poster: () => import('./board/world/Poster.svelte'),
  stages,
  offers: {
    'four-elections': { bots: 3, options: { elections: '4' } },
    'seven-elections': { bots: 4, options: { elections: '7' } },
  },
  lesson: { bots: 3 },
  watch: { bots: 4 },
  books: {
    'die-macher-2019': async () => (await import('./book/en/die-macher-2019.md?raw')).default,
  },
  bots: async () => anyKnowledge((await import('./bots/edition-2019/index.js')).knowledge),
};

/** The edition of 2006: full and short game. */
export const dieMacher2006: Manifest = {
  id: 'die-macher-2006',
  rules: async () => anyGame((await import('./rules/edition-2006/index.js')).dieMacher2006),
  languages: ['en'],
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/edition-2006/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front: (tongue) =>
    fetchTexts(
      { en: async () => (await import('./texts/en/edition-2006/front.js')).front },
      tongue,
    ),
  marks,
  stages,
  offers: { 'edition-2006': { bots: 3 } },
  books: {
    'die-macher-2006': async () => (await import('./book/en/die-macher-2006.md?raw')).default,
    editions,
  },
  bots: async () => anyKnowledge((await import('./bots/edition-2006/index.js')).knowledge),
  decisionsPerSecond: 800_000,
};
