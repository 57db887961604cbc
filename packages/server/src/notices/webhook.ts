import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { lookup } from 'node:dns/promises';
import { always, outsideAddress } from './address.js';

const LIMIT_MS = 5000;

/**
 * Sends a message as JSON, as chat rooms take it (`content`, `text`). It goes to the address that
 * was checked and to no other, follows no redirection and waits for five seconds at most.
 */
export async function callWebhook(url: string, text: string, allowInside: boolean): Promise<void> {
  const target = new URL(url);
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new Error('not a web address');
  const host = target.hostname;
  const where = allowInside
    ? await lookup(host.replace(/^\[|\]$/g, ''))
    : await outsideAddress(host);
  const body = JSON.stringify({ content: text, text, username: 'Hustings' });
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  await new Promise<void>((resolve, reject) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        lookup: always(where), // asked again, the name could lead somewhere else
        signal: AbortSignal.timeout(LIMIT_MS),
      },
      (response) => {
        response.resume();
        const { statusCode = 0 } = response;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`the other side answered ${statusCode}`));
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
