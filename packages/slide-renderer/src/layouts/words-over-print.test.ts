import { slideFormats } from '@arrasta/domain';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { compose } from '../compose';
import { sceneOf } from '../scene';
import { layoutFieldOf } from './field';

describe.each(slideFormats)('a type cover of Caderno in %s', (format) => {
  const carousel = aCarousel({ theme: 'notebook', format });
  const image = anElement('image', { content: '/stock/cafe.webp', position: 1 });

  test.each(['O que deu certo', 'O que deu certo neste ano e o que fica para o ano que vem'])(
    'shows its picture as a print under %j',
    (content) => {
      const title = anElement('title', { content, position: 0 });
      const slide = aSlide({ layout: 'cover-type', elements: [title, image] });
      const scene = sceneOf({ carousel, slide, index: 0, total: 6 });
      const composition = compose(scene, null);
      const picture = composition?.items.find((item) => item.kind === 'image');
      const height = picture?.kind === 'image' ? picture.area.height : 0;
      expect(height).toBeGreaterThan(0.3 * layoutFieldOf(scene).height);
      expect(composition?.overflowing).toEqual([]);
    },
  );
});
