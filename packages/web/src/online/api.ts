import { passes, storage } from './storage.svelte.js';
import { waitBefore } from './waiting.js';
import type { Failure } from '@hustings/protocol';

/** Why something was not done: the server's reason, or that it could not be reached. */
export class Problem {
  constructor(
    readonly code: string,
    readonly message: string,
    readonly status = 0,
    readonly values: Failure['values'] = {},
    /** Of the rules that refuse it. */
    readonly rule?: string,
  ) {}
}

export const isProblem = (value: unknown): value is Problem => value instanceof Problem;

export const fromFailure = ({ code, message, status, values, rule }: Failure): Problem =>
  new Problem(code, message, status, values, rule);

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One request to the server this page came from. While the server can't reach its storage, what only
 * reads is asked again by itself until it can; who wants something done decides themselves.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T | Problem> {
  for (let tries = 0; ; tries++) {
    const answer = await once<T>(method, path, body);
    if (!isProblem(answer)) storage.work();
    if (!isProblem(answer) || !passes(answer.code)) return answer;
    storage.fail(answer.code);
    if (method !== 'GET') return answer;
    await new Promise((resolve) => void setTimeout(resolve, waitBefore(tries)));
  }
}

async function once<T>(method: Method, path: string, body: unknown): Promise<T | Problem> {
  const answer = await send(method, path, body);
  if (isProblem(answer)) return answer;
  // A folder of files answers every address with its page: there is no server behind it.
  if (answer.headers.get('content-type')?.includes('json') !== true) {
    return new Problem('unavailable', '');
  }
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return json as T; // what docs/api.md promises for this address
  const failure = (json as { error?: Failure } | undefined)?.error;
  return failure === undefined
    ? new Problem('unavailable', '')
    : fromFailure({ ...failure, status: answer.status });
}

async function send(method: Method, path: string, body: unknown): Promise<Response | Problem> {
  // Without a network nothing is tried, so that nothing has to be complained about.
  if (!navigator.onLine) return new Problem('unreachable', '');
  try {
    return await fetch(`/api/v1${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    return new Problem('unreachable', '');
  }
}

export const get = <T>(path: string): Promise<T | Problem> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T | Problem> =>
  call<T>('POST', path, body);
