import { call, fromFailure, get, isProblem, type Problem } from './api.js';
import { line } from './line.svelte.js';
import { me } from './me.svelte.js';
import { muted } from './muted.svelte.js';
import type { ChatMessage, ChatRoom, ServerTable } from '@hustings/protocol';

/** What is said at a table, in the room one may be in: the table's, or its spectators'. */
export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** Said by others since one last looked. */
  unread = $state(0);
  open = $state(false);
  #names = $state.raw<Readonly<Record<string, string>>>({});
  #room = $state<ChatRoom>('table');
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  get room(): ChatRoom {
    return this.#room;
  }

  /** Which room is ours, and what was said there before we came. */
  async enter({ yours, owner, seats, status, spectators }: ServerTable): Promise<void> {
    const seated = yours.length > 0 || owner === me.person?.id;
    const over = status === 'over' || status === 'abandoned';
    this.#room = seated || over ? 'table' : 'spectators';
    if (this.#room === 'spectators' && !spectators.allowed) return;
    const people = seats.flatMap(({ person }) =>
      person === undefined ? [] : [[person.id, person.name] as const],
    );
    this.#names = { ...this.#names, ...Object.fromEntries(people) };
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
    return person === me.person?.id ? me.person.name : (this.#names[person] ?? '');
  }

  /** Spectators sit on no seat: their names have to be asked for. */
  async #meet(person: string): Promise<void> {
    if (this.name(person) !== '') return;
    const found = await call<{ name: string }>('GET', `/people/${person}`);
    if (!isProblem(found)) this.#names = { ...this.#names, [person]: found.name };
  }
}
