import type { Game } from '@hustings/kernel';
import type { RulesStore } from '../store/store.js';
import { nameOf, openBuild, type Build } from './build.js';

/** Older rules, ready to be played by. */
type Older = { readonly game: Game; readonly build: Build };

/** Names come from files that anybody can send. */
const NAME = /^[\w.-]{1,60}@[\w.-]{1,60}$/;

/**
 * The rules that there are: of each game those of this program, which every new game begins with,
 * and the older ones that were kept with the games. Those are fetched when a game asks for them.
 */
export class Shelf {
  readonly #older = new Map<string, Older>();
  readonly #builds = new Map<Game, Build>();

  constructor(
    readonly current: ReadonlyMap<string, Game>,
    private readonly store: RulesStore,
  ) {}

  /** A game under these rules. */
  async find(game: string, rules: string): Promise<Game | undefined> {
    const found = await this.take(game, rules);
    return typeof found === 'string' ? undefined : found;
  }

  /** A game under these rules, or why it can't be had. */
  async take(game: string, rules: string): Promise<Game | string> {
    const current = this.current.get(game);
    if (current?.rules.rules === rules) return current;
    const name = nameOf({ game, rules });
    const known = this.#older.get(name);
    if (known !== undefined) return known.game;
    if (!NAME.test(name)) return 'there are no rules of such a name';
    // What is not there is looked for again next time: somebody may have brought it.
    const build = await this.store.readBuild(game, rules);
    if (build === undefined) return 'there is no build of it';
    const opened = openBuild(build);
    if (typeof opened === 'string') return opened;
    const older = this.#older.get(name) ?? { game: opened, build }; // someone else was faster
    this.#older.set(name, older);
    this.#builds.set(older.game, older.build);
    return older.game;
  }

  /** The build that an older game was taken from: its bots are in it too. */
  buildOf(game: Game): Build | undefined {
    return this.#builds.get(game);
  }
}
