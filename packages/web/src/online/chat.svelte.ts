import { call, fromFailure, get, isProblem, type Problem } from './api.js';
import { line } from './line.svelte.js';
import { me } from './me.svelte.js';
import { muted } from './muted.svelte.js';
import { called } from './names.js';
import type { ChatMessage, ChatRoom, PublicPerson, ServerTable } from '@hustings/protocol';

/** What is said at a table, in the room one may be in: the table's, or its spectators'. */
export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** Said by others since one last looked. */
  unread = $state(0);
  open = $state(false);
  #people = $state.raw<Readonly<Record<string, PublicPerson>>>({});
  #room = $state<ChatRoom>('table');
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  get room(): ChatRoom {
    return this.#room;
  }

  /** Which room is ours, and what was said there before we came. */
  async enter(table: ServerTable): Promise<void> {
    const { yours, owner, seats, status, spectators, visibility } = table;
    const seated = yours.length > 0 || owner === me.person?.id;
    // Before the game all who may sit down are in one room.
    const together = status === 'gathering' && visibility !== 'password';
    const over = status === 'over' || status === 'abandoned';
    this.#room = seated || over || together ? 'table' : 'spectators';
    if (this.#room === 'spectators' && !spectators.allowed) return;
    if (table.sentAway !== undefined) return; // there is nothing to hear
    const people = seats.flatMap(({ person }) =>
      person === undefined ? [] : [[person.id, person] as const],
    );
    this.#people = { ...this.#people, ...Object.fromEntries(people) };
    const said = await get<ChatMessage[]>(`/tables/${this.#table}/chat?room=${this.#room}`);
    if (isProblem(said)) return;
    this.messages = said.toSorted((a, b) => a.at - b.at);
    for (const { person } of said) void this.#meet(person);
  }

  /** What one wants to hear of it. */
  get heard(): readonly ChatMessage[] {
    return this.messages.filter(({ person }) => !muted.has(person));
  }
  /** Those who have said something here and are not heard. */
  get unheard(): readonly string[] {
    const people = new Set(this.messages.map(({ person }) => person));
    return [...people].filter((person) => muted.has(person));
  }

  hear(message: ChatMessage): void {
    if (message.room !== this.#room) return;
    if (this.messages.some(({ id }) => id === message.id)) return;
    this.messages = [...this.messages, message];
    const heeded = message.person !== me.person?.id && !muted.has(message.person);
    if (!this.open && heeded) this.unread++;
    void this.#meet(message.person);
  }

  read(): void {
    this.open = true;
    this.unread = 0;
  }

  async say(text: string): Promise<Problem | undefined> {
    const answer = await line.ask({ type: 'chat', table: this.#table, room: this.#room, text });
    return answer.type === 'ok' ? undefined : fromFailure(answer.error);
  }

  name(person: string): string {
    const known = person === me.person?.id ? me.person : this.#people[person];
    return known === undefined ? '' : called(known);
  }

  /** Spectators sit on no seat: their names have to be asked for. */
  async #meet(person: string): Promise<void> {
    if (this.name(person) !== '') return;
    const found = await call<PublicPerson>('GET', `/people/${person}`);
    if (!isProblem(found)) this.#people = { ...this.#people, [person]: found };
  }
}
