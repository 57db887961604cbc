import { manifestOf } from '@hustings/games';
import { courseAt, isRefusal, LEARNER, type Course, type Game } from '@hustings/kernel';
import type { DrawFigure } from '@hustings/parts/frame';
import type { Snapshot, Table } from '@hustings/parts/table';
import { mount, unmount } from 'svelte';
import { t } from '../texts/shell.js';

/** The names of those who play beside the learner. */
const OTHERS = ['Ada', 'Jonas', 'Tariq', 'Wanda'];

/** A moment of a lesson as a table at which nobody decides: it is only looked at. */
function still(game: Game, course: Course, at: number): Table {
  const match = courseAt(game, course, at);
  if (isRefusal(match)) throw new Error(match.refused);
  const shown: Snapshot = {
    id: '',
    game: game.id,
    options: course.options,
    chairs: Array.from({ length: course.seats }, (_, seat) => ({
      name: seat === LEARNER ? t().person : OTHERS[seat - 1],
      by: 'bot',
    })),
    lesson: false,
    viewer: LEARNER,
    number: at,
    last: at,
    view: game.view(match.state, LEARNER),
    owed: [],
    kind: undefined,
    undo: undefined,
    result: undefined,
  };
  const table: Partial<Table> = { id: '', game, now: shown, shown, entries: [], people: [] };
  return table as Table; // a picture asks for no more
}

/** What draws the pictures of a game's book; nothing where it brought none. */
export async function figuresOf(id: string): Promise<DrawFigure | undefined> {
  const manifest = manifestOf(id);
  const [figures, game, lesson] = await Promise.all([
    manifest?.figures?.(),
    manifest?.rules(),
    manifest?.lesson?.(),
  ]);
  if (figures === undefined || game === undefined || lesson === undefined) return undefined;
  await figures.need();
  const { default: Figure, moments } = figures;
  return (target, name, context) => {
    const table = still(game, lesson.course, moments[name] ?? 0);
    const drawn = mount(Figure, { target, context, props: { name, table } });
    return () => void unmount(drawn);
  };
}
