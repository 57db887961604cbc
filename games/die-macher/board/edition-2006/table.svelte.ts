import type { GameEvent } from '@hustings/kernel';
import type { Frame } from '@hustings/parts/frame';
import type { Table } from '@hustings/parts/table';
import type { Speaker } from '@hustings/texts';
import { data, type View } from '../../rules/edition-2006/index.js';
import { tableOf, WorldTable, type Edition } from '../world/table.svelte.js';
import { begunBy, ELECTION, phaseOf, phasesOf } from './phases.js';
import { campaigns, isLastFull, type Campaign } from './position.js';
import { m, pointWords } from './words.svelte.js';

/** Whose doing an event was: most name a seat. */
function actorOf(event: GameEvent): number {
  const seat: unknown = Reflect.get(event, 'seat');
  return typeof seat === 'number' ? seat : -1;
}

const edition: Edition<View, Campaign> = {
  m,
  topics: data.topics,
  paragraphs: 'M06',
  campaigns,
  first: ({ first }) => first,
  phaseOf,
  actorOf,
  heads: () => {
    const { coalition, meetings, popularity, match, factor, adds, seats } = m().table;
    return [coalition, meetings, popularity, match, factor, adds, seats];
  },
  told: async () => {
    const [{ told }] = await Promise.all([import('./said.js'), pointWords.need()]);
    return told;
  },
  tabs: ['nation'],
  phasesOf,
  begunBy,
  warns: (view) =>
    isLastFull(view) && phaseOf(view.position.at) !== ELECTION ? m().frame.lastFull : undefined,
};

/** The table of Die Macher 2006. */
export type OlderTable = WorldTable<View, Campaign>;
export const olderTable = (session: Table, frame: Frame, speaker: () => Speaker): OlderTable =>
  new WorldTable(session, frame, speaker, edition);
export const useTable = (): OlderTable => tableOf<View, Campaign>();
