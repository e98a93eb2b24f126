import type { ElementStyle } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Slide } from '../slide';

const PRIMARY = 'background:rgb(79, 70, 229)';

/** In Impacto, whose cover is painted in the primary colour. */
function figureOn(
  sort: 'intro' | 'content',
  type: 'shape' | 'divider',
  style: ElementStyle,
): string {
  const figure = anElement(type, { style });
  const markup = renderToStaticMarkup(
    <Slide
      carousel={aCarousel({ theme: 'bold', primaryColor: '#4F46E5' })}
      slide={aSlide({ type: sort, elements: [figure] })}
      index={0}
      total={3}
    />,
  );
  return markup.slice(markup.indexOf(figure.id));
}

describe.each(['shape', 'divider'] as const)('a %s', (type) => {
  test.each([{}, { color: '#4F46E5' }])(
    'with %j is seen on a background of the primary colour',
    (style) => {
      expect(figureOn('intro', type, style)).not.toContain(PRIMARY);
      expect(figureOn('intro', type, style)).toContain('background:rgb(255, 255, 255)');
    },
  );

  test('is in the primary colour on any other background', () => {
    expect(figureOn('content', type, {})).toContain(PRIMARY);
  });

  test('in a colour of one’s own is painted as stored', () => {
    expect(figureOn('intro', type, { color: '#4F46E6' })).toContain('background:rgb(79, 70, 230)');
  });
});
