import { isRefusal, SPECTATOR, type Refusal } from '@hustings/kernel';
import { engine } from '../engine/client.js';
import { isGameId, isStaged, loadGame } from '../engine/games.js';
import type { Snapshot } from '../engine/tables.js';
import { t } from '../texts/shell.js';
import { addressed } from './default-name.js';
import type { News, Reply, Table } from './table.js';

/** Where another browser finds a moment: with the game, if that tells nobody's secret. */
async function linkTo(id: string, now: Snapshot | undefined, number: number): Promise<string> {
  const people = (now?.chairs ?? []).filter(({ by }) => by === 'person').length;
  // A game that several people still play has secrets, and its seed would tell them.
  if (now === undefined || (people > 1 && now.result === undefined))
    return `/replay/${id}#${number}`;
  const { pack } = await import('./packed.js');
  const names = now.chairs.map(({ name }) => name);
  return `/game#${await pack(await engine.file(), names)}~${number}`;
}

/** What somebody without a name is called, in the language being read. */
const person = (): string => t().person;

/** A table in this browser; the referee sits in a worker. */
export function localTable(id: string): Table {
  let now: Snapshot | undefined;
  let hear: (news: News) => void = () => undefined;
  const viewer = (): number => now?.viewer ?? SPECTATOR;
  /** Entries that the page has. */
  const known = (): number => (now === undefined ? 0 : now.last + 1);

  const tell = (news: News): void => {
    now = addressed(news.now, person);
    hear({ ...news, now });
  };
  /** What came of a move: the first moment in it worth a look is staged. */
  const played = async (reply: Snapshot | Refusal): Promise<Reply> => {
    if (isRefusal(reply)) return reply;
    // Somebody else may have sat down at the screen while a bot thought.
    const seen = reply.viewer === viewer() ? reply : await engine.snapshot(viewer(), 0);
    const before = now;
    const entry = seen.entries.find((one) => one.number >= known() && isStaged(seen.game, one));
    const moments = entry === undefined || before === undefined ? [] : [{ entry, before }];
    tell({ now: seen, moments });
    return 'done';
  };

  return {
    id,
    address: `/play/${id}`,
    moment: (number) => `/replay/${id}#${number}`,
    share: (number) => linkTo(id, now, number),
    takes: () => true,
    branchable: true,

    async open(listener) {
      hear = listener;
      const first = await engine.open(id, SPECTATOR);
      if (isRefusal(first)) return first;
      const game = isGameId(first.game) ? await loadGame(first.game) : undefined;
      const people = first.chairs.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
      tell({ now: people.length === 1 ? await engine.snapshot(people[0], 0) : first });
      return game;
    },
    async sit(seat) {
      tell({ now: await engine.snapshot(seat, 0) });
    },
    submit: async (seat, answer) => played(await engine.submit(seat, answer, viewer(), known())),
    advance: async (milliseconds) => played(await engine.advance(viewer(), known(), milliseconds)),
    async undo(seat) {
      const shared = (now?.chairs ?? []).filter(({ by }) => by === 'person').length > 1;
      const reply = await engine.undo(seat, shared ? viewer() : seat);
      if (isRefusal(reply)) return reply;
      tell({ now: reply });
      return 'done';
    },
    look: async (number) => addressed(await engine.snapshot(viewer(), known(), number), person),
    advice: (seat) => engine.advice(seat),
    chances: () => engine.chances(),
    branch: (number, chairs) => engine.branch(id, number, chairs),
    async again() {
      if (now === undefined) return undefined;
      const { game, options, chairs } = now;
      const made = await engine.create({ game, options, chairs });
      return isRefusal(made) ? undefined : `/play/${made}`;
    },
    file: () => engine.file(),
    annotate: async (remarks) => played(await engine.annotate(remarks, viewer(), known())),
  };
}
