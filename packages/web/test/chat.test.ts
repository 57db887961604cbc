import type { ChatMessage, ServerTable } from '@hustings/protocol';
import type { Chat } from '../src/online/chat.svelte.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Sent = { readonly type: string; readonly ref: number; readonly text?: string };

/** A socket that opens, answers and breaks when the test says so. */
class Wire {
  static readonly OPEN = 1;
  static last: Wire;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  onmessage: ((said: { data: string }) => void) | null = null;
  readonly sent: Sent[] = [];
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  hear(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }
  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
  /** The server takes every watch it was asked for. */
  acknowledge(): void {
    for (const { ref } of this.of('watch')) this.hear({ type: 'ok', ref });
  }
}

/** What the server has been told at this table so far. */
const said: ChatMessage[] = [];
const message = (id: string, at: number): ChatMessage => ({
  id,
  at,
  table: 't',
  room: 'table',
  person: 'jonas',
  text: id,
});
const gathering = {
  yours: [0],
  seats: [],
  owner: 'mira',
  status: 'gathering',
  visibility: 'open',
  spectators: { allowed: true },
} as unknown as ServerTable;

describe('what is said at a table', () => {
  let stop: () => void;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    said.splice(0);
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
    vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('WebSocket', Wire);
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(Response.json(path.includes('/chat') ? [...said] : {})),
    );
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A page at this table, whose connection is not open yet. */
  async function come(): Promise<{
    chat: Chat;
    texts: () => string[];
  }> {
    const { Chat: Fresh } = await import('../src/online/chat.svelte.js');
    const { line } = await import('../src/online/line.svelte.js');
    const chat = new Fresh('t');
    stop = line.watch({
      table: 't',
      seat: undefined,
      since: () => undefined,
      hear: (heard) => heard.type === 'chat' && chat.hear(heard.message),
      begun: () => void chat.listen(),
    });
    chat.enter(gathering);
    return { chat, texts: () => chat.messages.map(({ text }) => text) };
  }

  test('a sentence said while the page is still connecting is said, once', async () => {
    const { chat } = await come();
    const answer = chat.say('May I sit down?');
    Wire.last.open();
    expect(Wire.last.of('chat')).toMatchObject([{ text: 'May I sit down?' }]);
    // Everything is asked for anew when the storage is back; what was said is not said again.
    Wire.last.hear({ type: 'storage', away: false });
    expect(Wire.last.of('chat')).toHaveLength(1);
    Wire.last.hear({ type: 'ok', ref: Wire.last.of('chat')[0]?.ref });
    expect(await answer).toBeUndefined();
  });

  test('a sentence said while the connection is broken is refused at once', async () => {
    const { chat } = await come();
    Wire.last.open();
    Wire.last.break();
    expect((await chat.say('Hello?'))?.code).toBe('unreachable');
  });

  test('what is said before the server tells us everything is heard all the same', async () => {
    const { texts } = await come();
    await vi.advanceTimersByTimeAsync(1);
    said.push(message('first', 1));
    Wire.last.open();
    Wire.last.acknowledge();
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['first']);
  });

  test('what is said during a break is heard after it, in order, and counted as not read', async () => {
    const { chat, texts } = await come();
    Wire.last.open();
    Wire.last.acknowledge();
    await vi.advanceTimersByTimeAsync(1);
    const before = Wire.last;
    before.break();
    said.push(message('missed', 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.last).not.toBe(before);
    Wire.last.open();
    Wire.last.acknowledge();
    Wire.last.hear({ type: 'chat', message: message('new', 2) });
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['missed', 'new']);
    expect(chat.unread).toBe(2);
  });

  test('what nobody has read is still new when the page is opened anew', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    const opened = async (): Promise<Chat> => {
      vi.resetModules();
      const { chat } = await come();
      Wire.last.open();
      Wire.last.acknowledge();
      await vi.advanceTimersByTimeAsync(1);
      return chat;
    };
    said.push(message('before we came', 1));
    expect((await opened()).unread).toBe(0);
    stop();
    said.push(message('while we were away', 2));
    const again = await opened();
    expect(again.unread).toBe(1);
    again.read();
    stop();
    expect((await opened()).unread).toBe(0);
  });
});
