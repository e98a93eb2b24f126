import { expect, test } from 'vitest';
import { stripMarkdown } from './strip-markdown';

test.each([
  ['emphasis', 'Luz **de** __janela__', 'Luz de janela'],
  ['a name with lines', 'Siga @ana__luz__x e __ana__luz', 'Siga @ana__luz__x e __ana__luz'],
  ['tags', '<p>Um</p><p>Dois<br/>Três < quatro</p>', 'Um\nDois\nTrês < quatro'],
  ['links', 'Veja [aqui](https://a.com/b_(c)) em https://a.com já', 'Veja aqui em já'],
  ['a heading', '## Luz', 'Luz'],
])('of %s the words stay', (_what, text, words) => {
  expect(stripMarkdown(text)).toBe(words);
});
