import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coded } from '@hustings/kernel';
import { describe, expect, it } from 'vitest';
import { verify } from '../src/commands/verify.js';
import { readRecorded } from '../src/file.js';
import { readText } from '../src/text-file.js';
import { games } from '../src/games.js';
import { readIndex, type Recording } from '../src/recordings.js';
import { isWrong } from '../src/wrong.js';

const dir = fileURLToPath(new URL('../../../fixtures', import.meta.url));

const FEWEST = 60;

function recordings(): readonly Recording[] {
  const index = readIndex(dir);
  if (isWrong(index)) throw new Error('the index can’t be read');
  return index;
}

/** All recorded files, as the index names them. */
function files(): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(dir, name)).map((file) => `${name}/${file}`));
}

/** A sentence for a recording that no longer runs as it did. */
function fault({ file, moves, scores, winners }: Recording): string | undefined {
  const text = readText(join(dir, file));
  const recorded = isWrong(text) ? text : readRecorded(games, text);
  if (isWrong(recorded)) return `${file} is no game file`;
  const verdict = verify(recorded, { refusal: coded });
  if (!verdict.ok) return `${file}: move ${verdict.at}: ${verdict.says}`;
  const { result } = verdict;
  const now = JSON.stringify([verdict.moves, result?.scores, result?.winners]);
  const then = JSON.stringify([moves, scores, winners]);
  return now === then ? undefined : `${file}: ends with ${now}, not ${then}`;
}

describe('the recorded games', () => {
  const index = recordings();

  it('are just those of the index', () => {
    expect(files().sort()).toEqual(index.map(({ file }) => file).sort());
  });

  const ids = [...new Set(index.map(({ game }) => game))];

  it('are enough of every game that is recorded', () => {
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const found = index.filter(({ game }) => game === id);
      expect(found.length, `recorded games of ${id}`).toBeGreaterThanOrEqual(FEWEST);
    }
  });

  it.each(ids)('of %s run as they did', (id) => {
    const faults = index.filter(({ game }) => game === id).map(fault);
    expect(faults.filter((one) => one !== undefined)).toEqual([]);
  });
});
