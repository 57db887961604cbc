import { END, isRefusal, seedFrom, sfc, SPECTATOR, type Options } from '@hustings/kernel';
import { playOn, rawWord, readGame, unworded, type Reading } from '@hustings/proving';
import { PSEUDO, sectionsText, speakerIn, type Speaker } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { dieMacher2019 as game } from '../../rules/edition-2019/die-macher-2019.js';
import { decisionKinds, type Event, type View } from '../../rules/edition-2019/index.js';
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

const said = (event: Event, view: View): string => english.tell(event, view, []) ?? '';

describe('What Die Macher 2019 says to people', () => {
  it('has no word of the rules in it, over whole games', () => {
    expect(texts.filter((text) => rawWord.test(text))).toEqual([]);
  });

  it('tells the donations of a round from its elections', () => {
    expect(english.phaseAt('9a rallies into votes')).toBe('votes and elections');
    expect(english.phaseAt('9c money')).toBe('donations');
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

  it('calls a start by its strip and by what goes where', () => {
    const [{ view }] = happenings();
    const given = { block: 'block2', symbol1: 'HE' };
    const called = Object.entries(given).map(([place, what]) =>
      english.given?.(view, 'startPosition', place, what, given),
    );
    expect(called).toEqual(['Strip\u00a02', '3 rallies in Hesse']);
  });

  it('tells every event but those that are plain to see, in whole sentences', () => {
    const untold = new Set(readings.flatMap((reading) => [...reading.untold]));
    const silent = ['actionChosen', 'decided', 'displayDealt', 'packPassed', 'pollLooked'];
    expect([...untold].sort()).toEqual(silent);
    const told = new Set(readings.flatMap((reading) => Array.from(reading.told)));
    expect(told.size).toBeGreaterThan(40);
    for (const { events, view } of happenings()) {
      for (const event of events) {
        expect(english.tell(event, view, []) ?? 'Silent.').toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('tells the same at the end as at the time: states keep the names of their elections', () => {
    const all = [...happenings()];
    const last = all[all.length - 1].view;
    const then = all.flatMap(({ events, view }) => events.map((event) => said(event, view)));
    const later = all.flatMap(({ events }) => events.map((event) => said(event, last)));
    expect(later).toEqual(then);
    expect(
      new Set(then.filter((text) => /holds? (\d+ rall|rallies: )/.test(text))).size,
    ).toBeGreaterThan(10);
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

  it('names the state of votes that were not taken either', () => {
    const none = texts.filter((text) => /no rallies .*into votes yet/.test(text));
    expect(none.length).toBeGreaterThan(0);
    expect(none.filter((text) => !/ no rallies in [A-Z][^.]* into votes yet\./.test(text))).toEqual(
      [],
    );
  });
});

/** Everything that happens in a long game, each time with a spectator's view right after it. */
function* happenings(): Generator<{ events: Event[]; view: View }> {
  const options = game.readOptions({ elections: '7' }, 4);
  if (isRefusal(options)) throw new Error(options.refused);
  const state = game.simulate(options, 4, seedFrom('told'));
  const random = sfc(seedFrom('told'), 'bot 0');
  while (!game.isOver(state)) {
    const events: Event[] = [];
    playOn(game, state, random, 1, events);
    const view = game.view(state, SPECTATOR);
    yield { events: game.events(events, SPECTATOR) as Event[], view };
  }
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

  it('names a start player only when there is one', () => {
    const setup = table({ players, at: '0 start positions' });
    expect(position(setup.view('SPD'))).not.toMatch(/start player/i);
    const bidding = table({ players, at: '1 start player' });
    expect(position(bidding.view('SPD'))).toContain('Start player so far: SPD.');
    const later = table({ players, at: '3 media' });
    expect(position(later.view('SPD'))).toContain('Start player: SPD.');
  });

  it('lets no state elect after the end', () => {
    const views = [...happenings()].map(({ view }) => view);
    expect(views[0].position.at).not.toBe(END);
    expect(position(views[0])).toContain('elects this round');
    expect(position(views[views.length - 1])).not.toMatch(/elects (this|in) round/);
    expect(position(views[views.length - 1])).toContain('has voted');
    expect(position(views[0])).toContain('If it elected now');
    expect(position(views[views.length - 1])).not.toContain('If it elected now');
  });

  it('M19-0.12 says so where there is nothing to choose', () => {
    const view = nothingToLay();
    expect(english.question(view, 'completeProgram')).toMatch(/^None of the cards you drew/);
    expect(english.nothing(view, 'completeProgram')).toBe('show them and draw again');
  });

  it('refuses an opening bid below zero in words that fit', () => {
    const t = table({ players, at: '8 poll auctions', round: 4, states: { BB: {} } });
    const refusal = t.refused('GRUENE', 'bidForPoll', -1, 'bid-below-zero');
    expect(english.refusal(refusal)).toBe('A bid can be zero, but not less.');
  });

  it('tells what a published poll said: it stays to be seen on the discards', () => {
    const t = table({
      players,
      at: '8 poll auctions',
      round: 4,
      states: { BB: {} },
      pollStack: [1],
    });
    t.act('GRUENE', 'bidForPoll', 0).pass('CDU');
    t.act('SPD', 'bidForPoll', 1).act('SPD', 'publishPoll', 'publish');
    const [published] = t.told('pollPublished');
    expect(english.tell(published, t.view('CDU'), [])).toBe(
      'The SPD publishes the poll in Brandenburg: SPD +2, Greens −1, CDU +1.',
    );
  });
});

/** A view of somebody whose drawn cards have no topic that is missing. */
function nothingToLay(): View {
  for (let n = 0; n < 200; n++) {
    const state = game.simulate(defaults(), 5, seedFrom(`nothing ${n}`));
    const random = sfc(seedFrom(`nothing ${n}`), 'bot 0');
    while (game.decisions(state)[0]?.kind !== 'keepCard') {
      for (const { seat, kind } of game.decisions(state)) {
        const form = game.form(state, seat);
        const nothing = !isRefusal(form) && form.shape === 'some' && form.max === 0;
        if (kind === 'completeProgram' && nothing) return game.view(state, seat);
      }
      playOn(game, state, random, 1);
    }
  }
  throw new Error('somebody always had a card to lay');
}

function defaults(): Options {
  const options = game.readOptions({}, 5);
  if (isRefusal(options)) throw new Error(options.refused);
  return options;
}
