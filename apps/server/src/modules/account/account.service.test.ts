import { expect, test } from 'vitest';
import { deviceOf } from './account.service';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0 Safari/537.36`,
    'Chrome',
    'Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge',
    'Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/142.0 Safari/537.36 OPR/120.0`,
    'Opera',
    'Linux',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${webKit} Chrome/142.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webKit} SamsungBrowser/27 Chrome/125 Safari/537`,
    'Samsung Internet',
    'Android',
  ],
  [`${phone} (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [`${phone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'macOS',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) FxiOS/145.0 Safari/605.1.15', 'Firefox', 'iPad'],
  ['curl/8.5.0', 'curl', null],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', null, 'Windows'],
  ['<script>', null, null],
  ['', null, null],
  [null, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
