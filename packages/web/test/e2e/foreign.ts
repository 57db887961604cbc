import { unmarked, type Language } from '@hustings/texts';
import type { Page } from 'playwright-core';
import { foreignWords } from './vocabulary.js';

/** Names of languages, abbreviations of states and the like are the same everywhere; so are keys. */
const OWN = '[translate=no], kbd, script, style, svg defs';

/** What can be read or heard on the page. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate((own) => {
    const texts: string[] = [document.title];
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest(own) !== null) continue;
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  }, OWN);
}

/** What can be read or heard on the page and comes from no catalogue. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const shown = await shownTexts(page);
  return shown.map((text) => unmarked(text).trim()).filter((text) => /\p{L}/u.test(text));
}

/** What can be read or heard on the page and is not of this language, with the words that tell. */
export async function otherwise(page: Page, language: Language): Promise<string[]> {
  const shown = new Set(await shownTexts(page));
  return [...shown].flatMap((text) => {
    const words = foreignWords(language, text);
    return words.length === 0 ? [] : [`${words.join()}: ${text.trim()}`];
  });
}
