import type { Refusal } from '@hustings/kernel';
import type { Shelf } from '../catalogue.js';
import type { CommonTexts, Sayings } from './texts.js';

export * from './texts.js';

export const commonTexts: Shelf<CommonTexts> = {
  en: async () => (await import('./en.js')).common,
  de: async () => (await import('./de.js')).common,
  fr: async () => (await import('./fr.js')).common,
  it: async () => (await import('./it.js')).common,
  pl: async () => (await import('./pl.js')).common,
};

/** The sentence for a refusal: the game's own, or else what every game says. */
export function sentence(
  own: Partial<Sayings<string>>,
  { refusals }: CommonTexts,
  { refused, values }: Refusal,
): string {
  const all: Partial<Sayings<string>> = refusals;
  const say = Object.hasOwn(own, refused) ? own[refused] : all[refused];
  return say?.(values) ?? refused;
}
