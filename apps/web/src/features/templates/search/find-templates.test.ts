import type { Template } from '@arrasta/templates';
import { expect, test } from 'vitest';
import { findTemplates } from './find-templates';

const recipe: Template = {
  key: 'recipe',
  name: 'Receita da casa',
  purpose: 'teach',
  audience: ['padaria'],
  summary: '',
  theme: 'retro',
  palette: 'Terracota',
  titleFont: 'nunito',
  contentFont: 'nunito',
  decorSeed: 0,
  slides: [
    { layout: 'cover-type', elements: [{ type: 'title', content: 'Pão de fermento' }] },
    { layout: 'cta', elements: [{ type: 'title', content: 'Gostou?' }] },
  ],
};
const showcase: Template = { ...recipe, key: 'showcase', name: 'Vitrine', purpose: 'sell' };

const found = (search: string, purpose: Template['purpose'] | null = null) =>
  findTemplates([recipe, showcase], { search, purpose }).map(({ key }) => key);

test.each([
  ['', ['recipe', 'showcase']],
  ['receita', ['recipe']],
  ['ensinar', ['recipe']],
  ['PADAR', ['recipe', 'showcase']],
  ['pao', ['recipe', 'showcase']],
  ['retrô', ['recipe', 'showcase']],
  ['casa pad', ['recipe']],
  ['asa', []],
  ['gostou', []],
])('the search for %j finds %j', (search, keys) => {
  expect(found(search)).toEqual(keys);
});

test('a purpose leaves its own templates, in which the search goes on', () => {
  expect(found('', 'sell')).toEqual(['showcase']);
  expect(found('receita', 'sell')).toEqual([]);
});
