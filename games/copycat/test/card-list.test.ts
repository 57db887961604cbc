import { isRefusal, Match, replay, seedFrom, type GameFile } from '@hustings/kernel';
import { speakerIn } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import {
  copycat,
  data,
  readCardList,
  standard,
  tablesOf,
  writeCardList,
  type CopycatView,
  type Fault,
} from '../rules/index.js';
import { shelf, speaker } from '../texts/index.js';

type Written = {
  startDeck: { number: number; kind: string }[];
  cards: { number: number; kind: string; period: string; price: number | null }[];
  offices: {
    board: string[][];
    base: Record<string, string[]>;
    extra: Record<string, string[]>;
  };
  [part: string]: unknown;
};

/** Our own list as a file, changed. */
function written(change: (list: Written) => void): string {
  const list = JSON.parse(JSON.stringify(data)) as Written;
  change(list);
  return JSON.stringify(list);
}
const card = (list: Written, number: number) => list.cards.filter((one) => one.number === number);

/** Other prices, 19 and 20 exchanged, another office on the board. */
const other = written((list) => {
  for (const one of list.cards) if (one.price !== null) one.price += 1;
  card(list, 19)[0].kind = 'sauna';
  card(list, 20)[0].kind = 'insideInformation';
  list.offices.board[4] = ['points:2', 'points:1'];
});

function faultsIn(list: string): readonly Fault[] {
  const read = readCardList(list);
  return isRefusal(read) ? (read.values['faults'] as unknown as Fault[]) : [];
}

const play = (list: string, moves: number) => {
  const begun = Match.start(copycat, { cards: list }, 3, seedFrom('own list'));
  if (isRefusal(begun)) throw new Error(begun.refused);
  let match = begun.playUnasked();
  const random = copycat.simulate({}, 2, seedFrom('moves')).random;
  for (let i = 0; i < moves && !match.isOver; i++) {
    const { seat } = copycat.decisions(match.state)[0];
    match = match.play(seat, copycat.sample(match.state, seat, random)).playUnasked();
  }
  return match;
};

