import { manifestOf, type AnyGame } from '@hustings/games';
import type { Refusal } from '@hustings/kernel';
import {
  bestLanguage,
  commonTexts,
  fetchTexts,
  formats,
  isTongue,
  languagesOf,
  plainSpeaker,
  PSEUDO,
  sentence,
  type CommonTexts,
  type Formats,
  type Speaker,
  type Tongue,
} from '@hustings/texts';
import { figuresIn, type Figures } from './figures.js';
import { cliTexts, type CliTexts } from './texts/index.js';

/** All that is said to someone: the command line's own texts, what every game refuses, figures. */
export type Words = {
  readonly tongue: Tongue;
  readonly texts: CliTexts;
  readonly common: CommonTexts;
  readonly f: Formats;
  readonly figures: Figures;
};

/** Something that is said as soon as it is known in which language. */
export type Saying = (texts: CliTexts, words: Words) => string;

export const said = (saying: Saying, words: Words): string => saying(words.texts, words);

export async function wordsIn(tongue: Tongue): Promise<Words> {
  const [texts, common] = await Promise.all([
    fetchTexts(cliTexts, tongue),
    fetchTexts(commonTexts, tongue),
  ]);
  return { tongue, texts, common, f: formats(tongue), figures: figuresIn(tongue) };
}

/** How games speak to people. */
export type Speech = (game: AnyGame, words: Words) => Promise<Speaker>;

/** A refusal that every game shares. */
export const commonly = ({ common }: Pick<Words, 'common'>, refusal: Refusal): string =>
  sentence({}, common, refusal);

/** How a game speaks that has brought no words. */
export const plainly = (game: AnyGame, { common, f }: Words): Speaker =>
  plainSpeaker(game.rules.name, common, f);

/** In their own words; a game that has none yet by what its rules call things. */
export const spoken: Speech = async (game, words) =>
  (await manifestOf(game.id)?.speaker?.(words.tongue)) ?? plainly(game, words);

/** The languages the command line can be read in. */
export const languagesThere = (): readonly string[] => languagesOf(cliTexts);

/** A language that was asked for by its tag; the marked one is for tests. */
export function tongueNamed(tag: string): Tongue | undefined {
  return tag === PSEUDO || (isTongue(tag) && languagesThere().includes(tag)) ? tag : undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The language of whoever sits at this terminal: `de_AT.UTF-8` is German. */
export function tongueOf(environment: Environment): Tongue {
  const own = environment['HUSTINGS_LANG'] ?? '';
  if (own === PSEUDO) return PSEUDO;
  const wishes = [own, ...['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name] ?? '')];
  const tags = wishes.filter((wish) => wish !== '').map((wish) => wish.split(/[_.@]/)[0]);
  return bestLanguage(tags.slice(0, 1), languagesOf(cliTexts));
}
