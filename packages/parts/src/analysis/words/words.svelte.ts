import { fetchTexts } from '@hustings/texts';
import { area } from '../../texts/index.js';
import type { AnalysisTexts } from './en.js';
import { analysisTexts } from './shelf.js';

/** Read where a game is looked at: fetched with what draws it. */
export const words = area<AnalysisTexts>((tongue) => fetchTexts(analysisTexts, tongue));

export const a = (): AnalysisTexts => words.texts;
