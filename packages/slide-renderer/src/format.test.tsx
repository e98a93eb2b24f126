import { slideFormats, type CarouselFields, type SlideFormat } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { layoutFieldOf } from './layouts/field';
import { paperOf, sceneOf } from './scene';
import { Slide } from './slide';

type Settings = Partial<CarouselFields>;

const slide = aSlide({ elements: [anElement('text')] });

function carouselOf(set: Settings) {
  return aCarousel({ brandName: 'Ana Ribeiro', ...set });
}

function drawn(set: Settings): string {
  return renderToStaticMarkup(
    <Slide carousel={carouselOf(set)} slide={slide} index={1} total={6} />,
  );
}

/** Top and height in px of the first thing with this mark. */
function placeOf(mark: string, markup: string): readonly [top: number, height: number] {
  const found = new RegExp(`${mark}="[^"]*" style="[^"]*?top:(\\d+)(?:px)?;[^"]*?height:(\\d+)px`);
  const [, top, height] = found.exec(markup) ?? [];
  return [Number(top), Number(height)];
}

function brandCentre(set: Settings): number {
  const [top, height] = placeOf('data-brand-line', drawn(set));
  return top + height / 2;
}

const centres: Readonly<Record<SlideFormat, number>> = {
  '4:5': 492,
  '3:4': 528,
  '1:1': 384,
  '9:16': 616,
};

describe('the brand line', () => {
  test.each(slideFormats)('follows the foot of the slide: %s', (format) => {
    const themes = ['minimal', 'editorial', 'notebook', 'frame'];
    const found = themes.map((theme) => brandCentre({ theme, format, brandPosition: 'footer' }));
    expect(found).toEqual(themes.map(() => centres[format]));
  });

  test.each(slideFormats)('keeps to the head, below what covers a story: %s', (format) => {
    const inset = format === '9:16' ? 76 : 0;
    expect(brandCentre({ format, brandPosition: 'header' })).toBe(48 + inset);
  });

  test.each([
    ['4:5', 'footer', [468, 72]],
    ['1:1', 'footer', [360, 72]],
    ['9:16', 'footer', [592, 176]],
    ['4:5', 'header', [0, 72]],
    ['9:16', 'header', [0, 148]],
  ] as const)('of Impacto is a band to the edge: %s, %s', (format, brandPosition, place) => {
    const markup = drawn({ theme: 'bold', format, brandPosition });
    expect(placeOf('data-brand-line', markup)).toEqual(place);
  });
});

describe('the field', () => {
  test.each([
    ['4:5', [32, 420]],
    ['3:4', [32, 456]],
    ['1:1', [32, 312]],
    ['9:16', [108, 468]],
  ] as const)('of stacked elements is as high as the format allows: %s', (format, place) => {
    expect(placeOf('data-slide-field', drawn({ format }))).toEqual(place);
  });

  test.each(slideFormats)('of a composed slide is the same: %s', (format) => {
    const carousel = carouselOf({ format });
    const { top, height } = layoutFieldOf(sceneOf({ carousel, slide, index: 1, total: 6 }));
    expect([top, height]).toEqual(placeOf('data-slide-field', drawn({ format })));
  });
});

test.each([
  ['4:5', 508],
  ['3:4', 544],
  ['1:1', 400],
  ['9:16', 736],
] as const)('the card of Moldura leaves the same frame on all sides: %s', (format, height) => {
  expect(paperOf({ theme: 'frame', format })).toEqual({ left: 16, top: 16, width: 400, height });
});

test('a story’s foot has the theme’s device, unless a picture lies there', () => {
  const disc = 'top:648px';
  expect(drawn({ format: '9:16' })).toContain(disc);
  expect(drawn({ format: '4:5' })).not.toContain(disc);
  const withImage = aSlide({ backgroundImageUrl: '/api/pictures/1' });
  const markup = renderToStaticMarkup(
    <Slide carousel={carouselOf({ format: '9:16' })} slide={withImage} index={0} total={1} />,
  );
  expect(markup).not.toContain(disc);
});
