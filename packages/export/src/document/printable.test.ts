import { expect, test } from 'vitest';
import { printable } from './printable';

test.each([
  ['Ação, coração e “aspas” — €5…', 'Ação, coração e “aspas” — €5…'],
  ['Bom dia ☀️ manhã 👩‍👩‍👧', 'Bom dia manhã'],
  ['Arraste →', 'Arraste'],
  ['a\u0303o', 'ão'],
  ['שלום', ''],
  ['linha\u0000\u0007', 'linha'],
])('%j is spelled as %j', (text, spelled) => {
  expect(printable(text)).toBe(spelled);
});
