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
  const config = { ratePerMinute: 24 };
  const context = { store: { aliveSessions }, log: pino({ level: 'silent' }), config };
  const lines = new Lines(context as unknown as Context); // all that lines need of it
  const ended: string[] = [];
  const line = (session: string, person: string, network = '192.0.2.1'): OpenLine => ({
    session,
    person,
    network,
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

  it('are few for one person, and not many more for one network', () => {
    const { lines, line } = open();
    const first = line('a', 'anna');
    expect([first, line('b', 'anna'), line('c', 'anna')].map((one) => lines.add(one))).toEqual([
      ...[true, true, false],
    ]);
    lines.remove(first);
    lines.remove(first);
    expect(lines.add(line('d', 'anna'))).toBe(true);
    const school = Array.from({ length: 30 }, (_, i) => lines.add(line(`${i}`, `pupil ${i}`)));
    expect(school.filter((isIn) => isIn)).toHaveLength(18);
    expect(lines.add(line('e', 'ben', '192.0.2.2'))).toBe(true);
  });
});
