import { expect, test } from 'vitest';
import { insertNonBreakingSpaces } from './words';

test.each([
  ['Corra 5 km hoje', 'Corra 5_km hoje'],
  ['São 40 % do mês', 'São 40_% do mês'],
  ['Por R$ 80 a aula', 'Por R$_80 a_aula'],
  ['Das 9h às 18h', 'Das 9h_às 18h'],
  ['O dia em que o cliente precisou é hoje', 'O dia em que o cliente precisou é_hoje'],
  ['5 hábitos', '5 hábitos'],
])('%s holds together', (text, expected) => {
  expect(insertNonBreakingSpaces(text)).toBe(expected.replaceAll('_', '\u00A0'));
  expect(insertNonBreakingSpaces(text)).toHaveLength(text.length);
});
