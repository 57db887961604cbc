import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(new URL('../src/sw.js', import.meta.url), 'utf8');

/** The service worker of an older build; the server answers with this status. */
function worker(status: number): { told: string[]; get: (path: string) => Promise<unknown> } {
  const told: string[] = [];
  const heard = new Map<string, (event: object) => void>();
  const cache = { put: () => Promise.resolve(), addAll: () => Promise.resolve() };
  const answer = { status, ok: status === 200, clone: () => answer };
  runInContext(
    source,
    createContext({
      URL,
      fetch: () => Promise.resolve(answer),
      caches: { match: () => Promise.resolve(undefined), open: () => Promise.resolve(cache) },
      self: {
        location: { origin: 'http://here' },
        registration: {
          update: () => Promise.resolve(),
          waiting: { postMessage: (word: string) => told.push(word) },
        },
        addEventListener: (name: string, does: (event: object) => void) => heard.set(name, does),
      },
    }),
  );
  const get = (path: string): Promise<unknown> =>
    new Promise((resolve) => {
      const request = { url: `http://here${path}`, method: 'GET', mode: 'cors' };
      heard.get('fetch')?.({ request, respondWith: resolve });
    });
  return { told, get };
}

test('what only an older build had brings the newer one; nothing else does', async () => {
  const old = worker(404);
  await old.get('/assets/board-pl.js');
  expect(old.told).toEqual(['take over']);
  const present = worker(200);
  await present.get('/assets/board-pl.js');
  expect(present.told).toEqual([]);
});
