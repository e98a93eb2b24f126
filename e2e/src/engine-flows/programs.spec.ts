import { expect, test } from '@playwright/test';
import { missingEngines } from '../engines/engine';

test('one line says which engines are not tried and what to install', () => {
  expect(missingEngines(['webkit'])).toBe(
    'Not tried, as not installed: Firefox (Debian: apt-get install firefox-esr xvfb)',
  );
  expect(missingEngines([])).toBe(
    'Not tried, as not installed: Firefox and WebKit (Debian: apt-get install firefox-esr xvfb webkit2gtk-driver)',
  );
  expect(missingEngines(['firefox', 'webkit'])).toBe('');
});
