import { expect, test } from 'vitest';
import { limitKey } from './identity';

test.each([
  ['all addresses of one IPv6 line', '2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3'],
  ['an IPv4 address and its IPv6 spelling', '203.0.113.9', '::ffff:203.0.113.9'],
])('%s count together', (_what, one, other) => {
  expect(limitKey(one)).toBe(limitKey(other));
});

test.each([
  ['two IPv6 lines', ['2001:db8:1:2::1'], ['2001:db8:1:3::1']],
  ['two IPv4 addresses', ['203.0.113.9'], ['203.0.113.8']],
  ['two e-mails', ['203.0.113.9', 'ana@exemplo.com'], ['203.0.113.9', 'bia@exemplo.com']],
  ['an e-mail that ends where another begins', ['a', 'bc', 'd'], ['a', 'b', 'cd']],
])('%s count apart', (_what, [one = '', ...more], [other = '', ...rest]) => {
  expect(limitKey(one, ...more)).not.toBe(limitKey(other, ...rest));
});

test('nothing of the e-mail or the address stands in a key', () => {
  expect(limitKey('203.0.113.9', 'ana@exemplo.com')).toMatch(/^[\w-]{43}$/);
});
