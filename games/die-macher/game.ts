import { speakerIn, type Front, type Shelf } from '@hustings/texts';
import { anyGame, anyKnowledge, anySpeaker, type Manifest } from '../manifest.js';

const front2019: Shelf<Front> = {
  en: async () => (await import('./texts/en/edition-2019/front.js')).front,
  de: async () => (await import('./texts/de/edition-2019/front.js')).front,
  fr: async () => (await import('./texts/fr/edition-2019/front.js')).front,
  it: async () => (await import('./texts/it/edition-2019/front.js')).front,
  pl: async () => (await import('./texts/pl/edition-2019/front.js')).front,
};
const front2006: Shelf<Front> = {
  en: async () => (await import('./texts/en/edition-2006/front.js')).front,
  de: async () => (await import('./texts/de/edition-2006/front.js')).front,
  fr: async () => (await import('./texts/fr/edition-2006/front.js')).front,
  it: async () => (await import('./texts/it/edition-2006/front.js')).front,
  pl: async () => (await import('./texts/pl/edition-2006/front.js')).front,
};

/** Both editions have the same. */
const tempers: NonNullable<Manifest['tempers']> = {
  names: ['mediaBaron', 'miser', 'broker', 'gambler'],
  texts: async () => (await import('./texts/temper-shelf.js')).temperTexts,
};

/** Elections are looked at before the game goes on. */
const stages: ReadonlySet<string> = new Set(['electionHeld']);

const marks: NonNullable<Manifest['marks']> = () => import('./board/world/Marks.svelte');

/** The edition of 2019: four or seven elections. */
export const dieMacher2019: Manifest = {
  id: 'die-macher-2019',
  rules: async () =>
    anyGame((await import('./rules/edition-2019/die-macher-2019.js')).dieMacher2019),
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/edition-2019/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front: front2019,
  board: () => import('./board/edition-2019/Board.svelte'),
  marks,
  poster: () => import('./board/world/Poster.svelte'),
  stages,
  offers: {
    'four-elections': { bots: 3, options: { elections: '4' } },
    'seven-elections': { bots: 4, options: { elections: '7' } },
  },
  lesson: async () => (await import('./lesson/edition-2019/index.js')).lesson,
  watch: { bots: 4 },
  books: {
    'die-macher-2019': async () => (await import('./book/index.js')).edition2019,
  },
  figures: () => import('./board/edition-2019/Figures.svelte'),
  pictures: () => import('./board/edition-2019/Pictures.svelte'),
  bots: async () => anyKnowledge((await import('./bots/edition-2019/index.js')).knowledge),
  tempers,
  learned: {
    3: async () => (await import('./bots/edition-2019/learned/weights-3.js')).weights,
    4: async () => (await import('./bots/edition-2019/learned/weights-4.js')).weights,
  },
};

/** The edition of 2006: full and short game. */
export const dieMacher2006: Manifest = {
  id: 'die-macher-2006',
  rules: async () =>
    anyGame((await import('./rules/edition-2006/die-macher-2006.js')).dieMacher2006),
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/edition-2006/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front: front2006,
  board: () => import('./board/edition-2006/Board.svelte'),
  marks,
  poster: () => import('./board/edition-2006/Poster.svelte'),
  stages,
  offers: {
    'edition-2006': { bots: 3 },
    'edition-2006-short': { bots: 3, options: { length: 'short' } },
  },
  lesson: async () => (await import('./lesson/edition-2006/index.js')).lesson,
  books: {
    'die-macher-2006': async () => (await import('./book/index.js')).edition2006,
    editions: async () => (await import('./book/index.js')).editions,
  },
  figures: () => import('./board/edition-2006/Figures.svelte'),
  pictures: () => import('./board/edition-2006/Pictures.svelte'),
  bots: async () => anyKnowledge((await import('./bots/edition-2006/index.js')).knowledge),
  tempers,
  learned: {
    3: async () => (await import('./bots/edition-2006/learned/weights-3.js')).weights,
    4: async () => (await import('./bots/edition-2006/learned/weights-4.js')).weights,
  },
  decisionsPerSecond: 800_000,
};
