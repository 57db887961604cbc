import { isRefusal, seatsIn, seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { playOn, rawWord, readGame, unworded, type Reading } from '@hustings/proving';
import { PSEUDO, sectionsText, speakerIn, type Speaker } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import {
  decisionKinds,
  dieMacher2019 as game,
  type Event,
  type View,
} from '../../rules/edition-2019/index.js';
import { shelf, speaker } from '../../texts/edition-2019/index.js';
import { table } from './table.js';

const english = await speakerIn('en', shelf, speaker);
const marked = await speakerIn(PSEUDO, shelf, speaker);

const tables = [3, 4, 5].flatMap((seats) => [
  { seats, elections: '4', money: 'hidden', overbidding: 'penalised' },
  { seats, elections: '7', money: 'open', overbidding: 'impossible' },
]);

function read(speaks: Speaker<View, Event>, those = tables): Reading[] {
  return those.map(({ seats, ...raw }) => {
    const options = game.readOptions(raw, seats);
    if (isRefusal(options)) throw new Error(options.refused);
    return readGame(game, speaks, { seats, options, seed: `${raw.elections} ${seats}` });
  });
}

const readings = read(english);
const texts = readings.flatMap((reading) => reading.texts);

describe('What Die Macher 2019 says to people', () => {
  it('has no word of the rules in it, over whole games', () => {
    expect(texts.filter((text) => rawWord.test(text))).toEqual([]);
  });

  it('has no word outside its catalogue, over whole games', () => {
    const [three, , , four, five] = tables;
    const all = read(marked, [three, four, five]).flatMap((reading) => reading.texts);
    expect(all.length).toBeGreaterThan(1000);
    expect(unworded(all)).toEqual([]);
  });

  it('asks a question for every decision, and calls no two answers alike', () => {
    const kinds = new Set(readings.flatMap((reading) => [...reading.kinds]));
    const inRules = new Set(game.program.questions.map(({ decision }) => decision.kind));
    expect([...inRules].sort()).toEqual([...decisionKinds].sort());
    expect(decisionKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
    expect(readings.flatMap(({ alike }) => alike)).toEqual([]);
  });

  it('tells every event but those that are plain to see, in whole sentences', () => {
    const untold = new Set(readings.flatMap((reading) => [...reading.untold]));
    const silent = ['actionChosen', 'decided', 'displayDealt', 'packPassed', 'pollLooked'];
    expect([...untold].sort()).toEqual(silent);
    const told = new Set(readings.flatMap((reading) => [...reading.told]));
    expect(told.size).toBeGreaterThan(40);
    for (const [event, view] of lastEvents()) {
      expect(english.tell(event, view, []) ?? 'Silent.').toMatch(/^[A-Z].*[.)]$/);
    }
  });

  it('counts one as one, negates in one word, and names nothing that is not there', () => {
    const wrong =
      /\b1 (votes|rallies|media markers|cards|points|polls|politicians|free spots|elections)\b|can not|\bseat \d|: \.|, \.|  |,000€|[^,\d]000 €|\(\)|\bthe the\b/i;
    expect(texts.filter((text) => wrong.test(text))).toEqual([]);
  });

  it('lets the Greens be several', () => {
    const lines = texts.filter((text) => text.startsWith('The Greens'));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((text) => /^The Greens (\w+s|has|is)\b/.test(text))).toEqual([]);
  });
});

/** The events of a game's second half, each with a view at its end. */
function lastEvents(): [Event, View][] {
  const options = game.readOptions({ elections: '7' }, 4);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = game.simulate(options, 4, seedFrom('told'));
  const events: Event[] = [];
  playOn(game, state, sfc(seedFrom('told'), 'bot 0'), Infinity, events);
  const view = game.view(state, 0);
  return (game.events(events, 0) as Event[]).map((event) => [event, view]);
}

const players = ['SPD', 'GRUENE', 'CDU'] as const;

const position = (view: View): string => sectionsText(english.sections(view, []));

describe('What is being decided is said', () => {
  it('names the state and the politician, main action or second', () => {
    const t = table({
      players,
      at: "6 politicians' actions",
      states: { HE: { sent: { GRUENE: 'secretary' } }, NI: {} },
    });
    const asked = (): string => english.question(t.view('GRUENE'), t.asked.split(' ')[1]);
    expect(asked()).toContain('Secretary in Hesse: do you pay 8,000');
    expect(position(t.view('SPD'))).toContain('Secretary of the Greens in Hesse: to be paid');
    t.act('GRUENE', 'payPolitician', 'pay');
    expect(asked()).toBe('Secretary in Hesse: do you use the main action?');
    t.act('GRUENE', 'chooseAction', 'votes+8');
    expect(asked()).toBe('Secretary in Hesse: which of the secondary actions do you use?');
    expect(position(t.view('SPD'))).toContain('Secretary of the Greens in Hesse: secondary action');
    t.act('GRUENE', 'chooseAction', 'poll');
    expect(asked()).toContain('Secretary in Hesse: do you publish your poll in Hesse? By its back');
    expect(position(t.view('SPD'))).toMatch(/look at a poll in Hesse; by its back it raises the/);
    expect(position(t.view('SPD'))).not.toContain('Its front');
  });
});
