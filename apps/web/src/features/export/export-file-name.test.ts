import { expect, test } from 'vitest';
import { exportFileName } from './export-file-name';

test.each([
  ['5 hábitos que mudam a sua manhã', '5 hábitos que mudam a sua manhã.zip'],
  ['Antes/depois: o que mudou?', 'Antes depois o que mudou.zip'],
  ['  ...  ', 'carrossel.zip'],
  ['', 'carrossel.zip'],
  ['Fim.', 'Fim.zip'],
  ['a\u202Egpj', 'a gpj.zip'],
  ['😀'.repeat(100), `${'😀'.repeat(62)}.zip`],
  ['é'.repeat(100), `${'é'.repeat(80)}.zip`],
  ['👨‍👩‍👧 em casa 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 em casa 🏴󠁧󠁢󠁥󠁮󠁧󠁿.zip'],
  ['👨‍👩‍👧'.repeat(100), `${'👨‍👩‍👧'.repeat(13)}.zip`],
  ['a\u200Db\u{E0041}c', 'a b c.zip'],
  ['CON', 'carrossel CON.zip'],
  ['nul.txt', 'carrossel nul.txt.zip'],
  ['Contas', 'Contas.zip'],
])('%j is kept as %j', (title, name) => {
  expect(exportFileName(title, 'zip')).toBe(name);
});

test('no name is longer than file systems take, its ending included', () => {
  for (const letter of ['a', 'é', '漢', '🎉', '👩🏽‍🚀']) {
    const name = exportFileName(letter.repeat(200), 'pdf');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  }
});
