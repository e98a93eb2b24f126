import { expect, test } from 'vitest';
import { completeUrl } from './page-url';

test.each([
  [' exemplo.com/luz ', 'https://exemplo.com/luz'],
  ['exemplo.com:8080', 'https://exemplo.com:8080'],
  ['http://exemplo.com', 'http://exemplo.com'],
  ['HTTPS://exemplo.com', 'HTTPS://exemplo.com'],
  ['file:///etc/passwd', 'file:///etc/passwd'],
])('%s is asked for as %s', (typed, address) => {
  expect(completeUrl(typed)).toBe(address);
});

test('nothing is no address', () => {
  expect(completeUrl('  ')).toBeNull();
});
