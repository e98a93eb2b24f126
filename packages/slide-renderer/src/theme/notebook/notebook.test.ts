import { titleFonts } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { fontCuts } from '../../font/font-cuts';
import { typeScale, type TypeStep } from '../../text/type-size';
import { notebook } from './notebook';

const steps = Object.keys(typeScale) as TypeStep[];

test('every line stands on the rules, in every font and size', () => {
  const lines = steps.flatMap((step) => [
    notebook.textSize(step).line,
    ...titleFonts.map((font) => notebook.titleSize(step, fontCuts[font]).line),
  ]);
  expect(lines.filter((line) => line % 24 !== 0)).toEqual([]);
});

test('lines are as high as their letters', () => {
  const tight = steps.flatMap((step) =>
    titleFonts.filter((font) => {
      const { size, line } = notebook.titleSize(step, fontCuts[font]);
      return line < size * 0.9;
    }),
  );
  expect(tight).toEqual([]);
});
