import type { Dates } from '../../world/index.js';
import { data } from '../data.js';
import { politiciansOf } from './6.5-table-of-politicians.js';

/** What depends on how many elections are held. */
export type Length = {
  /** By round: which elections are held, and which states lie on the boards. */
  readonly dates: readonly Dates[];
  /** The federal states drawn face down for later. */
  readonly laterStates: number;
  /** The politicians of each party, as bits. */
  readonly politicians: number;
  readonly mediaMarkers: number;
  /** The figures of the media presence spots, in the order of the elections. */
  readonly presence: readonly number[];
};

/** The standard game; elections are numbered from 0. 0.15: what is not in it is out of the game. */
export const fourElections: Length = {
  dates: [
    { first: 0, held: 1, last: 3 },
    { first: 1, held: 1, last: 3 },
    { first: 2, held: 1, last: 3 },
    { first: 3, held: 1, last: 3 },
  ],
  laterStates: 0,
  politicians: politiciansOf('both'),
  mediaMarkers: data.start.media.four,
  presence: data.mediaPresence.fourElections,
};
