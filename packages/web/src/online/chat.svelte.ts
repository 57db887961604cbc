import { call, fromFailure, get, isProblem, type Problem } from './api.js';
import { line } from './line.svelte.js';
import { me } from './me.svelte.js';
import { muted } from './muted.svelte.js';
import { called } from './names.js';
import { readSeen, writeSeen } from './seen.js';
import type { ChatMessage, ChatRoom, PublicPerson, ServerTable } from '@hustings/protocol';

/** What is said at a table, in the room one may be in: the table's, or its spectators'. */
export class Chat {
  messages = $state.raw<readonly ChatMessage[]>([]);
  /** Said by others since one last looked. */
  unread = $state(0);
  open = $state(false);
  #people = $state.raw<Readonly<Record<string, PublicPerson>>>({});
  #room = $state<ChatRoom>('table');
  /** Nothing can be heard: not here, or not yet. */
  #silent = true;
  #listening = false;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
  }

  get room(): ChatRoom {
    return this.#room;
  }

  /** Which room is ours, and what was said there before we came. */
  enter(table: ServerTable): void {
    const { yours, owner, seats, status, spectators, visibility } = table;
    const seated = yours.length > 0 || owner === me.person?.id;
    // Before the game all who may sit down are in one room.
    const together = status === 'gathering' && visibility !== 'password';
    const over = status === 'over' || status === 'abandoned';
    const room = seated || over || together ? 'table' : 'spectators';
    if (room !== this.#room) this.messages = [];
    this.#room = room;
    // Who may not be in a room hears nothing of it.
    this.#silent = table.sentAway !== undefined || (room === 'spectators' && !spectators.allowed);
    const people = seats.flatMap(({ person }) =>
      person === undefined ? [] : [[person.id, person] as const],
    );
    this.#people = { ...this.#people, ...Object.fromEntries(people) };
    if (this.#listening) void this.#catchUp();
  }

  /** From here on we are told everything, at first or after a break; what was said before is asked for. */
  async listen(): Promise<void> {
    const again = this.#listening;
    this.#listening = true;
    const missed = await this.#catchUp();
    if (this.open) this.#mark();
    else if (again) this.#count(missed);
    else this.#begin();
  }
  /** Nobody has read what came while they were away; whoever is here for the first time has missed nothing. */
  #begin(): void {
    const until = readSeen(this.#table, 'read');
    if (until === undefined) this.#mark();
    else this.#count(this.messages.filter(({ at }) => at > until));
  }
  #count(missed: readonly ChatMessage[]): void {
    this.unread += missed.filter((message) => this.#heeded(message)).length;
  }
  #mark(): void {
    writeSeen(this.#table, this.messages.at(-1)?.at ?? 0, 'read');
  }

  /** What was said and not heard. */
  async #catchUp(): Promise<readonly ChatMessage[]> {
    if (this.#silent) return [];
    const room = this.#room;
    const said = await get<ChatMessage[]>(`/tables/${this.#table}/chat?room=${room}`);
    if (isProblem(said) || room !== this.#room) return [];
    // What comes while the answer is on its way is not in it.
    const heard = new Set(this.messages.map(({ id }) => id));
    const missed = said.filter(({ id }) => !heard.has(id));
    this.messages = [...this.messages, ...missed].toSorted((a, b) => a.at - b.at);
    for (const { person } of missed) void this.#meet(person);
    return missed;
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
    if (this.open) this.#mark();
    else this.#count([message]);
    void this.#meet(message.person);
  }

  #heeded({ person }: ChatMessage): boolean {
    return person !== me.person?.id && !muted.has(person);
  }

  read(): void {
    this.open = true;
    this.unread = 0;
    if (this.#listening) this.#mark();
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
