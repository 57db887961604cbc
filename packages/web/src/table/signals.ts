import { settings } from '../settings.svelte.js';

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
type Tone = readonly [hertz: number, at: number, rings: number];

/** Knocks and bells of our own: what is heard when it is one's turn, and when time runs out. */
const tones: Readonly<Record<'turn' | 'low', Readonly<Record<'soft' | 'on', readonly Tone[]>>>> = {
  turn: {
    soft: [
      [220, 0, 0.09],
      [294, 0.12, 0.12],
    ],
    on: [
      [523, 0, 0.35],
      [784, 0.16, 0.6],
    ],
  },
  low: {
    soft: [[175, 0, 0.2]],
    on: [
      [880, 0, 0.12],
      [880, 0.2, 0.12],
      [880, 0.4, 0.2],
    ],
  },
};
const LOUD = { soft: 0.08, on: 0.2 };

let audio: AudioContext | undefined;

/** Lets a sound be heard, as one likes it. A browser that nobody has touched yet plays none. */
export function sound(what: 'turn' | 'low'): void {
  const { sound: liked } = settings;
  if (liked === 'off' || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [hertz, at, rings] of tones[what][liked]) {
    const from = currentTime + at;
    const tone = new OscillatorNode(audio, { frequency: hertz, type: 'sine' });
    const volume = new GainNode(audio, { gain: LOUD[liked] });
    volume.gain.setValueAtTime(LOUD[liked], from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + rings);
    tone.connect(volume).connect(destination);
    tone.start(from);
    tone.stop(from + rings);
  }
}

/** How a phone in the pocket tells, in milliseconds of shaking and rest. */
const SHAKES = { turn: [60], low: [60, 80, 60] };

export function shake(what: 'turn' | 'low'): void {
  if (settings.vibrates) navigator.vibrate?.(SHAKES[what]);
}

/** A notice outside the page; of the same table only the last one stays. */
export async function notice(table: string, title: string, body: string): Promise<void> {
  if (!settings.notices || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const what = { body, tag: `hustings ${table}`, icon: '/icon-192.png' };
  // oxlint-disable-next-line no-new -- a notice is shown by being made
  if (worker === undefined) new Notification(title, what);
  else await worker.showNotification(title, what);
}
