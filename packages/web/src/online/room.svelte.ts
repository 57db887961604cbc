import { call, get, isProblem, post, type Problem } from './api.js';
import { Chat } from './chat.svelte.js';
import type { Heard } from './clocks.js';
import { line } from './line.svelte.js';
import { me } from './me.svelte.js';
import { Session } from '../table/session.svelte.js';
import { serverTable, type Place, type Told } from './server-table.js';
import type { Proposal, ProposalKind, ServerTable, TableSaid } from '@hustings/protocol';

/** A table of the server with all that is around it: who is there, clocks, chat, questions. */
export class Room implements Place {
  table = $state.raw<ServerTable | undefined>();
  present = $state.raw<readonly string[]>([]);
  clocks = $state.raw<Heard>({ at: 0, times: [] });
  session = $state.raw<Session | undefined>();
  #game: Told | undefined;
  /** Why the table can't be shown. */
  missing = $state.raw<Problem | undefined>();
  /** Why the last thing was not done. */
  problem = $state.raw<Problem | undefined>();
  readonly chat: Chat;
  readonly #doing = new Set<string>();
  #stop: (() => void) | undefined;
  #left = false;

  constructor(
    readonly id: string,
    /** An earlier moment to look at, if that is what one came for. */
    readonly move: number | undefined,
  ) {
    this.chat = new Chat(id);
  }

  async open(): Promise<void> {
    const person = await me.enter();
    const table = isProblem(person) ? person : await get<ServerTable>(`/tables/${this.id}`);
    if (this.#left) return;
    if (isProblem(table)) {
      this.missing = table;
      return;
    }
    this.watch(undefined);
    this.#take(table);
  }

  leave(): void {
    this.#left = true;
    this.#stop?.();
    this.session?.leave();
  }

  watch(seat: number | undefined): void {
    if (this.#left) return;
    const before = this.#stop;
    const own = seat !== undefined && (seat >= 0 || this.table?.yours.length !== 0);
    this.#stop = line.watch({
      table: this.id,
      seat: own ? seat : undefined,
      since: () => this.session?.known,
      hear: (said) => this.#hear(said),
      begun: () => void this.chat.listen(),
    });
    before?.();
  }

  complain(problem: Problem): void {
    this.problem = problem;
  }

  /** Does something at this table; true if it was done. What is being done is not begun again. */
  async act(what: string, body: object = {}): Promise<boolean> {
    if (this.#doing.has(what)) return false;
    this.#doing.add(what);
    this.problem = undefined;
    const answer = await post(`/tables/${this.id}/${what}`, body);
    this.#doing.delete(what);
    if (isProblem(answer)) this.problem = answer;
    return !isProblem(answer);
  }

  propose(kind: ProposalKind, moves?: number): Promise<boolean> {
    const seen = this.session?.now?.last ?? 0;
    return this.act('proposal', { kind, seen, ...(moves === undefined ? {} : { moves }) });
  }

  /** A question of someone else that waits for our answer. */
  get question(): Proposal | undefined {
    const self = me.person?.id ?? '';
    const proposal = this.table?.proposal;
    if (proposal === undefined || this.seats.length === 0) return undefined;
    return proposal.agreed.includes(self) ? undefined : proposal;
  }

  /** Our own question that others have not answered yet. */
  get asked(): Proposal | undefined {
    const proposal = this.table?.proposal;
    return proposal?.agreed.includes(me.person?.id ?? '') === true ? proposal : undefined;
  }

  /** The seats of ours that we have not given up. */
  get seats(): readonly number[] {
    const { yours, seats } = this.table ?? { yours: [], seats: [] };
    return yours.filter((seat) => !seats[seat].resigned);
  }

  /** A seat of ours that a bot minds until we come back. */
  get minded(): number | undefined {
    return this.seats.find((seat) => this.table?.seats[seat].minded === true);
  }

  isPresent(person: string | undefined): boolean {
    return person !== undefined && this.present.includes(person);
  }

  async writeNote(text: string): Promise<boolean> {
    const answer = await call('PUT', `/tables/${this.id}/note`, { text });
    if (isProblem(answer)) this.problem = answer;
    return !isProblem(answer);
  }

  async readNote(): Promise<string> {
    const answer = await get<{ text: string }>(`/tables/${this.id}/note`);
    return isProblem(answer) ? '' : (answer.text ?? '');
  }

  #hear(said: TableSaid): void {
    switch (said.type) {
      case 'table':
        return this.#take(said.table);
      case 'update':
        this.clocks = { at: performance.now(), times: said.clocks };
        return this.#game?.hear(said);
      case 'chat':
        return this.chat.hear(said.message);
      case 'presence':
        this.present = said.present;
    }
  }

  #take(table: ServerTable): void {
    const before = this.table;
    this.table = table;
    this.present = table.present;
    this.clocks = { at: performance.now(), times: table.seats };
    if (before?.yours.join() !== table.yours.join() || before.status !== table.status)
      this.chat.enter(table);
    if (table.status === 'gathering' || this.#neverBegan(table)) return;
    // Another seat sees other things: everything is looked at anew.
    if (this.session === undefined || before?.yours.join() !== table.yours.join()) this.#begin();
    else this.#game?.reseat();
  }

  /** Given up before the first card. */
  #neverBegan({ status, fairness }: ServerTable): boolean {
    return status === 'abandoned' && fairness.commitment === undefined;
  }

  async #show(session: Session): Promise<void> {
    await session.open();
    if (this.move !== undefined) await session.look(this.move);
  }

  #begin(): void {
    this.session?.leave();
    this.#game = serverTable(this);
    const session = new Session(this.#game, this.move !== undefined);
    this.session = session;
    void this.#show(session);
  }
}
