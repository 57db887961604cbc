import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Undelivered } from './undelivered.js';

/**
 * Addresses that are not out in the world: this machine, its network, its cloud's services, and what
 * IANA has set aside (the registries of special-purpose addresses, and the forms that were given up).
 */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.ipv4.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  // All but 2000::/3, which alone is given out: so ::1, fc00::/7, fe80::/10, fec0::/10, ff00::/8.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  // And what is set aside within it.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3ffe::', 16],
  ['3fff::', 20],
] as const) {
  inside.ipv6.addSubnet(net, prefix, 'ipv6');
}

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIP(plain) === 4) return inside.ipv4.check(plain, 'ipv4');
  // ::ffff:7f00:1 is IPv4 too, in other letters; what has a zone is of this network
  return isIP(plain) !== 6 || plain.includes('%') || inside.ipv6.check(plain, 'ipv6');
}

const isPrivate = (): Undelivered =>
  new Undelivered({ code: 'private' }, 'this address is private');

export type Address = { readonly address: string; readonly family: number };

/** Finds these addresses for any name. */
export function always(addresses: readonly Address[]): LookupFunction {
  return (_host, options, done) => {
    const [{ address, family }] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, address, family);
  };
}

/** The addresses of a host that may be called; the call must then go to one of these. */
export async function outsideAddresses(host: string, signal: AbortSignal): Promise<Address[]> {
  const family = isIP(host);
  const found = family === 0 ? await resolve(host, signal) : [{ address: host, family }];
  if (found.some(({ address }) => isInside(address))) throw isPrivate();
  return found;
}

/** The same where all may be called: names may then be known to this machine alone. */
export async function insideAddresses(host: string): Promise<Address[]> {
  return lookup(host, { all: true });
}

/**
 * Asks the name servers. The machine's own way of looking names up has four places for the whole
 * process, and a name server that is silent would hold all of them.
 */
async function resolve(host: string, signal: AbortSignal): Promise<Address[]> {
  if (/(^|\.)localhost\.?$/i.test(host)) throw isPrivate();
  const resolver = new Resolver();
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [...addressesIn(four, 4), ...addressesIn(six, 6)];
  if (found.length === 0) throw new Undelivered({ code: 'nowhere' }, 'this name leads nowhere');
  return found;
}

function addressesIn(answer: PromiseSettledResult<string[]>, family: number): Address[] {
  return answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
}
