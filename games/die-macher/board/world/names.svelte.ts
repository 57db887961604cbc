import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { WorldTexts } from '../../texts/world/index.js';

/** The names of parties, states and topics, fetched with whatever draws them. */
export const names = area<WorldTexts>((tongue) =>
  fetchTexts({ en: async () => (await import('../../texts/en/world.js')).world }, tongue),
);
