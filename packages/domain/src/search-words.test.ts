import { expect, test } from 'vitest';
import { matchesSearch } from './search-words';

const texts = ['Para onde foi a doação', 'ONG', 'Mostrar resultado'];

test.each(['', '  ', 'doacao', 'DOAÇÃO', 'doa', 'mostrar ong', 'result doa', 'doac\u0327a\u0303o'])(
  '%j is found',
  (query) => {
    expect(matchesSearch(query, texts)).toBe(true);
  },
);

test.each(['oação', 'doações', 'doação igreja'])('%j is not', (query) => {
  expect(matchesSearch(query, texts)).toBe(false);
});
