import { standardSettings, type Person } from '../../src/people/person.js';
import type { Entry, TableDoc } from '../../src/table/doc.js';

/** A table that has started, with two people and a bot. */
export const sampleDoc = (more: Partial<TableDoc> = {}): TableDoc => ({
  game: 'die-macher-2019',
  rules: '1',
  options: {},
  title: '',
  visibility: 'open',
  spectators: { allowed: true, delay: 0 },
  undo: 'free',
  rated: false,
  owner: 'anna',
  createdAt: 1000,
  status: 'gathering',
  seats: [{ person: 'anna' }, { person: 'ben' }, { bot: 'random' }],
  head: 0,
  serverSeed: '0'.repeat(64),
  ...more,
});

export const sampleEntry = (number: number, more: Partial<Entry> = {}): Entry => ({
  number,
  at: 2000 + number,
  actor: 'person',
  person: 'anna',
  body: {
    type: 'move',
    seat: 0,
    kind: 'bid',
    move: { amount: number, words: ['ä', '"'] },
    hash: 'h',
  },
  ...more,
});

export const samplePerson = (id: string, more: Partial<Person> = {}): Person => ({
  id,
  kind: 'guest',
  name: `Name of ${id}`,
  settings: standardSettings,
  createdAt: 1000,
  ...more,
});
