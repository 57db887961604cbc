import { speakerIn } from '@hustings/texts';
import { anyGame, anyKnowledge, anySpeaker, type Manifest } from '../manifest.js';

/** The edition of 2019: four or seven elections. */
export const dieMacher2019: Manifest = {
  id: 'die-macher-2019',
  rules: async () => anyGame((await import('./rules/edition-2019/index.js')).dieMacher2019),
  languages: ['en'],
  speaker: async (tongue) => {
    const { shelf, speaker } = await import('./texts/edition-2019/index.js');
    return anySpeaker(await speakerIn(tongue, shelf, speaker));
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
  bots: async () => anyKnowledge((await import('./bots/edition-2006/index.js')).knowledge),
  decisionsPerSecond: 800_000,
};
