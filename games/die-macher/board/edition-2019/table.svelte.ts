import type { Frame } from '@hustings/parts/frame';
import type { Table } from '@hustings/parts/table';
import type { Speaker } from '@hustings/texts';
import { data, type Event, type View } from '../../rules/edition-2019/index.js';
import { actorOf } from '../../texts/edition-2019/index.js';
import { tableOf, WorldTable, type Edition } from '../world/table.svelte.js';
import { begunBy, phasesOf } from './phases.js';
import { campaigns, phaseOf, type Campaign } from './position.js';
import { m } from './words.svelte.js';

/** As many letters as there is room for before the figures of a state. */
const LONGEST = 10;

const edition: Edition<View, Campaign> = {
  m,
  topics: data.topics,
  paragraphs: 'M19',
  campaigns,
  first: ({ start }) => start,
  phaseOf,
  actorOf: (event) => actorOf(event as Event), // a log of this game holds its events
  heads: (tight) => {
    const { rallies, trend, match, adds, wouldAdd, points } = m().table;
    const isShort = tight || wouldAdd.length > LONGEST;
    return [rallies, trend, match, isShort ? adds : wouldAdd, points];
  },
  tabs: [],
  told: async () => (await import('./said.js')).told,
  phasesOf,
  begunBy,
};

/** The table of Die Macher 2019. */
export type MacherTable = WorldTable<View, Campaign>;
export const macherTable = (session: Table, frame: Frame, speaker: () => Speaker): MacherTable =>
  new WorldTable(session, frame, speaker, edition);
export const useTable = (): MacherTable => tableOf<View, Campaign>();
