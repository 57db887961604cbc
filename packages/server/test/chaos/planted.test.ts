import { describe, expect, it } from 'vitest';
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
  ['doubled notice', quiet('sqlite'), /was told the same word twice/],
  ['lost notice', quiet('sqlite'), /has heard \d+ of \d+ entries/],
  ['lost update', quiet('sqlite'), /missed \d+ to \d+: a gap|has heard \d+ of \d+ entries/],
  [
    'updates out of order',
    quiet('sqlite'),
    /missed \d+ to \d+: a gap|has heard \d+ of \d+ entries/,
  ],
  ['spectators late for ever', quiet('sqlite'), /a spectator.* has heard \d+ of \d+ entries/],
  ['move written twice', quiet('sqlite'), /entry \d+ of seat \d is one too many/],
  ['job leased twice', quiet('sqlite'), /the job bot:\S+ was leased twice at a time/],
  ['bot forgotten', quiet('sqlite'), /never ended/],
  ['leak of descriptors', quiet('sqlite'), /descriptors: \d+ before, \d+ now/],
  ['leak of memory', quiet('sqlite'), /memory in MB: \d+ before, \d+ now/],
];

describe('the suite finds what is wrong', () => {
  it.each(faults)(
    '%s',
    async (fault, scene, found) => {
      const planted = { hooks: ['planted'], environment: { CHAOS_FAULT: fault } };
      const report = await perform(
        { ...scene, extras: planted },
        { seed: 'planted', patienceMs: 5000, settleMs: 2000 },
      );
      expect(report.wrong).toContainEqual(expect.stringMatching(found));
    },
    600_000,
  );
});
