import { isIP } from 'node:net';

/** Where mails go: to one server, whoever they are for. */
export const MAIL = 'mail';

/**
 * Whom a call goes to, as far as places for calls are shared out. Names below one domain count as
 * one, and so do addresses of one network: whoever has one has any number of them.
 */
export function partyOf(url: string): string {
  if (!URL.canParse(url)) return url; // of earlier days; whoever calls it says what is wrong
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) === 4) return host.split('.').slice(0, 3).join('.');
  if (isIP(host) === 6) return host.split(':').slice(0, 3).join(':');
  return domainOf(host.split('.'));
}

/** The last two parts of a name, or three where the last two are everybody's (`co.uk`, `com.au`). */
function domainOf(parts: readonly string[]): string {
  const shared = parts.at(-1)?.length === 2 && (parts.at(-2)?.length ?? 0) <= 3;
  return parts.slice(shared ? -3 : -2).join('.');
}
