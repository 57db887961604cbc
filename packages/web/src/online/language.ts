import { read, tongue } from '@hustings/parts/texts';
import { PSEUDO } from '@hustings/texts';
import { tellChosen } from '../language.js';
import { settings } from '../settings.svelte.js';
import { languagesThere } from '../texts/library.js';
import { me } from './me.svelte.js';
import type { Me } from '@hustings/protocol';

/**
 * Mails come in the language that was chosen in this browser; where none was, the account knows what
 * was chosen in another.
 */
export async function agree({ language }: Me): Promise<void> {
  const chosen = settings.language;
  if (language === undefined || language === chosen || chosen === PSEUDO) return;
  if (chosen !== '') await me.change({ language: chosen });
  else if (language !== tongue() && languagesThere().includes(language))
    await read(language).then(
      () => tellChosen(language),
      () => undefined,
    );
}
