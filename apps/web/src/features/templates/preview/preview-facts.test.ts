import { deckOfTemplate, templates } from '@arrasta/templates';
import { aCarousel } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { env } from '../../../editor/store/env';
import { ownPaletteOf, paletteChoices } from './preview-facts';

test.each(templates.map((template) => [template.key, template] as const))(
  '%s is offered in six palettes, its own first, a dark one and a gradient among them',
  (_, template) => {
    const own = ownPaletteOf(deckOfTemplate(template, env).carousel);
    const choices = paletteChoices(own, template.theme, templates);
    const names = choices.map(({ name }) => name);
    expect(names[0]).toBe(template.palette);
    expect(new Set(names).size).toBe(6);
    expect(choices.some(({ isGradient }) => isGradient)).toBe(true);
  },
);

test('colours of somebody’s own are a palette too, the first of six', () => {
  const own = ownPaletteOf(aCarousel({ primaryColor: '#123456', gradient: null }));
  expect(own).toMatchObject({ name: 'Do modelo', primary: '#123456', isGradient: false });
  const choices = paletteChoices(own, 'retro', templates);
  expect(choices[0]).toBe(own);
  expect(new Set(choices.map(({ name }) => name)).size).toBe(6);
});
