import { SPECTATOR, type Viewer } from '@hustings/kernel';
import { quoted, wrong, type Wrong } from './wrong.js';

/** Through whose eyes: one seat's, those of someone who only watches, or all in turn. */
export function readViewers(written: string, seats: number): readonly Viewer[] | Wrong {
  if (written === 'spectator') return [SPECTATOR];
  if (written === 'all') return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
  const seat = /^\d$/.test(written) ? Number(written) : NaN;
  if (seat < seats) return [seat];
  return wrong(
    `--viewer is a seat from 0 to ${seats - 1}, spectator or all, not ${quoted(written)}.`,
  );
}

export function viewerName(viewer: Viewer): string {
  return viewer === SPECTATOR ? 'a spectator' : `seat ${viewer}`;
}
