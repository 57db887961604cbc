import { request as requestHttp, type OutgoingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { always, insideAddresses, outsideAddresses } from './address.js';

/** What comes back before the body: more is not read, nor anything after it. */
const MOST_HEAD = 16_384;

export type Posting = {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
  /** Also to this machine and its network. */
  readonly allowInside: boolean;
  readonly signal: AbortSignal;
};

/**
 * Posts something and gives the status of the answer. It goes to the addresses that were checked and
 * to no other, and follows no redirection. The body of the answer is nobody's business: the line is
 * cut before it, so it can be neither too long nor too slow.
 */
export async function post(
  target: URL,
  { headers, body, allowInside, signal }: Posting,
): Promise<number> {
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const addresses = await (allowInside ? insideAddresses(host) : outsideAddresses(host, signal));
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise<number>((resolve, reject) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers,
        lookup: always(addresses), // asked again, the name could lead somewhere else
        maxHeaderSize: MOST_HEAD,
        signal,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        call.destroy();
      },
    );
    call.on('error', reject); // after the answer it changes nothing
    call.end(body);
  });
}
