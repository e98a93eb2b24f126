import type { CarouselFields } from '@arrasta/domain';
import { aCarousel, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slide } from '../../slide/slide';

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
