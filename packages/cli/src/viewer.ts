import { SPECTATOR, type Viewer } from '@hustings/kernel';
import type { CliTexts } from './texts/index.js';
import { quoted, wrong, type Wrong } from './wrong.js';

/** Through whose eyes: one seat's, those of someone who only watches, or all in turn. */
export function readViewers(written: string, seats: number): readonly Viewer[] | Wrong {
  if (written === 'spectator') return [SPECTATOR];
  if (written === 'all') return [SPECTATOR, ...Array.from({ length: seats }, (_, seat) => seat)];
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (number >= 1 && number <= seats) return [number - 1];
  return wrong((t) => t.wrong.notAViewer(seats, quoted(written)));
}

export const viewerName = (viewer: Viewer, { game }: CliTexts): string =>
  viewer === SPECTATOR ? game.spectator : game.seat(viewer + 1);
