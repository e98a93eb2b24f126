import { describe, expect, test } from 'vitest';
import { plainAddress, readProxies } from './trusted-proxies';

describe('a number', () => {
  test('trusts as many machines, whatever their addresses', () => {
    const trust = readProxies('2');
    expect([0, 1, 2].map((hop) => trust?.('203.0.113.9', hop))).toEqual([true, true, false]);
  });
});

describe('a list', () => {
  const trust = readProxies('10.0.0.0/8, 203.0.113.5 2001:db8::/32');
  test.each(['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.5', '203.0.113.5:4001', '[2001:db8::1]:80'])(
    'trusts %s',
    (address) => {
      expect(trust?.(address, 0)).toBe(true);
    },
  );
  test.each(['11.1.2.3', '203.0.113.6', '2001:db9::1', '', 'unknown'])('not %j', (address) => {
    expect(trust?.(address, 0)).toBe(false);
  });
});

test.each(['talvez', '10.0.0.0/33', '10.0.0', '-1', '1.5', '10.0.0.1,', 'proxy.example', '1e3'])(
  '%j names no proxies',
  (text) => {
    expect(readProxies(text)).toBeNull();
  },
);

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:4001', '198.51.100.7'],
  ['[2001:db8::7]:4001', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['unknown', '10.0.0.1'],
  ['198.51.100.7:porta', '10.0.0.1'],
  ['1', '10.0.0.1'],
  ['', '10.0.0.1'],
])('%j is %s', (claimed, address) => {
  expect(plainAddress(claimed, '10.0.0.1')).toBe(address);
});
