import { templates } from '@arrasta/templates';
import { expect, test } from 'vitest';
import { paletteChoices } from './palette-choices';

test.each(templates.map((template) => [template.key, template] as const))(
  '%s is offered in six palettes, its own first, a dark one and a gradient among them',
  (_, template) => {
    const choices = paletteChoices(template, templates);
    const names = choices.map(({ name }) => name);
    expect(names[0]).toBe(template.palette);
    expect(new Set(names).size).toBe(6);
    expect(choices.some(({ isGradient }) => isGradient)).toBe(true);
  },
);
