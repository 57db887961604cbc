import { isRecord, isRefusal, type Json, type Refusal } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { readFields, readRequest, type Request } from './fields.js';
import type { Line } from './lines.js';
import { misused, refusalJson } from './refusals.js';
import type { Context } from '../command.js';
import { Tables, type Spoken } from './tables.js';
import type { Verb } from './verb.js';
import { lookVerbs } from './verbs/look.js';
import { moveVerbs } from './verbs/moves.js';
import { tableVerbs } from './verbs/tables.js';

/** The longest line that is read: a game file of a long game is a tenth of it. */
export const LINE_LIMIT = 4_000_000;

const verbs: ReadonlyMap<string, Verb> = new Map(
  Object.entries<Verb>({ ...tableVerbs, ...lookVerbs, ...moveVerbs }),
);

/** The line protocol (docs/engine-protocol.md): every request gets an answer, whatever it is. */
export class Engine {
  readonly #tables: Tables;

  private constructor(spoken: readonly Spoken[]) {
    this.#tables = new Tables(spoken);
  }

  /** An engine for these games, each in its words. */
  static async of(games: readonly AnyGame[], speech: Context['speech']): Promise<Engine> {
    const speakers = await Promise.all(games.map(speech));
    return new Engine(games.map((game, i) => ({ game, speaker: speakers[i] })));
  }

  /** The answer to a line, as a line. */
  answer(line: Line): string {
    const request = read(line);
    if (isRefusal(request))
      return `${JSON.stringify({ id: null, refusal: refusalJson(request) })}\n`;
    const { id } = request;
    const done = this.#trustingly(request);
    const said = isRefusal(done)
      ? { id, refusal: this.#says(request, done) }
      : { id, result: done };
    return `${JSON.stringify(said)}\n`;
  }

  /** An exception is a bug of ours, but still no reason to leave a client without an answer. */
  #trustingly(request: Request): object | Refusal {
    try {
      return this.#do(request);
    } catch (error) {
      const { table } = request.body;
      if (typeof table === 'string') this.#tables.close(table); // nobody knows what it is now
      return misused('internal-error', { message: String(error) });
    }
  }

  #do({ verb: name, body }: Request): object | Refusal {
    const verb = verbs.get(name);
    if (verb === undefined) {
      return misused('unknown-verb', { verb: name.slice(0, 40), verbs: [...verbs.keys()] });
    }
    const values = readFields(name, verb.fields, body);
    return isRefusal(values) ? values : verb.run(values, this.#tables);
  }

  /** The refusal in the words of the game that the request is about. */
  #says({ body: { table, game, file } }: Request, refusal: Refusal): Json {
    if (typeof table === 'string') {
      const found = this.#tables.at(table);
      return refusalJson(refusal, isRefusal(found) ? undefined : found.speaker);
    }
    const id = isRecord(file) ? file['game'] : game;
    const about = typeof id === 'string' ? this.#tables.game(id) : undefined;
    return refusalJson(
      refusal,
      about === undefined || isRefusal(about) ? undefined : about.speaker,
    );
  }
}

function read(line: Line): Request | Refusal {
  if (line === undefined) return misused('line-too-long', { limit: LINE_LIMIT });
  try {
    return readRequest(JSON.parse(line)) ?? misused('not-a-request');
  } catch {
    return misused('not-json');
  }
}
