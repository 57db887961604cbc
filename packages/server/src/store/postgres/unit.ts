import type pg from 'pg';
import type { Statement, Unit } from '../home.js';
import { Client, named } from './connection.js';

const DIVISION_BY_ZERO = '22012';

/**
 * A unit goes out in one breath, without waiting for an answer in between. A guard that changes
 * nothing fails, and with it the transaction: its `commit` then takes everything back.
 */
export async function writeUnit(client: pg.PoolClient, unit: Unit): Promise<boolean> {
  const send = (): Promise<pg.QueryResult>[] => [
    client.query('begin'),
    ...(unit.guard === undefined ? [] : [client.query(named(failing(unit.guard)))]),
    ...unit.writes.map((write) => client.query(named(write))),
    client.query('commit'),
  ];
  const sent = client instanceof Client ? client.together(send) : send();
  const results = await Promise.allSettled(sent);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed === undefined) return true;
  const { code } = failed.reason as { readonly code?: string };
  if (unit.guard !== undefined && code === DIVISION_BY_ZERO) return false;
  throw failed.reason instanceof Error ? failed.reason : new Error(String(failed.reason));
}

function failing({ sql, parameters }: Statement): Statement {
  return {
    sql: `with guard as (${sql} returning 1) select 1 / count(*) from guard`,
    parameters,
  };
}
