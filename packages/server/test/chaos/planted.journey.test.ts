import { describe, expect, inject, it } from 'vitest';
import { quickKinds } from './cast.js';
import { perform, type Scene } from './scene.js';
import { kills } from './scenes/kills.js';
import { quiet } from './scenes/quiet.js';

/** Each fault (hooks/planted.mjs), where it shows, and what the suite has to say of it. */
const faults: readonly [fault: string, scene: Scene, found: RegExp][] = [
  [
    'acknowledge before commit',
    kills('sqlite', { kills: 2, moves: 10, together: 2, kinds: quickKinds }),
    /was acknowledged as \d+ and is not there/,
  ],
  ['doubled listener', quiet('sqlite'), /seat 0 .* was told \d+ to \d+ twice/],
  ['doubled word', quiet('sqlite'), /was told the same word twice/],
  ['lost notice', quiet('sqlite'), /has heard \d+ of \d+ entries/],
  ['lost update', quiet('sqlite'), /a spectator.* missed \d+ to \d+: a gap/],
  ['updates out of order', quiet('sqlite'), /a spectator.* missed \d+ to \d+: a gap/],
  ['spectators late for ever', quiet('sqlite'), /a spectator.* has heard \d+ of \d+ entries/],
  ['move written twice', quiet('sqlite'), /entry \d+ of seat \d is one too many/],
  ['job leased twice', quiet('sqlite'), /the job \S+ was leased twice at a time/],
  ['bot forgotten', quiet('sqlite'), /never ended/],
  ['leak of descriptors', quiet('sqlite'), /descriptors: \d+ before, \d+ now/],
  ['leak of threads', quiet('sqlite'), /threads: \d+ before, \d+ now/],
  ['leak of memory', quiet('sqlite'), /memory in MB: \d+ before, \d+ now/],
];

/** With these a game or who listens to it comes to a halt, and that takes as long as one waits. */
const halting: ReadonlySet<string> = new Set([
  'acknowledge before commit',
  'lost notice',
  'updates out of order',
  'spectators late for ever',
  'move written twice',
  'bot forgotten',
]);

/** Planted with every test; all of them by `npm run prove`. */
const daily: ReadonlySet<string> = new Set(['acknowledge before commit', 'doubled listener']);
const planted = faults.filter(([fault]) => inject('extent') > 1 || daily.has(fault));

describe('the suite finds what is wrong', () => {
  it.each(planted)(
    '%s',
    async (fault, scene, found) => {
      const extras = { hooks: ['planted'], environment: { CHAOS_FAULT: fault } };
      const report = await perform(
        { ...scene, extras },
        { seed: 'planted', settleMs: 2000, ...(halting.has(fault) ? { patienceMs: 5000 } : {}) },
      );
      expect(report.wrong).toContainEqual(expect.stringMatching(found));
    },
    600_000,
  );
});
