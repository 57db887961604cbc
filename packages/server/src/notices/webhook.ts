import type { Calls } from './calls.js';
import { post } from './post.js';
import { Undelivered } from './undelivered.js';

/**
 * Sends a message as JSON, as chat rooms take it (`content`, `text`). Titles of tables come from
 * strangers: they call nobody in the room, neither where it can be told so nor elsewhere.
 */
export async function callWebhook(
  calls: Calls,
  url: string,
  text: string,
  allowInside: boolean,
): Promise<void> {
  const target = new URL(url);
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new Undelivered({ code: 'not-a-web-address' }, 'not a web address');
  const plain = callingNobody(text);
  const body = JSON.stringify({
    content: plain,
    text: plain,
    username: 'Hustings',
    allowed_mentions: { parse: [] },
  });
  const headers = { 'content-type': 'application/json' };
  const status = await calls.call((signal) => post(target, { headers, body, allowInside, signal }));
  if (status < 200 || status >= 300)
    throw new Undelivered({ code: 'answer', status }, `the other side answered ${status}`);
}

/** `@everyone`, `<!channel>`, `<@&role>`: signs that look the same and do nothing. */
function callingNobody(text: string): string {
  return text.replaceAll('@', '＠').replaceAll('<', '‹').replaceAll('>', '›');
}
