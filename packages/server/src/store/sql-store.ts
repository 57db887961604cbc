import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Person, Session, Settings } from '../people/person.js';
import type { Actor, Entry, EntryBody, TableDoc, TableRecord } from '../table/doc.js';
import type { Home, Notice, Statement } from './home.js';
import { Migrator, sql } from './kysely.js';
import { migrations } from './migrations.js';
import type { Database } from './schema.js';
import { statementsOf } from './statements.js';
import type {
  Change,
  ChatMessage,
  ChatRoom,
  Job,
  LeasedJob,
  Rating,
  SeatResult,
  Store,
  TableQuery,
  Token,
} from './store.js';

type Row<T extends keyof Database> = Selectable<Database[T]>;

/** Thousands of tables are asked about at once, and hardly any has changed. */
const CHANGED = `select t.id, t.revision from tables t
  join unnest($1::text[], $2::integer[]) as known(id, revision) on known.id = t.id
  where t.revision > known.revision`;

/** More than any log has. */
const MOST_ENTRIES = 2 ** 31 - 1;

/** The store in SQL that both homes understand. */
export class SqlStore implements Store {
  readonly #ready: ReturnType<typeof statementsOf>;

  private constructor(private readonly home: Home) {
    this.#ready = statementsOf(home);
  }

