import { canonical, isFault, isRefusal, readGameFile, replay } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import { choose, Client, owes, randomFor, sendMove } from '../../support/client.js';
import { games } from '../../support/games.js';
import { until } from '../../support/until.js';

const [, , copycat] = games;
const MOVES = 3;

/**
 * One game that someone plays on, wherever the server's data goes: what was there when the server
 * was last left must be there when it is next met, to the last card, and go on.
 */
export class Story {
  #cookie = '';
  #table = '';
  #left = '';
  readonly #random = randomFor('a story');

  /** Looks that everything is as it was left, then plays some moves. */
  async goOn(base: string): Promise<void> {
    const client = this.#client(base);
    if (this.#table === '') await this.#begin(client);
    else await this.#compare(client);
    for (let i = 0; i < MOVES; i++) await this.#move(client, await this.#turn(client));
    this.#left = summary(await this.#turn(client));
  }

  /** Plays to the end, and replays the game's file: every hash in the log is what the rules say. */
  async end(base: string): Promise<void> {
    const client = this.#client(base);
    await this.#compare(client);
    for (let seen = await this.#turn(client); !seen.over; seen = await this.#turn(client))
      await this.#move(client, seen);
    const file = readGameFile(await client.get(`/api/v1/tables/${this.#table}/file`));
    const end = isRefusal(file) ? undefined : replay(copycat, file);
    if (end === undefined || isFault(end) || !copycat.isOver(end))
      throw new Error('the game does not replay to its hashes');
  }

  #client(base: string): Client {
    const client = new Client(base);
    client.cookie = this.#cookie;
    return client;
  }

  async #begin(client: Client): Promise<void> {
    await client.enter();
    this.#cookie = client.cookie;
    const wish = { game: copycat.id, seats: [{ mine: true }, { bot: 'random' }] };
    this.#table = (await client.post<{ id: string }>('/api/v1/tables', wish)).id;
    await client.post(`/api/v1/tables/${this.#table}/start`);
  }

  async #compare(client: Client): Promise<void> {
    const found = summary(await this.#look(client));
    if (found !== this.#left) throw new Error(`left as ${this.#left}\nfound as ${found}`);
  }

  async #move(client: Client, seen: Update): Promise<void> {
    const answer = choose(copycat, seen, this.#random);
    const { status, body } = await sendMove(client, this.#table, 0, seen.number, answer);
    if (status !== 200) throw new Error(`a move was refused: ${JSON.stringify(body)}`);
  }

  #look(client: Client): Promise<Update> {
    return client.get(`/api/v1/tables/${this.#table}/play?seat=0`);
  }

  /** Waits until nothing more happens of itself: everyone else has answered. */
  #turn(client: Client): Promise<Update> {
    return until(
      () => this.#look(client),
      (update) => update.over || (owes(update) && update.owed.length === 1),
    );
  }
}

function summary({ number, view, over }: Update): string {
  return canonical({ number, view, over });
}
