import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.js';
import { Buckets } from '../src/http/buckets.js';
import { networkOf } from '../src/http/network.js';

describe('a bucket', () => {
  it('gives what is in it, fills at its rate, and never runs over', () => {
    let now = 0;
    const buckets = new Buckets(2, 3, () => now);
    const taken = (): number => [1, 2, 3, 4, 5].filter(() => buckets.take('anna')).length;
    expect(taken()).toBe(3);
    now += 1000;
    expect(taken()).toBe(2);
    now += 3_600_000;
    expect(taken()).toBe(3);
    expect(buckets.take('ben')).toBe(true);
  });

  it('counts for each of a crowd, however large', () => {
    let now = 0;
    const buckets = new Buckets(1, 1, () => now);
    const crowd = (name: string): number =>
      Array.from({ length: 60_000 }, (_, i) => buckets.take(`${name} ${i}`)).filter(Boolean).length;
    expect(crowd('first')).toBe(60_000);
    now = 500;
    expect(crowd('first')).toBe(0);
    now = 5000;
    expect(crowd('first')).toBe(60_000);
  });
});

describe('an address, as far as limits go', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['no address at all', 'no address at all'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('proxies in front', () => {
  it.each([
    ['', 0],
    ['false', 0],
    ['true', 1],
    ['2', 2],
  ])('HUSTINGS_TRUST_PROXY=%s means %i', (given, trustProxy) => {
    expect(readConfig({ HUSTINGS_TRUST_PROXY: given })).toMatchObject({ trustProxy });
  });

  it('are counted, not named', () => {
    expect(readConfig({ HUSTINGS_TRUST_PROXY: 'loopback' })).toMatch(/^HUSTINGS_TRUST_PROXY /);
  });
});
