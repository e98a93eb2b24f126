import { expect, test } from 'vitest';
import { exportFileName } from './export-file-name';

test.each([
  ['5 hábitos que mudam a sua manhã', '5 hábitos que mudam a sua manhã.zip'],
  ['Antes/depois: o que mudou?', 'Antes depois o que mudou.zip'],
  ['  ...  ', 'carrossel.zip'],
  ['', 'carrossel.zip'],
  ['Fim.', 'Fim.zip'],
  ['a\u202Egpj', 'a gpj.zip'],
  ['😀'.repeat(100), `${'😀'.repeat(80)}.zip`],
])('%j is kept as %j', (title, name) => {
  expect(exportFileName(title, 'zip')).toBe(name);
});
