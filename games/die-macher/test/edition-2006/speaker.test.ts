import { END, isRefusal } from '@hustings/kernel';
import { rawWord, unworded } from '@hustings/proving';
import { formats, sectionsText } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { data, decisionKinds } from '../../rules/edition-2006/index.js';
import { texts as inEnglish } from '../../texts/en/edition-2006/index.js';
import { english, readGame, type Reading } from './reading.js';
import { game, table } from './table.js';

const readings = [3, 4, 5].flatMap((seats) =>
  ['full', 'short'].map((length) => {
    const options = game.readOptions({ length, money: seats === 4 ? 'open' : 'hidden' }, seats);
    if (isRefusal(options)) throw new Error(english.refusal(options));
    return readGame(seats, options, `${length} ${seats}`);
  }),
);
const said = (of: 'plain' | 'pseudo', what: (reading: Reading) => Iterable<string>): string[] => [
  ...new Set(readings.flatMap((reading) => [...what(reading[of])])),
];
const texts = said('plain', (reading) => reading.texts);

describe('How the edition of 2006 speaks', () => {
  it('has no word of the rules in it, over whole games', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => rawWord.test(text))).toEqual([]);
    expect(texts.filter((text) => text.startsWith(' ') || text.includes('  '))).toEqual([]);
  });

  it('has no word outside its catalogue', () => {
    expect(unworded(said('pseudo', (reading) => reading.texts))).toEqual([]);
  });

  it('asks a question for every decision, and calls no two answers alike', () => {
    const all = new Set(game.program.questions.map(({ decision }) => decision.kind));
    expect([...all].sort()).toEqual([...decisionKinds].sort());
    const asked = new Set(said('plain', (reading) => reading.kinds));
    // A tie in the bidding for first player is rare between players who bid by chance.
    expect(decisionKinds.filter((kind) => !asked.has(kind) && kind !== 'bidAgain')).toEqual([]);
    expect(readings.flatMap(({ plain }) => plain.alike)).toEqual([]);
  });

  it('has a name for every phase in which something is asked', () => {
    const phases = game.program.questions.map(({ path }) => path.split(' ')[0]);
    const { phases: named } = inEnglish(formats('en'));
    expect(phases.filter((phase) => !Object.hasOwn(named, phase))).toEqual([]);
  });

  it('calls states by their English names, never by code or in German', () => {
    const codes = data.states.map(({ code }) => code).join('|');
    const german = 'Bayern|Hessen|Sachsen|Niedersachsen|Thüringen|Pfalz|Westfalen|Vorpommern';
    const foreign = new RegExp(`\\b(${codes}|${german})\\b`);
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  });

  it('counts one as one, and the Greens as several', () => {
    const one = /\b1 (card|vote|seat|meeting|member|marker|point|opinion)s\b|: \.|\.\./;
    const greens = /\bGreens (has|is|wins|bids|pays|gets|buys|rolls|draws|offers|names|loses)\b/;
    expect(texts.filter((text) => one.test(text) || greens.test(text))).toEqual([]);
    expect(texts.filter((text) => /can ?not|\bseat \d/.test(text))).toEqual([]);
  });

  it('lets no state elect after the end', () => {
    const view = table({ players: ['SPD', 'CDU', 'FDP'], at: '7 polls' }).view('SPD');
    const words = (at: string): string =>
      sectionsText(english.sections({ ...view, position: { ...view.position, at } }, [], []));
    expect(words(view.position.at)).toContain('Votes if it elected now');
    expect(words(END)).not.toMatch(/if it elected now|elects (this|in) round/);
  });

  it('says what a bid is worth, and for which state', () => {
    const t = table({
      players: ['SPD', 'CDU', 'FDP', 'GRUENE'],
      at: '7 polls',
      money: { SPD: 17 },
    });
    const view = t.view('SPD');
    expect(english.question(view, 'bidForPoll')).toMatch(
      /^What do you bid for the poll of [A-Z][\w-ü ]+\? No bid yet\. You have 17,000\u00a0€\.$/,
    );
    expect(english.amount(view, 'bidForPoll', 3)).toEqual({
      text: '3,000\u00a0€',
      note: 'you keep 14,000\u00a0€',
    });
  });

  it('calls a beginning by what goes where, and no place by its number', () => {
    const view = table({ players: ['SPD', 'CDU', 'FDP'], at: '7 polls' }).view('SPD');
    const given = {
      list1: 'meetings votes votes',
      part1: 'HE',
      part2: 'BE',
      list2: 'media 2 members 4',
      marker1: 'HE',
    };
    const called = Object.entries(given).map(([place, what]) =>
      english.given?.(view, 'preliminary', place, what, given),
    );
    expect(called).toEqual([
      '',
      '6 meetings in Hesse',
      '6 votes in Berlin',
      '4 more members',
      '1 media marker in Hesse',
    ]);
  });

  it('names table options with all their values', () => {
    for (const [name, option] of Object.entries(game.rules.options)) {
      const { name: called, values } = english.option(name);
      expect(called).not.toBe(name);
      for (const value of option.values) expect(values).toHaveProperty(value);
    }
  });

  it('says what bots reckon with', () => {
    expect(english.fact('state BY')).toBe('Bavaria');
    expect(english.fact('nation')).toBe('national opinions');
  });
});