  static async open(home: Home): Promise<SqlStore> {
    const migrator = new Migrator({ db: home.db, provider: migrations });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined)
      throw new Error('the database could not be brought up to date', { cause: error });
    return new SqlStore(home);
  }

  get kind(): Home['kind'] {
    return this.home.kind;
  }

  get #db(): Home['db'] {
    return this.home.db;
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  close(): Promise<void> {
    return this.home.close();
  }

  listen(hear: (notice: Notice) => void): void {
    this.home.listen(hear);
  }

  // ── tables

  async createTable(id: string, doc: TableDoc, entries: readonly Entry[] = []): Promise<void> {
    const row = { id, revision: 0, created_at: doc.createdAt, ...tableColumns(doc, doc.createdAt) };
    const writes: Statement[] = [this.#db.insertInto('tables').values(row).compile()];
    writes.push(...this.#entryWrites(id, entries), ...this.#memberWrites(id, doc));
    await this.home.atomically({ writes, notices: [{ about: 'table', id, revision: 0 }] });
  }

  async readTable(id: string): Promise<TableRecord | undefined> {
    const [row] = await this.home.rows<TableRow | undefined>(this.#ready.readTable({ id }));
    return row === undefined ? undefined : tableRecord(row);
  }

  commit({ id, revision, doc, entries, jobs, dropped, at }: Change): Promise<boolean> {
    const columns = tableColumns(doc, at);
    const guard = this.#ready.changeTable({
      id,
      was: revision,
      revision: revision + 1,
      ...columns,
    });
    const writes = this.#entryWrites(id, entries ?? []);
    // Whoever moves has long been a member; only steps without a move can change who is.
    if (entries === undefined) writes.push(...this.#memberWrites(id, doc));
    for (const job of jobs ?? []) writes.push(this.#jobWrite(job));
    for (const key of dropped ?? []) writes.push(this.#ready.dropJob({ key }));
    const notices: Notice[] = [{ about: 'table', id, revision: revision + 1 }];
    // Workers look by themselves every second; only what is due now is worth a word.
    if (jobs?.some(({ due }) => due <= at) === true) notices.push({ about: 'jobs' });
    return this.home.atomically({ guard, writes, notices });
  }

  #entryWrites(table_id: string, entries: readonly Entry[]): Statement[] {
    return entries.map(({ number, at, actor, person, body }) =>
      this.#ready.addEntry({
        ...{ table_id, number, at, actor },
        person: person ?? null,
        body: JSON.stringify(body),
      }),
    );
  }

  /** A person who leaves keeps the game among theirs only until it starts. */
  #memberWrites(table_id: string, doc: TableDoc): Statement[] {
    const seated = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
    const people = [...new Set([doc.owner, ...seated])];
    const rows = people.map((person) => ({ table_id, person }));
    const joined = this.#db
      .insertInto('members')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['person', 'table_id']).doNothing())
      .compile();
    if (doc.status !== 'gathering') return [joined];
    const gone = this.#db
      .deleteFrom('members')
      .where('table_id', '=', table_id)
      .where('person', 'not in', people)
      .compile();
    return [gone, joined];
  }

  async readEntries(table: string, from: number, to = MOST_ENTRIES): Promise<Entry[]> {
    return (await this.home.rows<EntryRow>(this.#ready.readEntries({ table, from, to }))).map(
      entry,
    );
  }

  async changed(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>> {
    const ids = [...known.keys()];
    if (ids.length === 0) return new Map();
    const rows =
      this.kind === 'postgres'
        ? await this.home.rows<Omit<TableRow, 'doc'>>({
            sql: CHANGED,
            parameters: [ids, [...known.values()]],
          })
        : await this.#db
            .selectFrom('tables')
            .select(['id', 'revision'])
            .where('id', 'in', ids)
            .execute();
    const later = rows.filter(({ id, revision }) => revision > (known.get(id) ?? Infinity));
    return new Map(later.map(({ id, revision }) => [id, revision]));
  }

  async listTables({ status, game, person, limit, before }: TableQuery): Promise<TableRecord[]> {
    let query = this.#db
      .selectFrom('tables')
      .select(['id', 'revision', 'doc'])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit);
    if (status !== undefined) query = query.where('status', '=', status);
    if (game !== undefined) query = query.where('game', '=', game);
    if (before !== undefined) query = query.where('created_at', '<', before);
    if (person === undefined) query = query.where('visibility', 'in', ['open', 'password']);
    else {
      query = query.where('id', 'in', (members) =>
        members.selectFrom('members').select('table_id').where('members.person', '=', person),
      );
    }
    return (await query.execute()).map(tableRecord);
  }

  async countTables(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.#db
      .selectFrom('tables')
      .select(['status', (e) => e.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  // ── people

  async createPerson(person: Person): Promise<void> {
    await this.#write(this.#db.insertInto('people').values(personRow(person)).compile());
  }

  async readPerson(id: string): Promise<Person | undefined> {
    const [row] = await this.home.rows<Row<'people'> | undefined>(this.#ready.readPerson({ id }));
    return row === undefined ? undefined : personOf(row);
  }

  async readPeople(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const rows = await this.#db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
    return rows.map(personOf);
  }

  async findByEmail(email: string): Promise<Person | undefined> {
    const row = await this.#db
      .selectFrom('people')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirst();
    return row === undefined ? undefined : personOf(row);
  }

  async changePerson(
    id: string,
    change: (person: Person) => Person | undefined,
  ): Promise<Person | 'gone' | 'email-taken'> {
    for (;;) {
      const [was] = await this.home.rows<Row<'people'> | undefined>(this.#ready.readPerson({ id }));
      const after = was && change(personOf(was));
      if (was === undefined || after === undefined) return 'gone';
      if (await this.#isTaken(after)) return 'email-taken';
      if (await this.home.atomically({ guard: this.#changed(was, after), writes: [] }))
        return after;
    }
  }

  async #isTaken({ id, email }: Person): Promise<boolean> {
    const other = email === undefined ? undefined : await this.findByEmail(email);
    return other !== undefined && other.id !== id;
  }

  /** Changes nothing if someone else was faster. */
  #changed(was: Row<'people'>, after: Person): Statement {
    return this.#db
      .updateTable('people')
      .set(personRow(after))
      .where('id', '=', was.id)
      .where('kind', '=', was.kind)
      .where('name', '=', was.name)
      .where('email', 'is not distinct from', was.email)
      .where('password', 'is not distinct from', was.password)
      .where('settings', '=', was.settings)
      .compile();
  }

  // ── sessions

  async createSession({ id, token, person, agent, createdAt, seenAt }: Session): Promise<void> {
    const row = { id, token, person, agent, created_at: createdAt, seen_at: seenAt };
    await this.#write(this.#db.insertInto('sessions').values(row).compile());
  }

  async findSession(token: string): Promise<Session | undefined> {
    const [row] = await this.home.rows<Row<'sessions'> | undefined>(
      this.#ready.findSession({ token }),
    );
    return row === undefined ? undefined : sessionOf(row);
  }

  async touchSession(id: string, at: number): Promise<void> {
    await this.#write(
      this.#db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).compile(),
    );
  }

  async listSessions(person: string): Promise<Session[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('seen_at', 'desc')
      .execute();
    return rows.map(sessionOf);
  }

  endSession(person: string, id: string): Promise<boolean> {
    const guard = this.#db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '=', id)
      .compile();
    return this.home.atomically({ guard, writes: [] });
  }

  async endSessions(person: string): Promise<void> {
    await this.#write(this.#db.deleteFrom('sessions').where('person', '=', person).compile());
  }

  // ── jobs

  async putJob(job: Job): Promise<void> {
    await this.home.atomically({ writes: [this.#jobWrite(job)], notices: [{ about: 'jobs' }] });
  }

  #jobWrite({ key, kind, subject, due, keep }: Job): Statement {
    const row = { key, kind, subject, due, stamp: randomUUID(), leased_until: 0, tries: 0 };
    return keep === true ? this.#ready.keepJob(row) : this.#ready.putJob(row);
  }

  leaseJobs(now: number, leaseMs: number, most: number): Promise<LeasedJob[]> {
    return this.home.rows<LeasedJob>(this.#ready.leaseJobs({ now, until: now + leaseMs, most }));
  }

  async finishJob({ key, stamp }: LeasedJob): Promise<void> {
    await this.#write(
      this.#db.deleteFrom('jobs').where('key', '=', key).where('stamp', '=', stamp).compile(),
    );
  }

  async retryJob({ key, stamp }: LeasedJob, due: number): Promise<void> {
    await this.#write(
      this.#db
        .updateTable('jobs')
        .set({ due, leased_until: 0 })
        .where('key', '=', key)
        .where('stamp', '=', stamp)
        .compile(),
    );
  }

  async nextDue(): Promise<number | undefined> {
    const row = await this.#db
      .selectFrom('jobs')
      .select((e) =>
        e.fn
          .min(sql<number>`case when leased_until > due then leased_until else due end`)
          .as('next'),
      )
      .executeTakeFirst();
    return row?.next ?? undefined;
  }

  async releaseLeases(): Promise<void> {
    await this.#write(this.#db.updateTable('jobs').set({ leased_until: 0 }).compile());
  }

  // ── around the table

  async addChat(message: ChatMessage): Promise<void> {
    const { id, table, room, person, at, text } = message;
    const row = { id, table_id: table, room, person, at, text };
    await this.home.atomically({
      writes: [this.#db.insertInto('chat').values(row).compile()],
      notices: [{ about: 'chat', id: table, message: id }],
    });
  }

  async readChat(
    table: string,
    room: ChatRoom,
    before: number,
    limit: number,
  ): Promise<ChatMessage[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', '=', room)
      .where('at', '<', before)
      .orderBy('at', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(chatOf);
  }

  async findChat(id: string): Promise<ChatMessage | undefined> {
    const row = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : chatOf(row);
  }

  async readNote(table: string, person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async writeNote(table_id: string, person: string, text: string): Promise<void> {
    await this.#write(
      this.#db
        .insertInto('notes')
        .values({ table_id, person, text })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ text }))
        .compile(),
    );
  }

  async setPresent(table_id: string, person: string, process: string, at: number): Promise<void> {
    const write = this.#db
      .insertInto('presence')
      .values({ table_id, person, process, seen_at: at })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'person', 'process']).doUpdateSet({ seen_at: at }),
      )
      .compile();
    await this.home.atomically({ writes: [write], notices: [{ about: 'presence', id: table_id }] });
  }

  async setAbsent(table: string, person: string, process: string): Promise<void> {
    const write = this.#db
      .deleteFrom('presence')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('process', '=', process)
      .compile();
    await this.home.atomically({ writes: [write], notices: [{ about: 'presence', id: table }] });
  }

  async present(table: string, since: number): Promise<string[]> {
    const rows = await this.home.rows<Pick<Row<'presence'>, 'person'>>(
      this.#ready.present({ table, since }),
    );
    return rows.map(({ person }) => person);
  }

  async beat(id: string, at: number, lost: number): Promise<void> {
    const alive = this.#db.selectFrom('processes').select('id');
    await this.home.atomically({
      writes: [
        this.#db
          .insertInto('processes')
          .values({ id, seen_at: at })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
          .compile(),
        this.#db.deleteFrom('processes').where('seen_at', '<', lost).compile(),
        this.#db.deleteFrom('presence').where('process', 'not in', alive).compile(),
      ],
    });
  }

  async endProcess(id: string): Promise<void> {
    await this.home.atomically({
      writes: [
        this.#db.deleteFrom('presence').where('process', '=', id).compile(),
        this.#db.deleteFrom('processes').where('id', '=', id).compile(),
      ],
    });
  }

  // ── tokens and secrets

  async putToken({ hash, kind, subject, person, expires }: Token): Promise<void> {
    const row = { hash, kind, subject, person: person ?? null, expires };
    await this.#write(this.#db.insertInto('tokens').values(row).compile());
  }

  async takeToken(hash: string, now: number): Promise<Token | undefined> {
    const row = await this.#db
      .selectFrom('tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('expires', '>', now)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const guard = this.#db.deleteFrom('tokens').where('hash', '=', hash).compile();
    if (!(await this.home.atomically({ guard, writes: [] }))) return undefined; // someone was faster
    const { subject, person, expires } = row;
    return { hash, kind: 'mail-link', subject, expires, ...(person === null ? {} : { person }) };
  }

  async secret(name: string, make: () => string): Promise<string> {
    await this.#write(
      this.#db
        .insertInto('secrets')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .compile(),
    );
    const row = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  // ── after the game

  async readRatings(game: string, people: readonly string[]): Promise<Rating[]> {
    if (people.length === 0) return [];
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .where('person', 'in', people)
      .execute();
  }

  topRatings(game: string, limit: number): Promise<Rating[]> {
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('game', '=', game)
      .orderBy(sql`mu - 3 * sigma`, 'desc')
      .limit(limit)
      .execute();
  }

  ratingsOf(person: string): Promise<Rating[]> {
    return this.#db
      .selectFrom('ratings')
      .selectAll()
      .where('person', '=', person)
      .orderBy('game')
      .execute();
  }

  addResults(results: readonly SeatResult[], ratings: readonly Rating[]): Promise<boolean> {
    const [head, ...rest] = results.map(({ table, ...columns }) => ({
      table_id: table,
      ...columns,
    }));
    if (head === undefined) return Promise.resolve(true);
    const insert = (row: Row<'results'>) =>
      this.#db
        .insertInto('results')
        .values(row)
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
        .compile();
    const rated = ratings.map(({ person, game, mu, sigma, games }) =>
      this.#db
        .insertInto('ratings')
        .values({ person, game, mu, sigma, games })
        .onConflict((conflict) =>
          conflict.columns(['person', 'game']).doUpdateSet({ mu, sigma, games }),
        )
        .compile(),
    );
    return this.home.atomically({ guard: insert(head), writes: [...rest.map(insert), ...rated] });
  }

  async resultsOf(person: string): Promise<SeatResult[]> {
    const rows = await this.#db
      .selectFrom('results')
      .selectAll()
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .execute();
    return rows.map(({ table_id, ...columns }) => ({ table: table_id, ...columns }));
  }

  async #write(query: Statement): Promise<void> {
    await this.home.atomically({ writes: [query] });
  }
}

function tableColumns(doc: TableDoc, at: number) {
  return {
    game: doc.game,
    status: doc.status,
    visibility: doc.visibility,
    changed_at: at,
    doc: JSON.stringify(doc),
  };
}

// What these read was written by the functions beside them.

type TableRow = Pick<Row<'tables'>, 'id' | 'revision' | 'doc'>;
type EntryRow = Omit<Row<'entries'>, 'table_id'>;

function tableRecord({ id, revision, doc }: TableRow): TableRecord {
  return { id, revision, doc: JSON.parse(doc) as TableDoc };
}

function entry({ number, at, actor, person, body }: EntryRow): Entry {
  return {
    number,
    at,
    actor: actor as Actor,
    body: JSON.parse(body) as EntryBody,
    ...(person === null ? {} : { person }),
  };
}

function personRow({
  id,
  kind,
  name,
  email,
  password,
  settings,
  createdAt,
}: Person): Row<'people'> {
  return {
    id,
    kind,
    name,
    email: email ?? null,
    password: password ?? null,
    settings: JSON.stringify(settings),
    created_at: createdAt,
  };
}

function personOf({
  id,
  kind,
  name,
  email,
  password,
  settings,
  created_at,
}: Row<'people'>): Person {
  return {
    id,
    kind: kind as Person['kind'],
    name,
    settings: JSON.parse(settings) as Settings,
    createdAt: created_at,
    ...(email === null ? {} : { email }),
    ...(password === null ? {} : { password }),
  };
}

function sessionOf({ id, token, person, agent, created_at, seen_at }: Row<'sessions'>): Session {
  return { id, token, person, agent, createdAt: created_at, seenAt: seen_at };
}

function chatOf({ table_id, room, ...columns }: Row<'chat'>): ChatMessage {
  return { table: table_id, room: room as ChatRoom, ...columns };
}
