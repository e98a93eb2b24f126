import { expect, test } from 'vitest';
import { deviceName, formatMoment } from './sessions';

const session = {
  id: 'a',
  ip: null,
  startedAt: '2026-11-22T10:00:00Z',
  lastUsedAt: '2026-11-22T10:00:00Z',
  isOwn: false,
};

test.each([
  ['Chrome', 'Windows', 'Chrome no Windows'],
  [null, 'iPhone', 'Navegador no iPhone'],
  ['curl', null, 'curl'],
  [null, null, 'Dispositivo desconhecido'],
])('%s on %s is called %s', (browser, system, name) => {
  expect(deviceName({ ...session, browser, system })).toBe(name);
});

test('a moment of today is told by its time, any other by its day', () => {
  const now = new Date(2026, 10, 22, 18, 30);
  expect(formatMoment(new Date(2026, 10, 22, 9, 5).toISOString(), now)).toBe('hoje, 09:05');
  expect(formatMoment(new Date(2026, 10, 21, 23, 59).toISOString(), now)).toMatch(
    /^em 21 de nov de 2026$/,
  );
});
