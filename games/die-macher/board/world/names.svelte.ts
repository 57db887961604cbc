import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { WorldTexts } from '../../texts/world/index.js';
import { worldTexts } from '../../texts/world/shelf.js';

/** The names of parties, states and topics, fetched with whatever draws them. */
export const names = area<WorldTexts>((tongue) => fetchTexts(worldTexts, tongue));
