import { expect, test } from 'vitest';
import { creditText, shortCreditText } from './image-credit';

test.each([
  [
    { source: 'Openverse', author: 'Rui', license: 'CC BY 4.0', pageUrl: null },
    'Foto: Rui · Openverse · CC BY 4.0',
    'Foto: Rui · CC BY 4.0',
  ],
  [
    { source: 'Google', author: null, license: null, pageUrl: null },
    'Foto · Google · licença não informada',
    'Foto · licença não informada',
  ],
])('%j is shown as "%s", among others of its service as "%s"', (credit, text, short) => {
  expect(creditText(credit)).toBe(text);
  expect(shortCreditText(credit)).toBe(short);
});