describe('an own list of cards (CC-5.4)', () => {
  it('can begin with ours, as a file', () => {
    const { cards } = copycat.rules.options;
    if (cards.pick !== 'file') throw new Error('not a file');
    expect(copycat.readOptions({ cards: cards.example() }, 2)).toEqual({
      cards: cards.read(JSON.stringify(data)),
    });
  });

  it('is our own list when nothing in it is changed, and reads what it wrote', () => {
    const ours = readCardList(JSON.stringify(data));
    if (isRefusal(ours)) throw new Error('our own list does not fit');
    const line = writeCardList(ours);
    expect(line.length).toBeLessThan(2500);
    expect(tablesOf({ cardList: line })).toEqual(standard);
    const again = readCardList(line);
    expect(isRefusal(again) ? again : writeCardList(again)).toBe(line);
  });

  it.each<[string, Partial<Fault>, (list: Written) => void]>([
    ['CC-5.4', { fault: 'fixed', values: { part: 'workers' } }, (l) => (l['workers'] = {})],
    ['CC-5.4', { fault: 'fixed', values: { part: 'rules' } }, (l) => (l['rules'] = 'mine')],
    ['CC-5.4', { fault: 'form' }, (l) => (card(l, 30)[0].price = 1.5)],
    ['CC-5.4', { fault: 'form' }, (l) => (card(l, 30)[0].kind = 'banana')],
    ['CC-5.4', { fault: 'form' }, (l) => l.offices.board.pop()],
    ['CC-0.7', { fault: 'number-twice' }, (l) => (card(l, 30)[0].number = 31)],
    ['CC-0.7', { fault: 'number-missing' }, (l) => (l.cards = l.cards.slice(0, -1))],
    ['CC-0.7', { fault: 'number-foreign' }, (l) => (card(l, 30)[0].number = 62)],
    ['CC-0.1', { fault: 'start-deck' }, (l) => (l.startDeck[0].kind = 'banker')],
    ['CC-7.24', { fault: 'red' }, (l) => (card(l, 3)[0].price = 2)],
    ['CC-7.24', { fault: 'not-red' }, (l) => (card(l, 30)[0].kind = 'scandal')],
    ['CC-3.3', { fault: 'price-missing' }, (l) => (card(l, 30)[0].price = null)],
    ['CC-0.2', { fault: 'doctorate' }, (l) => (card(l, 30)[0].kind = 'doctorate')],
    ['CC-0.2', { fault: 'period-count' }, (l) => (card(l, 30)[0].period = 'I')],
    [
      'CC-0.3',
      { fault: 'two-players' },
      (l) => {
        card(l, 23)[0].period = 'II';
        card(l, 30)[0].period = 'I';
      },
    ],
    ['CC-5.4', { fault: 'kind-missing' }, (l) => (card(l, 57)[0].kind = 'banker')],
    ['CC-5.4', { fault: 'office-unknown' }, (l) => (l.offices.board[0][0] = 'draw:9')],
    ['CC-0.4', { fault: 'office-count' }, (l) => l.offices.extra['1'].push('draw:2')],
    ['CC-8.7', { fault: 'office-missing' }, (l) => (l.offices.extra['5'] = ['points:4'])],
    ['CC-8.4', { fault: 'buy-two' }, (l) => (l.offices.board[1] = ['buy:2', 'removeForCoin:1'])],
    ['CC-0.4', { fault: 'grey-early' }, (l) => (l.offices.board[0][0] = 'reuseCard:1')],
    ['CC-8.8', { fault: 'one-allocation' }, (l) => (l.offices.extra['4'][1] = 'points:1')],
  ])('%s is refused with its rule and in words: %o', async (rule, fault, change) => {
    const told = faultsIn(written(change));
    expect(told).toContainEqual(expect.objectContaining({ rule, ...fault }));
    const read = copycat.readOptions({ cards: written(change) }, 3);
    if (!isRefusal(read)) throw new Error('it fits');
    const english = await speakerIn('en', shelf, speaker);
    expect(english.refusal(read)).toMatch(
      /^This list of cards does not fit the rulebook\. [A-Z“0-9].*\.$/,
    );
    expect(english.refusal(read)).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each([
    ['text', 'hello'],
    ['no object', '[]'],
    ['half a file', '{"cards": ['],
    ['a flood', `{"$": "${'x'.repeat(30_000)}"}`],
  ])('is refused where it is %s', (_what, text) => {
    expect(faultsIn(text).map(({ fault }) => fault)).toEqual(['unreadable']);
  });

  it('tells a few faults at once, and how many more there are', () => {
    const read = readCardList(written((list) => (list.cards = [])));
    if (!isRefusal(read)) throw new Error('it fits');
    expect(faultsIn(written((list) => (list.cards = [])))).toHaveLength(5);
    expect(read.values['more']).toBeGreaterThan(50);
  });

  it('is what a game is played with: prices, kinds, offices, in every view', () => {
    const { state } = play(other, 1);
    const tables = tablesOf(state);
    expect(tables.printedPriceOf[25]).toBe(4);
    expect(tables.cardWords[20]).toBe('insideInformation-20');
    expect(tables.officeWords[8]).toBe('points-2');
    const view = copycat.view(state, 1);
    expect(tablesOf(JSON.parse(JSON.stringify(view)) as CopycatView)).toBe(tables);
    expect(tablesOf(copycat.determinize(view, state.random))).toBe(tables);
  });

  it('is kept in the game file and in a saved state, and called so by everyone', async () => {
    const match = play(other, 100_000);
    const file = JSON.parse(JSON.stringify(match.export())) as GameFile;
    expect(isRefusal(readCardList(file.options['cards'] as string))).toBe(false);
    const end = replay(copycat, file);
    expect(end).toMatchObject({ cardList: file.options['cards'] });
    const loaded = copycat.load(JSON.parse(JSON.stringify(match.state)));
    expect(isRefusal(loaded) ? loaded : copycat.hash(loaded)).toBe(copycat.hash(match.state));
    const english = await speakerIn('en', shelf, speaker);
    const view = copycat.view(match.state, 0);
    expect(english.label(view, 'turn', 'play insideInformation-20').text).toContain('20');
  });

  it('does not load with a state that names no list', () => {
    const { state } = play(other, 1);
    const raw = { ...copycat.clone(state), cardList: 'buy:1 buy:1' };
    expect(copycat.load(raw)).toMatchObject({ refused: 'broken-invariant' });
  });
});
