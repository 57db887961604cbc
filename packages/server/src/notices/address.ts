import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not out in the world: this machine, its network, its cloud's services. */
const inside = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 96], // unspecified, loopback and old forms of IPv4
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(net, prefix, 'ipv6');
}

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  if (isIP(plain) === 4) return inside.check(plain, 'ipv4');
  // ::ffff:7f00:1 is IPv4 too, in other letters
  return isIP(plain) !== 6 || /^::ffff:/i.test(plain) || inside.check(plain, 'ipv6');
}

type Address = { readonly address: string; readonly family: number };

/** Finds this address for any name. */
export function always({ address, family }: Address): LookupFunction {
  return (_host, options, done) => {
    if (options.all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

/** An address of a host that may be called; the call must then go to this very address. */
export async function outsideAddress(host: string): Promise<Address> {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true });
  if (found.length === 0 || found.some(({ address }) => isInside(address))) {
    throw new Error('this address is private');
  }
  return found[0];
}
