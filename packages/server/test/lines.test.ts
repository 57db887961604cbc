import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { Context } from '../src/context.js';
import { Lines, type OpenLine } from '../src/http/lines.js';
import { until } from './support/until.js';

/** Lines over a store that knows these sessions, and can be out of reach. */
function open(...sessions: readonly string[]) {
  const alive = new Set(sessions);
  const store = { reachable: true };
  const aliveSessions = async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (!store.reachable) throw new Error('out of reach');
    return new Set(ids.filter((id) => alive.has(id)));
  };
  const context = { store: { aliveSessions }, log: pino({ level: 'silent' }) };
  const lines = new Lines(context as unknown as Context); // all that lines need of it
  const ended: string[] = [];
  const line = (session: string, person: string): OpenLine => ({
    session,
    person,
    end: () => void ended.push(session),
  });
  return { alive, store, lines, line, ended };
}

describe('open lines', () => {
  it('end if their session has ended while they were being opened', async () => {
    const { lines, line, ended } = open();
    lines.add(line('gone', 'anna'));
    await until(
      async () => ended,
      ({ length }) => length > 0,
    );
    expect(ended).toEqual(['gone']);
  });

  it('end when their own session does, and no other', async () => {
    const { alive, lines, line, ended } = open('one', 'two', 'three');
    for (const [session, person] of [
      ['one', 'anna'],
      ['two', 'anna'],
      ['three', 'ben'],
    ])
      lines.add(line(session, person));
    alive.delete('one');
    alive.delete('three');
    await lines.checkOf('anna');
    expect(ended).toEqual(['one']);
    await lines.checkAll();
    expect(ended).toEqual(['one', 'one', 'three']); // whoever ends a line takes it out
  });

  it('stay while nobody can say whether their session has ended', async () => {
    const { alive, store, lines, line, ended } = open('one');
    lines.add(line('one', 'anna'));
    store.reachable = false;
    alive.delete('one');
    await lines.checkAll();
    expect(ended).toEqual([]);
    store.reachable = true;
    await lines.checkAll();
    expect(ended).toEqual(['one']);
  });
});
