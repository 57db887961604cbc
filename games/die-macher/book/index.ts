import type { ByLanguage } from '@hustings/texts';

export const edition2019: ByLanguage<string> = {
  en: async () => (await import('./en/die-macher-2019.md?raw')).default,
  de: async () => (await import('./de/die-macher-2019.md?raw')).default,
  fr: async () => (await import('./fr/die-macher-2019.md?raw')).default,
  it: async () => (await import('./it/die-macher-2019.md?raw')).default,
  pl: async () => (await import('./pl/die-macher-2019.md?raw')).default,
};

export const edition2006: ByLanguage<string> = {
  en: async () => (await import('./en/die-macher-2006.md?raw')).default,
  de: async () => (await import('./de/die-macher-2006.md?raw')).default,
  fr: async () => (await import('./fr/die-macher-2006.md?raw')).default,
  it: async () => (await import('./it/die-macher-2006.md?raw')).default,
  pl: async () => (await import('./pl/die-macher-2006.md?raw')).default,
};

/** Both editions compared. */
export const editions: ByLanguage<string> = {
  en: async () => (await import('./en/editions.md?raw')).default,
  de: async () => (await import('./de/editions.md?raw')).default,
  fr: async () => (await import('./fr/editions.md?raw')).default,
  it: async () => (await import('./it/editions.md?raw')).default,
  pl: async () => (await import('./pl/editions.md?raw')).default,
};
