import { expect, test } from 'vitest';
import { waitingText } from './counted-rate-limits';

test.each([
  [1, '1 segundo'],
  [119, '119 segundos'],
  [120, '2 minutos'],
  [899, '15 minutos'],
  [7_199, '120 minutos'],
  [7_201, '3 horas'],
  [86_400, '24 horas'],
])('%d seconds are called %s', (seconds, words) => {
  expect(waitingText(seconds)).toBe(`Muitas tentativas. Tente de novo em ${words}.`);
});
