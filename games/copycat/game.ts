import { fetchTexts, speakerIn } from '@hustings/texts';
import { anyGame, anyKnowledge, anySpeaker, type Manifest } from '../manifest.js';

export const copycat: Manifest = {
  id: 'copycat',
  rules: async () => anyGame((await import('./rules/index.js')).copycat),
  languages: ['en'],
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
  },
  front: (tongue) =>
    fetchTexts({ en: async () => (await import('./texts/en/front.js')).front }, tongue),
  offers: { copycat: { bots: 2 } },
  books: { copycat: async () => (await import('./book/en/copycat.md?raw')).default },
  bots: async () => anyKnowledge((await import('./bots/index.js')).knowledge),
  counting: async () => (await import('./bots/counting.js')).counting,
};
