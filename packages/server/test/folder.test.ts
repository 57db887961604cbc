import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backup } from '../src/store/backup.js';
import { ownLife, type Life } from '../src/store/life.js';
import { lockFolder } from '../src/store/lock.js';
import { openStore } from '../src/store/open.js';
import { ServerProcess } from './chaos/process.js';
import { samplePerson } from './support/samples.js';

let above: string;
let data: string;
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'hustings-folder-'));
  data = join(above, 'data'); // made by whoever needs it first
});
afterEach(() => rm(above, { recursive: true, force: true }));

describe('a data folder', () => {
  it('and all that is in it is readable by its owner only', async () => {
    const before = process.umask(0); // as careless as can be
    try {
      const store = await openStore({ data }, 'alone');
      await store.createPerson(samplePerson('anna'));
      await backup({ data }, join(data, 'backup.gz'));
      const { '.': folder, ...files } = await modes();
      expect(folder).toBe('700');
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['backup.gz', 'hustings.db', 'hustings.db-shm', 'hustings.db-wal']),
      );
      expect(new Set(Object.values(files))).toEqual(new Set(['600']));
      await store.close();
    } finally {
      process.umask(before);
    }
  });

  it('that is not one is not backed up, and nothing is put there', async () => {
    await mkdir(data);
    await expect(backup({ data }, join(above, 'backup.gz'))).rejects.toThrow(
      `there are no games of a server in ${data}`,
    );
    expect(await readdir(data)).toEqual([]);
    expect(await readdir(above)).toEqual(['data']);
  });

  it('of earlier days, readable by others, is so no longer', async () => {
    const before = process.umask(0o022);
    try {
      await mkdir(data);
      new Libsql(join(data, 'hustings.db')).exec('pragma journal_mode = wal; create table old (a)');
      expect((await modes())['hustings.db']).toBe('644');
      await (await openStore({ data })).close();
      expect((await modes())['hustings.db']).toBe('600');
    } finally {
      process.umask(before);
    }
  });
});

describe('a data folder in use', () => {
  it('whose file is deleted or replaced acknowledges nothing more', async () => {
    for (const lose of [
      () => rm(join(data, 'hustings.db')),
      () => rename(join(above, 'other.db'), join(data, 'hustings.db')),
    ]) {
      await writeFile(join(above, 'other.db'), '');
      const store = await openStore({ data }, 'alone');
      await store.createPerson(samplePerson('anna'));
      await lose();
      await expect(store.createPerson(samplePerson('ben'))).rejects.toThrow(
        'the database can not be reached',
      );
      await expect(store.ping()).rejects.toThrow('the database can not be reached');
      await store.close();
      await rm(data, { recursive: true });
    }
  });

  it('stays so when the file of its lock is deleted', async () => {
    const lock = lockFolder(data);
    await rm(join(data, 'in-use.db'));
    expect(() => lockFolder(data)).toThrow('another process is using');
    lock.release();
    lockFolder(data).release();
  });

  it('by a process that lives is not to be had, whatever is deleted; by one that was killed it is', async () => {
    const place = { data, remove: () => Promise.resolve() };
    const first = await ServerProcess.at(place);
    const second = await ServerProcess.at(place);
    await first.start();
    await expect(second.start()).rejects.toThrow('another process is using');
    await rm(join(data, 'in-use.db'));
    await expect(second.start()).rejects.toThrow('another process is using');
    await first.kill();
    await second.start();
    await second.stop();
  });

  it('is free when the number of its process belongs to another by now', () => {
    const life = ownLife();
    if (life === undefined) throw new Error('this system does not tell');
    const gone: readonly Life[] = [
      { ...life, pid: process.ppid, began: '1' }, // the number came again
      { ...life, boot: 'before the machine was started anew' },
      life, // the first process of a container, as the one before it
    ];
    for (const one of gone) {
      leaveBehind(one);
      expect(() => lockFolder(data).release()).not.toThrow();
    }
  });
});

async function modes(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of ['.', ...(await readdir(data))].sort())
    found[name] = ((await stat(join(data, name))).mode & 0o777).toString(8);
  return found;
}

/** As a process leaves it that is killed. */
function leaveBehind(life: Life): void {
  lockFolder(data).release();
  const base = new Libsql(join(data, 'hustings.db'));
  base.prepare('insert into holder values (1, ?)').run([JSON.stringify({ id: 'x', life })]);
  base.close();
}
