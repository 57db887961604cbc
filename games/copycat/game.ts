import { anyGame, anyKnowledge, type Manifest } from '../manifest.js';

export const copycat: Manifest = {
  id: 'copycat',
  rules: async () => anyGame((await import('./rules/index.js')).copycat),
  bots: async () => anyKnowledge((await import('./bots/index.js')).knowledge),
  counting: async () => (await import('./bots/counting.js')).counting,
};
