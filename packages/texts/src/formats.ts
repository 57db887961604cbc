import { cardOf, PSEUDO, type Counts, type Language, type Tongue } from './languages.js';

/**
 * Figures, lists, plurals and quotation marks of one language; catalogues are written with them. Who
 * writes for no language in particular has to give every form that there is.
 */
export type Formats<L extends Language = Language> = Figures & {
  readonly plural: (n: number, forms: Forms<L>) => string;
};
/** What every language has alike. */
export type Figures = Omit<ReturnType<typeof make>, 'plural'>;

/** A word for each form that the language counts with, none left out; `#` stands for the figure. */
export type Forms<L extends Language = Language> = Readonly<Record<Counts<L>, string>>;

/** The same where a language has forms for only some of the figures. */
type SomeForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const NBSP = '\u00a0';

const minus = (text: string): string => text.replace('-', '−');

const made = new Map<Tongue, ReturnType<typeof make>>();

/** Each is made once: making the formats of a language takes far longer than using them. */
export function formats<T extends Tongue>(tongue: T): Formats<T extends Language ? T : 'en'> {
  const found = made.get(tongue) ?? make(tongue);
  made.set(tongue, found);
  return found as Formats<T extends Language ? T : 'en'>; // the forms it knows are those of its card
}

/** A language writes days in more than one way: as here, where it is the one that is read here. */
function regional(locale: Language): string {
  const here = new Intl.DateTimeFormat().resolvedOptions().locale;
  return here.startsWith(`${locale}-`) ? here : locale;
}

/** Days, and days with their time, as they are written where this is read. */
function dated(locale: Language) {
  const dates = regional(locale);
  const day = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeStyle: 'short' });
  const calendar = new Intl.DateTimeFormat(dates, { dateStyle: 'medium', timeZone: 'UTC' });
  return {
    when: (time: number): string => day.format(time),
    /** A moment by the clocks of a zone, for who reads it elsewhere than here. */
    whenIn: (time: number, zone: string): string =>
      new Intl.DateTimeFormat(dates, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: zone,
      }).format(time),
    /** A day such as 2026-12-24, without its time. */
    day: (date: string): string => calendar.format(new Date(`${date}T00:00:00Z`)),
    /** A month by its number, January being 1. */
    month: (month: number): string =>
      new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, month - 1),
      ),
  };
}

function make(tongue: Tongue) {
  const locale = tongue === PSEUDO ? 'en' : tongue;
  const figure = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const sign = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const share = new Intl.NumberFormat(locale, { style: 'percent' });
  const { quotes, bindsLetters = false } = cardOf(locale);
  const [open, close] = quotes;
  /** What stands between the words of a list. */
  const between = (text: string): string =>
    bindsLetters ? text.replace(/ (\p{L}) $/u, ` $1${NBSP}`) : text;
  const listed = (type: Intl.ListFormatType) => {
    const format = new Intl.ListFormat(locale, { type });
    return (words: readonly string[]): string =>
      format
        .formatToParts(words)
        .map((part) => (part.type === 'literal' ? between(part.value) : part.value))
        .join('');
  };
  const number = (n: number): string => minus(figure.format(n));
  /** The form for a number; `#` in it stands for the figure. */
  const formBy =
    (rules: Intl.PluralRules) =>
    (n: number, forms: SomeForms): string =>
      (forms[rules.select(n)] ?? forms.other).replaceAll('#', number(n));
  return {
    locale,
    number,
    /** 12.3 */
    decimal: (n: number): string => minus(tenths.format(n)),
    /** +2, 0, −3. */
    signed: (n: number): string => minus(sign.format(n)),
    /** 0.42: 42 %. */
    percent: (of: number): string => share.format(of),
    /** Sums are in thousands of euros, as in the rules; the sign stands after the figure. */
    euros: (thousands: number): string => `${number(thousands * 1000)}${NBSP}€`,
    list: listed('conjunction'),
    either: listed('disjunction'),
    quoted: (text: string): string => `${open}${text}${close}`,
    ...dated(locale),
    plural: formBy(new Intl.PluralRules(locale)),
    ordinal: formBy(new Intl.PluralRules(locale, { type: 'ordinal' })),
    /** With a capital at its beginning, for the beginning of a sentence. */
    begin: (text: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    /** With a full stop; one that ends in an abbreviation has it already. */
    stop: (text: string): string => (text.endsWith('.') ? text : `${text}.`),
    /** Never broken between two lines. */
    whole: (text: string): string => text.replaceAll(' ', NBSP),
  };
}

const TORN = /(\d) (?=\p{L})/gu;
/** A sum in its brackets. */
const SUM = /\(\d[^()\p{L}]*\)/gu;

/** A sentence whose figures are never torn from what they count, nor from the sum they are in. */
export const untorn = (text: string): string =>
  text.replace(TORN, `$1${NBSP}`).replace(SUM, (sum) => sum.replaceAll(' ', NBSP));

/** The same, but a figure and what it counts are never broken between two lines. */
export const together = <L extends Language>(f: Formats<L>): Formats<L> => ({
  ...f,
  plural: (...counted) => untorn(f.plural(...counted)),
});
