import type { Shelf } from '@hustings/texts';
import type { WorldTexts } from './texts.js';

/** The names of parties, states and topics by language. */
export const worldTexts: Shelf<WorldTexts> = {
  en: async () => (await import('../en/world.js')).world,
  de: async () => (await import('../de/world.js')).world,
  fr: async () => (await import('../fr/world.js')).world,
  it: async () => (await import('../it/world.js')).world,
  pl: async () => (await import('../pl/world.js')).world,
};
