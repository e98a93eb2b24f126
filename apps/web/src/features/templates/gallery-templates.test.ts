import type { Template } from '@arrasta/templates';
import { expect, test } from 'vitest';
import { type GalleryTemplate, findTemplates, type TemplateFilter } from './gallery-templates';

const recipeOfProduct: Template = {
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
const recipe: GalleryTemplate = {
  ...recipeOfProduct,
  format: '4:5',
  slides: 2,
  own: false,
  builtIn: recipeOfProduct,
};
const showcase: GalleryTemplate = {
  ...recipe,
  key: 'showcase',
  name: 'Vitrine',
  purpose: 'sell',
};
const own: GalleryTemplate = {
  ...recipe,
  key: 'own',
  name: 'Do mês',
  purpose: null,
  audience: [],
  theme: 'swiss',
  own: true,
  builtIn: null,
};

const found = (search: string, filter: TemplateFilter = null) =>
  findTemplates([own, recipe, showcase], { search, filter }).map(({ key }) => key);

test.each([
  ['', ['own', 'recipe', 'showcase']],
  ['mes', ['own']],
  ['suico', ['own']],
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
  expect(found('', 'own')).toEqual(['own']);
});

test('the whole name of a theme finds its templates alone, the beginning of one all that have such a word', () => {
  const lookBack = { ...recipe, key: 'look-back', name: 'Retrospectiva', theme: 'notebook' };
  const found = (search: string) =>
    findTemplates([recipe, lookBack], { filter: null, search }).map(({ key }) => key);
  expect(found('Retrô')).toEqual(['recipe']);
  expect(found('retr')).toEqual(['recipe', 'look-back']);
});
