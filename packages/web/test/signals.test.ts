import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/settings.svelte.js';
import { notice, shake, sound } from '../src/table/signals.js';

type Heard = { readonly hertz: number; readonly loud: number };
let heard: Heard[];
let shaken: (readonly number[])[];
let shown: { readonly title: string; readonly tag: string | undefined }[];

class Part {
  readonly gain = {
    setValueAtTime: (): void => undefined,
    exponentialRampToValueAtTime: (): void => undefined,
  };
  connect(other: Part): Part {
    return other;
  }
}
/** What is heard is written down instead. */
class Volume extends Part {
  constructor(_: unknown, { gain }: { readonly gain: number }) {
    super();
    heard.push({ hertz: 0, loud: gain });
  }
}
class Tone extends Part {
  constructor(
    _: unknown,
    private readonly options: { readonly frequency: number },
  ) {
    super();
  }
  start(): void {
    const { loud } = heard.at(-1) ?? { loud: 0 };
    heard.splice(-1, 1, { hertz: this.options.frequency, loud });
  }
  stop(): void {
    // it ends by itself
  }
}

beforeEach(() => {
  heard = [];
  shaken = [];
  shown = [];
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('AudioContext', Part);
  vi.stubGlobal('GainNode', Volume);
  vi.stubGlobal('OscillatorNode', Tone);
  vi.stubGlobal('navigator', {
    vibrate: (times: readonly number[]) => void shaken.push(times),
  });
  class Notification {
    static permission = 'granted';
    constructor(title: string, { tag }: { readonly tag?: string }) {
      shown.push({ title, tag });
    }
  }
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification });
  return () => vi.unstubAllGlobals();
});

describe('one’s turn', () => {
  test('is heard as one likes it: not at all, softly, or aloud', () => {
    const loudest = (): number => Math.max(0, ...heard.splice(0).map(({ loud }) => loud));
    settings.set({ sound: 'off' });
    sound('turn');
    expect(heard).toEqual([]);
    settings.set({ sound: 'soft' });
    sound('turn');
    const soft = loudest();
    settings.set({ sound: 'on' });
    sound('turn');
    expect(soft).toBeGreaterThan(0);
    expect(loudest()).toBeGreaterThan(soft);
  });

  test('sounds otherwise than time that runs out', () => {
    const tones = (what: 'turn' | 'low'): number[] => {
      sound(what);
      return heard.splice(0).map(({ hertz }) => hertz);
    };
    for (const liked of ['soft', 'on'] as const) {
      settings.set({ sound: liked });
      expect(tones('turn')).not.toEqual(tones('low'));
    }
  });

  test('is felt on a phone, unless one does not like it', () => {
    settings.set({ vibrates: true });
    shake('turn');
    shake('low');
    expect(shaken).toHaveLength(2);
    expect(shaken[0]).not.toEqual(shaken[1]);
    settings.set({ vibrates: false });
    shake('turn');
    expect(shaken).toHaveLength(2);
  });

  test('is told outside the page to who wants it and lets the browser; the last of a table replaces the one before', async () => {
    settings.set({ notices: false });
    await notice('one', 'Your turn', 'Die Macher');
    expect(shown).toEqual([]);
    settings.set({ notices: true });
    await notice('one', 'Your turn', 'Die Macher');
    await notice('one', 'Your turn', 'Die Macher');
    await notice('two', 'Your turn', 'Copycat');
    expect(shown[0].tag).toBe(shown[1].tag);
    expect(shown[2].tag).not.toBe(shown[0].tag);
    Object.assign(Notification, { permission: 'denied' });
    await notice('one', 'Your turn', 'Die Macher');
    expect(shown).toHaveLength(3);
  });
});
