import type { Element } from '@arrasta/domain';
import { themeKeys, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { registerAllThemes } from '../all-themes';
import { compose } from '../compose';
import { sceneOf } from '../scene';
import { Slide } from '../slide';

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `Passo ${String(at + 1)} da semana`).join('\n');

function drawn(theme: ThemeKey, count: number) {
  const elements: Element[] = [
    anElement('title', { content: 'Salve este post', position: 0 }),
    anElement('list', { content: itemsOf(count), position: 1 }),
  ];
  const brand = { brandName: 'Ana', brandHandle: '@ana' } as const;
  const carousel = aCarousel({ theme, pageIndicator: 'swipe_hint', ...brand });
  const place = { carousel, slide: aSlide({ layout: 'cta', elements }), index: 1, total: 4 };
  const composition = compose(sceneOf(place), null);
  const items = composition?.items ?? [];
  const notes = items.flatMap((item) => (item.kind === 'note' ? item.runs : []));
  const areaOf = (content: string) => notes.find((note) => note.content === content)?.area;
  const rows = items.flatMap((item) => (item.kind === 'list' ? item.rows : []));
  return {
    markup: renderToStaticMarkup(<Slide {...place} />),
    overflowing: composition?.overflowing,
    brand: items.flatMap((item) => (item.kind === 'brand' ? [item.area] : []))[0],
    call: areaOf('Salve este post'),
    signs: ['Salvar', 'Enviar', 'Comentar', 'Seguir'].map(areaOf),
    tops: rows.map(({ area }) => area.top),
    foot: Math.max(...rows.map(({ area }) => area.top + area.height)),
  };
}

describe.each(['minimal', 'editorial', 'bold', 'notebook', 'frame'] as const)(
  'a call with a list in %s',
  (theme) => {
    test('has it between pill and signs, where there is room', () => {
      const { brand, call, signs, tops, foot, overflowing } = drawn(theme, 2);
      expect(overflowing).toEqual([]);
      expect(brand).toBeDefined();
      expect(signs).not.toContain(undefined);
      expect(Math.min(...tops)).toBeGreaterThan((call?.top ?? Infinity) + (call?.height ?? 0));
      const under = theme === 'frame' ? signs[0] : brand;
      expect(foot).toBeLessThanOrEqual(under?.top ?? 0);
    });

    test('has the brand line where a long one needs their room', () => {
      const { brand, signs, markup } = drawn(theme, 8);
      expect(brand).toBeUndefined();
      expect(signs.every((sign) => sign === undefined)).toBe(true);
      expect(markup).toContain('data-brand-line');
    });
  },
);

test.each(themeKeys)('a call that nobody wrote names whom to follow in %s', (theme) => {
  const callTo = (brandHandle: string | null, brandName: string | null) => {
    const carousel = aCarousel({ theme, brandName, brandHandle });
    const slide = aSlide({ layout: 'cta', elements: [anElement('title', { content: 'Gostou' })] });
    const items = compose(sceneOf({ carousel, slide, index: 3, total: 4 }), null)?.items ?? [];
    const notes = items.flatMap((item) => (item.kind === 'note' ? item.runs : []));
    const words = notes.map(({ content }) => content.replaceAll('\u00A0', ' '));
    return words.find((content) => content.startsWith('Siga'));
  };
  expect(callTo('@ana', 'Ana')).toBe('Siga @ana');
  expect(callTo(null, 'Ana')).toBe('Siga Ana');
  expect(callTo(null, null)).toBe('Siga o perfil');
});

test.each(themeKeys)('a call before the last slide has no hint to swipe in %s', (theme) => {
  registerAllThemes();
  for (const count of [2, 8]) {
    expect(drawn(theme, count).markup).not.toContain('swipe_hint');
  }
});
