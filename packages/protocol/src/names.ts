import type { PublicPerson } from './answers/tables.js';

/** By what guests are told apart who have said no name: the beginning of their id. */
export const guestMark = (id: string): string => id.slice(0, 4);

/**
 * Has someone a name that the server gave? It ends with their mark, in whatever language it was
 * given; readers call them guests in their own words. Who is gone has no name at all.
 */
export const isUnnamed = ({ id, kind, name }: PublicPerson): boolean =>
  kind === 'guest' && name.split(' ').at(-1) === guestMark(id);
