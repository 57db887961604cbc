import { isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose address this is, as far as limits go: who has IPv6 has a whole /64 of addresses, so these
 * count as one.
 */
export function networkOf(address: string): string {
  const [bare] = address.split('%'); // a zone says by which cable, not who
  const mapped = MAPPED.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv4(bare) || !isIPv6(bare)) return bare;
  return `${groupsOf(bare).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address without leading zeros. */
function groupsOf(address: string): readonly string[] {
  const [head, tail] = address.split('::');
  const front = partsOf(head);
  const back = partsOf(tail);
  const missing = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...missing, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}

/** The last two groups may be written as IPv4. */
function partsOf(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return [];
  return text.split(':').flatMap((part) => (part.includes('.') ? ['0', '0'] : [part]));
}
