import { request, type Agent } from 'node:http';

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly cookie: string;
};
export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly cookie: string | undefined;
};

/**
 * Asks once; nothing if there is no answer in time, or none at all. Not with `fetch`: its
 * connections stay open for as long as it likes, and ours are counted.
 */
export function askOver(
  agent: Agent,
  { method, url, body, cookie }: Asked,
  timeMs: number,
): Promise<Answer | undefined> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeMs);
    const asking = request(url, { agent, method, headers, signal }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => void pieces.push(piece));
      response.on('error', () => resolve(undefined));
      response.on('end', () => {
        const set = response.headers['set-cookie']?.at(-1)?.split(';')[0];
        resolve({
          status: response.statusCode ?? 0,
          body: parse(Buffer.concat(pieces).toString()),
          cookie: set,
        });
      });
    });
    asking.on('error', () => resolve(undefined));
    asking.end(text);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
