import { slideFormats, type SlideLayout } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';

function overflowing(layout: SlideLayout, carousel: ReturnType<typeof aCarousel>) {
  const image = anElement('image', { content: '/stock/cafe.webp' });
  const elements = [
    anElement('subtitle', { content: 'Fermentação natural' }),
    anElement('title', { content: 'O pão de 36 horas' }),
    layout === 'photo-full'
      ? anElement('list', {
          content: 'Escopo: o que entra\nPrazo: quando chega\nPreço: quanto custa',
        })
      : anElement('text', { content: 'Três ingredientes, um fermento vivo e nenhuma pressa.' }),
    image,
  ].map((element, position) => ({ ...element, position }));
  const slide = aSlide({ layout, elements });
  return compose(sceneOf({ carousel, slide, index: 2, total: 8 }), null)?.overflowing;
}

describe.each(slideFormats)('pictures of Geométrico in %s leave room for words', (format) => {
  test.each(['cover-split', 'photo-top', 'photo-full'] as const)('in %s', (layout) => {
    for (const brandPosition of ['header', 'footer'] as const) {
      const carousel = aCarousel({
        theme: 'geo',
        format,
        brandPosition,
        brandName: 'Ana Ribeiro',
        brandHandle: '@ana',
        pageIndicator: 'swipe_hint',
      });
      expect(overflowing(layout, carousel)).toEqual([]);
    }
  });
});

test('sides of a comparison are told apart by their blocks, without cross and tick', () => {
  const parts = [
    ['title', 'Para descansar'],
    ['subtitle', 'Serra'],
    ['list', 'cobertor\nsopa quente'],
    ['subtitle', 'Mar'],
    ['list', 'chinelo\ncochilo longo'],
  ] as const;
  const elements = parts.map(([type, content], position) => anElement(type, { content, position }));
  const slide = aSlide({ layout: 'columns', elements });
  const signsIn = (theme: 'geo' | 'minimal') => {
    const scene = sceneOf({ carousel: aCarousel({ theme }), slide, index: 2, total: 8 });
    return compose(scene, null)?.items.filter(({ kind }) => kind === 'path');
  };
  expect(signsIn('minimal')).toHaveLength(2);
  expect(signsIn('geo')).toEqual([]);
});
