import { expect, test } from 'vitest';
import { isNewEnough } from './node-version.mjs';

test.each([
  ['20.19.0', true],
  ['22.1.0', true],
  ['24.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node.js %s: %s', (version, answer) => {
  expect(isNewEnough(version)).toBe(answer);
});
