import { formats } from '@hustings/texts';
import { expect, test } from 'vitest';
import { actions, data, decisionKinds } from '../../rules/edition-2019/index.js';
import { board } from '../../texts/en/edition-2019/board.js';
import { texts } from '../../texts/en/edition-2019/index.js';
import { seatsIn } from '../../texts/world/seats.js';

const m = board(formats('en'));

test('every decision says what others wait for', () => {
  expect(Object.keys(m.waiting.kinds).sort()).toEqual([...decisionKinds].sort());
});

test('politicians and what they do are called as in the log and the text view', () => {
  const spoken = texts(formats('en'));
  for (const { id } of data.politicians) expect(m.politician(id)).toBe(spoken.politicians[id].name);
  for (const { verb, figure } of actions)
    expect(m.action(verb, figure)).toBe(spoken.actions[verb](figure));
});

test('one party does, several do', () => {
  expect(m.waiting.inTurn('SPD')).toBe('SPD decides.');
  expect(m.waiting.inTurn('GRUENE')).toBe('Greens decide.');
  expect(m.start.q('SPD')).toBe('Where does the SPD start, and with what?');
  expect(m.start.q('GRUENE')).toBe('Where do the Greens start, and with what?');
  expect(m.program.q('GRUENE', 5)).toBe('Which five cards are the program of the Greens?');
  expect(m.election.mediaSay(['GRUENE'], 2)).toMatch(/^Greens move one to /);
  expect(m.election.mediaSay(['SPD', 'GRUENE'], 2)).toMatch(/^SPD and Greens move one each to /);
});

test('an event without a seat of its own is about those it names', () => {
  expect(seatsIn({ type: 'tie', seats: [0, 2], bid: 3 })).toEqual([0, 2]);
  expect(seatsIn({ type: 'bidsOpened', bids: [{ seat: 2 }, { seat: 0 }] })).toEqual([2, 0]);
  expect(seatsIn({ type: 'electionHeld', outcome: { winners: [1] } })).toEqual([1]);
  expect(seatsIn({ type: 'auctionOpened', auctioneer: 0 })).toEqual([0]);
  expect(seatsIn({ type: 'roundBegan', round: 2 })).toEqual([]);
});
