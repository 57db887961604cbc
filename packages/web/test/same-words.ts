import type { Language } from '@hustings/texts';

/** What is the same in every language, and why; by words, as they stand in a message. */
const everywhere: Readonly<Record<string, string>> = {
  'names of programs and games': 'Hustings Die Macher Copycat JSON SQLite openskill',
  'German parties': 'Linke SPD CDU CSU FDP Bündnis Grünen',
  'German states':
    'Berlin Hamburg Bremen Brandenburg Saarland Baden Württemberg Württ Schleswig Holstein',
  'names of bots': 'Ada Jonas Tariq Wanda Noor Emil Lucia',
  keys: 'A B C D E H I L M N O P R S T U Esc Enter',
  'units and what is typed into a computer':
    'ms kB min max s h ID URL p VERSION NAME TEXT FILE DIR',
  'words that went around the world':
    'bot bots online media start program sauna lunch keynote bonus chat draft partner ø',
};

/** Words that a language shares with English. */
const shared: Readonly<Partial<Record<Language, string>>> = {
  de: 'in name text hand trend phase live browser pause reserve dominant',
  fr: 'point points vote votes table tables position positions coalition coalitions contribution contributions contrib action actions phase round note influence impossible score triangle reserve total pause minutes dominant cabinet opinions hesse base live',
  it: 'no in password base welfare trend live browser replay round contrib',
};

const wordsOf = (text: string): string[] =>
  text.replaceAll(/‹[^›]*›/g, ' ').match(/\p{L}+/gu) ?? [];
const known = new Map<Language, ReadonlySet<string>>();
function wordsKnown(language: Language): ReadonlySet<string> {
  const found =
    known.get(language) ??
    new Set(
      wordsOf([...Object.values(everywhere), shared[language] ?? ''].join(' ')).map((word) =>
        word.toLowerCase(),
      ),
    );
  known.set(language, found);
  return found;
}

/** May this be the same as in English? Whatever else is equal was forgotten. */
export const maybeSame = (language: Language, text: string): boolean =>
  wordsOf(text).every((word) => wordsKnown(language).has(word.toLowerCase()));

/** Where a value need not be said, and why. */
export const unheard: readonly (readonly [where: RegExp, why: string])[] = [
  [/ (plural|ordinal)$/, 'forms, of which one is taken'],
  [/ final\.(wins|winsAlone|turnSay)$| harvest\.headline$/, 'who reads it is spoken to'],
  [/ lessonTexts | act\.title\.undouble$/, 'a small number may be a word'],
];

/** Where marks stand for themselves. */
export const spelled = / wrong\.notATitle$| commands\.engine\.about$/;
