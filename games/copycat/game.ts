import { speakerIn, type Front, type Shelf } from '@hustings/texts';
import { anyGame, anyKnowledge, anySpeaker, type Manifest } from '../manifest.js';

const front: Shelf<Front> = {
  en: async () => (await import('./texts/en/front.js')).front,
  de: async () => (await import('./texts/de/front.js')).front,
  fr: async () => (await import('./texts/fr/front.js')).front,
  it: async () => (await import('./texts/it/front.js')).front,
  pl: async () => (await import('./texts/pl/front.js')).front,
};

/** The order cards turned, and the harvest of a round, are looked at before the game goes on. */
const stages: ReadonlySet<string> = new Set(['bids', 'markersLaid']);

export const copycat: Manifest = {
  id: 'copycat',
  rules: async () => anyGame((await import('./rules/index.js')).copycat),
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front,
  board: () => import('./board/Board.svelte'),
  marks: () => import('./board/Marks.svelte'),
  poster: () => import('./board/Poster.svelte'),
  stages,
  offers: { copycat: { bots: 2 } },
  lesson: async () => (await import('./lesson/index.js')).lesson,
  books: { copycat: async () => (await import('./book/index.js')).copycat },
  figures: () => import('./board/Figures.svelte'),
  bots: async () => anyKnowledge((await import('./bots/index.js')).knowledge),
  tempers: {
    names: ['recruiter', 'collector', 'minimalist', 'hunter'],
    texts: async () => (await import('./texts/temper-shelf.js')).temperTexts,
  },
  learned: {
    2: async () => (await import('./bots/learned/weights-2.js')).weights,
    3: async () => (await import('./bots/learned/weights-3.js')).weights,
    4: async () => (await import('./bots/learned/weights-4.js')).weights,
  },
  counting: async () => (await import('./bots/counting.js')).counting,
};
