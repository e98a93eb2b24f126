import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slide } from '../slide';

const text = 'De manhã, com a cortina fechada pela metade, ela é macia e não custa nada.';

test('the tab with the arrow stands on the edge of the slide, also beside a photo', () => {
  const elements = [
    anElement('title', { content: 'Luz de janela basta', position: 0 }),
    anElement('text', { content: text, position: 1 }),
    anElement('image', { content: '/stock/luz-da-janela.webp', position: 2 }),
  ];
  const carousel = aCarousel({ theme: 'frame', pageIndicator: 'swipe_hint' });
  for (const index of [2, 3]) {
    const slide = aSlide({ layout: 'photo-side', elements });
    const markup = renderToStaticMarkup(
      <Slide carousel={carousel} slide={slide} index={index} total={8} />,
    );
    const column = /left:(-?[\d.]+)(?:px)?;right:(-?[\d.]+)(?:px)?;top:0;bottom:0/.exec(markup);
    const tab = /data-page-indicator="swipe_hint" style="position:absolute;right:(-?[\d.]+)/.exec(
      markup,
    );
    expect(Number(column?.[2]) + Number(tab?.[1])).toBe(0);
  }
});
