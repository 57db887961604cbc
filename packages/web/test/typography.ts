import { cardOf, type Language } from '@hustings/texts';

/** What a line must not end before, and what must not stand at its end. */
export const typography: Readonly<
  Partial<Record<Language, readonly (readonly [RegExp, string])[]>>
> = {
  fr: [
    [/ [:;!?»]/, 'a space that breaks'],
    [/[^\s\u00a0\u202f:;!?…][;!?](\s|$)/u, 'no space before a mark'],
    [/[^\s\u00a0\u202f\d]:(\s|$)/u, 'no space before a colon'],
    [/«[^\u00a0\u202f]/u, 'no space after an opening mark'],
    [/[^\u00a0\u202f]»/u, 'no space before a closing mark'],
  ],
  pl: [[/(^|[\s\u00a0(„])[aiouwzAIOUWZ] /u, 'a space that breaks after one letter']],
};

/** Quotation marks that this language does not use on the outside. */
export const foreignMarks = (language: Language): readonly string[] => {
  const own = cardOf(language).quotes.join('');
  return ['“', '”', '„', '«', '»'].filter((mark) => !own.includes(mark));
};
