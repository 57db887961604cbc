import type { Generated } from 'kysely';

/** The columns of both homes. Times are milliseconds since 1970; documents are JSON as text. */
export type Database = {
  tables: {
    id: string;
    revision: number;
    game: string;
    /** None: written by a version that did not know this column. */
    rules: string | null;
    status: string;
    visibility: string;
    created_at: number;
    changed_at: number;
    doc: string;
  };
  entries: {
    table_id: string;
    number: number;
    at: number;
    person: string | null;
    actor: string;
    body: string;
  };
  members: { table_id: string; person: string };
  people: {
    id: string;
    revision: number;
    kind: string;
    name: string;
    login: string | null;
    email: string | null;
    /** 1 or 0. */
    proved: Generated<number>;
    password: string | null;
    settings: string;
    created_at: number;
  };
  sessions: {
    id: string;
    token: string;
    person: string;
    agent: string;
    created_at: number;
    seen_at: number;
    proved_at: number | null;
  };
  jobs: {
    key: string;
    kind: string;
    subject: string;
    due: number;
    stamp: string;
    leased_until: number;
    tries: number;
    /** As the kind says (lanes.ts). */
    lane: Generated<string>;
    /** Whom a call goes to, and for whom; empty where it is none. */
    party: Generated<string>;
    person: Generated<string>;
  };
  chat: {
    id: string;
    table_id: string;
    room: string;
    person: string;
    at: number;
    text: string;
  };
  notes: { table_id: string; person: string; text: string };
  presence: {
    table_id: string;
    person: string;
    process: string;
    seen_at: number;
    /** 1 or 0: one of their pages can be seen. */
    visible: Generated<number>;
  };
  processes: { id: string; seen_at: number };
  clock: { id: string; at: number };
  gaps: { since: number; until: number };
  tokens: {
    hash: string;
    kind: string;
    subject: string;
    person: string | null;
    /** None in rows of older versions. */
    session: string | null;
    password: string | null;
    /** 1 or 0. */
    moves: Generated<number>;
    expires: number;
  };
  tallies: { key: string; count: number; until: number };
  ratings: { person: string; game: string; mu: number; sigma: number; games: number };
  results: {
    table_id: string;
    seat: number;
    person: string;
    game: string;
    place: number;
    seats: number;
    score: number;
    at: number;
    ending: string;
  };
  builds: { game: string; rules: string; sha256: string; code: string; kept_at: number };
  secrets: { name: string; value: string };
  probe: { id: string; filler: string };
};
