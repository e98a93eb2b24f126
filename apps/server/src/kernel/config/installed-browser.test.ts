import { expect, test } from 'vitest';
import { ConfigurationError } from './environment';
import { installedBrowser } from './installed-browser';

test('the configured browser is taken, and none where it is off', () => {
  expect(installedBrowser({ CHROMIUM_PATH: process.execPath }, {})?.executable).toBe(
    process.execPath,
  );
  expect(installedBrowser({ CHROMIUM_PATH: 'off' }, {})).toBeUndefined();
});

test.each(['/nowhere/chromium', '/tmp', import.meta.filename])(
  '%s, which is no program, ends the start',
  (path) => {
    expect(() => installedBrowser({ CHROMIUM_PATH: path }, {})).toThrow(ConfigurationError);
    expect(() => installedBrowser({ CHROMIUM_PATH: path }, {})).toThrow('CHROMIUM_PATH');
  },
);

test('a browser learns none of our secrets', () => {
  const variables = { PATH: '/bin', HOME: '/root', SESSION_SECRET: 'x', DATABASE_URL: 'y' };
  const browser = installedBrowser({ CHROMIUM_PATH: process.execPath }, variables);
  expect(browser?.environment).toEqual({ PATH: '/bin', HOME: '/root' });
});
