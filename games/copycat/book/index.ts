import type { ByLanguage } from '@hustings/texts';

export const copycat: ByLanguage<string> = {
  en: async () => (await import('./en/copycat.md?raw')).default,
  de: async () => (await import('./de/copycat.md?raw')).default,
  fr: async () => (await import('./fr/copycat.md?raw')).default,
  it: async () => (await import('./it/copycat.md?raw')).default,
  pl: async () => (await import('./pl/copycat.md?raw')).default,
};
