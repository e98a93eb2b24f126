import { type CarouselFields, titleFonts } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fontSpecs } from '../fonts/font-specs';
import { Slide } from '../slide';
import type { TypeStep } from '../context';
import { typeScale } from '../text/text-style';
import { notebook } from './notebook';

/** Where the tab with the number begins, in px from the top. */
function tabTop(set: Partial<CarouselFields>): number {
  const carousel = aCarousel({ theme: 'notebook', pageIndicator: 'swipe_hint', ...set });
  const markup = renderToStaticMarkup(
    <Slide carousel={carousel} slide={aSlide()} index={0} total={3} />,
  );
  const tab = markup.slice(markup.indexOf('data-page-indicator="page_number"'));
  return Number(/top:(\d+)px/.exec(tab)?.[1]);
}

test.each([
  [{ brandPosition: 'footer' }, 52],
  [{ brandPosition: 'header' }, 108],
  [{ brandPosition: 'header', hideFooter: true }, 52],
] as const)('with %j the tab is clear of the swipe hint', (set, top) => {
  expect(tabTop(set)).toBe(top);
});

test('on a gradient the tab is in a colour of its own', () => {
  const gradient = 'linear-gradient(135deg, #FDE68A, #FCA5A5)';
  const carousel = aCarousel({ theme: 'notebook', pageIndicator: 'page_number', gradient });
  const tabOn = (tone: 'paper' | 'primary') => {
    const slide = aSlide({
      layout: 'statement',
      tone,
      elements: [anElement('title', { content: 'Uma frase' })],
    });
    const markup = renderToStaticMarkup(
      <Slide carousel={carousel} slide={slide} index={0} total={3} />,
    );
    return /data-page-indicator="page_number"[^>]*background:([^;]+)/u.exec(markup)?.[1];
  };
  expect(tabOn('paper')).toBe(gradient);
  expect(tabOn('primary')).toMatch(/^rgb/u);
});

const steps = Object.keys(typeScale) as TypeStep[];

test('every line stands on the rules, in every font and size', () => {
  const lines = steps.flatMap((step) => [
    notebook.textSize(step).line,
    ...titleFonts.map((font) => notebook.titleSize(step, fontSpecs[font]).line),
  ]);
  expect(lines.filter((line) => line % 24 !== 0)).toEqual([]);
});

test('lines are as high as their letters', () => {
  const tight = steps.flatMap((step) =>
    titleFonts.filter((font) => {
      const { size, line } = notebook.titleSize(step, fontSpecs[font]);
      return line < size * 0.9;
    }),
  );
  expect(tight).toEqual([]);
});
