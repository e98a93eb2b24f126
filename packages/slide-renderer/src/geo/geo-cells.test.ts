import { composedLayouts, type CarouselFields } from '@arrasta/domain';
import { aCarousel, anElement, aSlide, decorationSettings } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { slideWidth } from '../context';
import { slideHeightOf } from '../format';
import { sceneOf } from '../scene';
import { cellPathsOf } from './geo-cells';
import { brandTopOf, cellGridOf, geoFieldOf } from './geo-place';

interface Given {
  readonly carousel?: Partial<CarouselFields>;
  readonly layout?: (typeof composedLayouts)[number];
  readonly index?: number;
  readonly total?: number;
}

function sceneWith({ carousel = {}, layout = 'statement', index = 1, total = 5 }: Given) {
  return sceneOf({
    carousel: aCarousel({ theme: 'geo', panorama: 'theme', ...carousel }),
    slide: aSlide({
      layout,
      elements: [anElement('title', { content: 'Parede que não segura nada' })],
    }),
    index,
    total,
  });
}

const drawn = (given: Given) => JSON.stringify(cellPathsOf(sceneWith(given)));

describe('the cells of Geométrico', () => {
  test('stay where they are while a slide is edited', () => {
    expect(drawn({ layout: 'checklist' })).toBe(drawn({ layout: 'bars' }));
  });

  test('are others on the next slide, and others with another seed', () => {
    expect(drawn({ index: 1 })).not.toBe(drawn({ index: 2 }));
    expect(drawn({ carousel: { decorSeed: 1 } })).not.toBe(drawn({}));
  });

  test('have figures on the cuts between slides, and none on the outer edges', () => {
    const cutBackground = /M-108 0H108|M324 0H540/gu;
    const cutsAt = (index: number) => drawn({ index }).match(cutBackground);
    expect(cutsAt(0)).toEqual(['M324 0H540']);
    expect(cutsAt(2)?.sort()).toEqual(['M-108 0H108', 'M324 0H540']);
    expect(cutsAt(4)).toEqual(['M-108 0H108']);
  });

  test('have no figures on the cuts where the drawing does not run on', () => {
    expect(drawn({ carousel: { panorama: 'off' }, layout: 'cards' })).not.toMatch(/M-108 0H108/u);
  });

  test('move by turns where the drawing does not run on', () => {
    const sides = [0, 1, 2].map((index) => {
      return cellGridOf(sceneWith({ carousel: { panorama: 'off' }, index })).side;
    });
    expect(sides).toEqual(['head', 'foot', 'right']);
  });
});

describe('words of Geométrico', () => {
  test.each(decorationSettings)('keep out of the cells: %o', (carousel) => {
    for (const layout of composedLayouts) {
      for (const index of [0, 1, 2]) {
        const scene = sceneWith({ carousel, layout, index });
        const { module, rows, side } = cellGridOf(scene);
        const field = geoFieldOf(scene);
        const height = slideHeightOf(scene.carousel);
        const free = {
          top: side === 'head' ? rows * module : 0,
          right: side === 'right' ? slideWidth - module : slideWidth,
          bottom: side === 'foot' ? height - module : height,
        };
        expect(field.top).toBeGreaterThanOrEqual(free.top + 18);
        expect(field.left + field.width).toBeLessThanOrEqual(free.right - 18);
        expect(field.top + field.height).toBeLessThanOrEqual(free.bottom - 18);
        expect(field.height).toBeGreaterThan(100);
        const brandTop = brandTopOf(scene);
        expect(brandTop >= free.top && brandTop + 32 <= free.bottom).toBe(true);
      }
    }
  });
});
