import { expect, test } from 'vitest';
import { spellings } from './ask-sources';

test.each([
  ['luz de janela', ['luz de janela', 'luz janela']],
  ['luz janela', ['luz janela']],
  [
    'Comece pela janela: a luz que entra de manhã é a mais macia para retratos',
    [
      'Comece pela janela: a luz que entra de manhã é a mais macia para retratos',
      'Comece janela luz',
    ],
  ],
  ['de o a', ['de o a']],
])('"%s" is searched for as %j', (query, searched) => {
  expect(spellings(query)).toEqual(searched);
});
