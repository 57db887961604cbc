import { formats } from '@hustings/texts';
import { politicians } from '../rules/edition-2019/index.js';
import { partyIds } from '../rules/world/index.js';
import { world } from '../texts/en/world.js';

const { parties, states } = world(formats('en'));

/** Words that belong to this game alone: nothing outside its folder needs them. */
export const names: readonly string[] = [
  'Die Macher',
  ...partyIds,
  ...Object.values(parties).flatMap(({ name, long }) => [name, long]),
  ...Object.values(states).map(({ name }) => name),
  ...politicians.map(({ id }) => id),
];

/** By which something is looked up in the catalogues: a party, a state, a politician, a symbol. */
export const keys: readonly string[] = ['SPD', 'HE', 'backbencher', 'trend'];
