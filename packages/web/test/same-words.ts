import type { Language } from '@hustings/texts';

/** What is the same in every language, and why; by words, as they stand in a message. */
const everywhere: Readonly<Record<string, string>> = {
  'Hustings openskill SQLite': 'the name of a program',
  'Die Macher Copycat': 'the name of a game, as on its box',
  JSON: 'the name of a format',
  'Linke SPD CDU CSU FDP': 'what a German party is called everywhere',
  'Bündnis Grünen': 'part of the German name of a party, where its own name is given',
  'Berlin Hamburg Bremen Brandenburg Saarland': 'a German state without another name',
  'Baden Württemberg Württ': 'part of the German name of a state',
  'Schleswig Holstein': 'part of the German name of a state',
  'Ada Jonas Tariq Wanda Noor Emil Lucia': 'a name that a bot goes by',
  'A B C D E H I L M N O P R S T U': 'a key, as it is printed on it',
  'Esc Enter': 'a key, as most keyboards have it',
  'ms s h min kB': 'a sign of a unit',
  max: 'a sign in a figure',
  'ID URL p': 'what it is called where computers are spoken of',
  'VERSION NAME TEXT FILE DIR': 'stands for what is typed there',
  'bot bots': 'said so in all five',
  online: 'said so in all five',
  'media bonus sauna lunch keynote': 'the word that the game is known by in all five',
  'start draft partner program chat': 'said so in more than one of them',
  ø: 'a sign: the mean',
};

/** Words that a language shares with English, and how it comes by each. */
const shared: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  de: {
    in: 'the preposition is the same in both',
    name: 'an old word of both, written with a capital',
    text: 'from Latin, as in English',
    hand: 'an old word of both, written with a capital',
    temperament: 'from Latin, as in English',
    trend: 'taken over from English; so the box calls it',
    phase: 'from Greek, as in English',
    live: 'taken over from English for what is not by correspondence',
    browser: 'taken over from English; there is no other',
    reserve: 'from French, as in English',
    dominant: 'from Latin, as in English',
    minimalist: 'from Latin, as in English',
  },
  fr: {
    'point points': 'English has it from French',
    'vote votes': 'from Latin, as in English',
    'table tables': 'English has it from French',
    'position positions': 'English has it from French',
    'coalition coalitions': 'English has it from French',
    'contributions contrib': 'English has it from French; short on a narrow column',
    actions: 'English has it from French',
    phase: 'from Greek, as in English',
    note: 'English has it from French',
    influence: 'English has it from French',
    impossible: 'English has it from French',
    score: 'taken over from English for the total',
    triangle: 'English has it from French',
    total: 'from Latin, as in English',
    pause: 'English has it from French',
    minutes: 'English has it from French',
    cabinet: 'English has it from French',
    opinions: 'English has it from French',
    hesse: 'English calls the state as French does',
    base: 'English has it from French',
  },
  it: {
    no: 'the same little word in both',
    password: 'taken over from English; there is no other in use',
    base: 'from Greek, as in English',
    welfare: 'taken over from English; so the rulebook calls the topic',
    browser: 'taken over from English; there is no other',
    replay: 'taken over from English',
    round: 'taken over from English; so the rulebook calls it',
    contrib: 'short for contributo on a narrow column',
  },
};

export const wordsOf = (text: string): string[] =>
  text.replaceAll(/‹[^›]*›/g, ' ').match(/\p{L}+/gu) ?? [];
const known = new Map<Language, ReadonlySet<string>>();
function wordsKnown(language: Language): ReadonlySet<string> {
  const found =
    known.get(language) ??
    new Set(
      wordsOf(Object.keys({ ...everywhere, ...shared[language] }).join(' ')).map((word) =>
        word.toLowerCase(),
      ),
    );
  known.set(language, found);
  return found;
}

/** The words that are listed for a language alone. */
export const sharedWith = (language: Language): string[] =>
  wordsOf(Object.keys(shared[language] ?? {}).join(' '));

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
