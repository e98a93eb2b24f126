import type { SlideLayout } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { slideWidth } from './context';
import { elementAreaOf } from './compose';

const title = anElement('title', { content: 'O pão' });
const image = anElement('image', { content: '/stock/luz-da-janela.webp' });
const list = anElement('list', { content: 'Farinha\nÁgua\nSal' });

function areaOf(layout: SlideLayout, elementId: string) {
  const slide = aSlide({ layout, elements: [title, image, list] });
  return elementAreaOf({ carousel: aCarousel(), slide, index: 1, total: 4 }, elementId);
}

test('a picture at the head of a slide runs from side to side', () => {
  expect(areaOf('photo-top', image.id)).toMatchObject({ left: 0, top: 0, width: slideWidth });
});

test('a list stands in the field of words', () => {
  const area = areaOf('checklist', list.id);
  expect(area?.left).toBeGreaterThanOrEqual(32);
  expect((area?.left ?? 0) + (area?.width ?? 0)).toBeLessThanOrEqual(slideWidth - 32);
  expect(area?.height).toBeGreaterThan(100);
});

test.each<[SlideLayout, string]>([
  ['stack', image.id],
  ['photo-top', title.id],
  ['photo-top', 'nobody'],
])('in %s what has no place of its own has no area', (layout, id) => {
  expect(areaOf(layout, id)).toBeNull();
});
