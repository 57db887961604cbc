import type { View } from '@hustings/kernel';
import type { Chair, Snapshot, Table } from '../table/index.js';

const nothing = (): void => undefined;
const never = (): Promise<undefined> => Promise.resolve(undefined);

/** What is on it. */
const laid = (game: string, view: View, chairs: readonly Chair[]): Snapshot => ({
  id: '',
  game,
  options: {},
  chairs,
  lesson: false,
  viewer: view.position.viewer,
  number: 0,
  last: 0,
  view,
  owed: [],
  kind: undefined,
  undo: undefined,
  result: undefined,
});

/** A table that stands still: one position, as a book shows it. Nobody decides and nothing follows. */
export function stillTable(game: string, view: View, chairs: readonly Chair[]): Table {
  const shown = laid(game, view, chairs);
  return {
    id: '',
    game: undefined,
    now: shown,
    shown,
    entries: [],
    past: undefined,
    stage: undefined,
    replay: true,
    address: '',
    moment: () => '',
    share: () => Promise.resolve(''),
    people: [],
    watching: false,
    paused: true,
    speed: 1,
    toggle: nothing,
    pacing: false,
    skip: nothing,
    since: undefined,
    deciding: undefined,
    form: undefined,
    why: () => undefined,
    submit: never,
    onlyPass: false,
    passing: false,
    objects: undefined,
    draft: undefined,
    undoable: false,
    undo: never,
    sit: never,
    look: never,
    present: nothing,
    unstage: nothing,
    branchable: false,
    branch: () => Promise.resolve(''),
    again: never,
    file: never,
    annotate: never,
    local: true,
    advice: () => Promise.resolve([]),
    peek: never,
    analyse: never,
    chances: () => Promise.resolve([]),
  };
}
