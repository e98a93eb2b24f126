import { aSlide, anElement } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import type { Slide } from '../slide/slide';
import { layoutFitOf, layoutVariants, nextVariant, suitingLayouts } from './suit-layouts';

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;
const title = () => anElement('title', { content: 'O que entra na massa' });
const list = (content = 'Farinha: do Paraná\nÁgua: filtrada\nSal: 2 %') =>
  anElement('list', { content });
const cover = () => aSlide({ elements: [title()] });

describe('how a slide and a layout go together', () => {
  const slide = aSlide({ elements: [title(), list()] });

  test.each([
    ['cards', { missing: null, leftOver: null }],
    ['stack', { missing: null, leftOver: null }],
    ['photo-top', { missing: 'image', leftOver: 'list' }],
    ['columns', { missing: 'lists', leftOver: null }],
    ['bars', { missing: 'values', leftOver: null }],
    ['statement', { missing: null, leftOver: 'list' }],
  ] as const)('%s', (layout, fit) => {
    expect(layoutFitOf(slide, layout)).toEqual(fit);
  });
});

describe('the layouts that suit a slide', () => {
  test('begin with what the rules choose and end with the stack', () => {
    const slides = [cover(), aSlide({ elements: [title(), list()] }), cover()];
    const layouts = suitingLayouts(slides, 1, looks);
    expect(layouts[0]).toBe('cards');
    expect(layouts).toContain('timeline');
    expect(layouts.at(-1)).toBe('stack');
    expect(layouts).not.toContain('photo-top');
  });

  test('of an inner slide have the covers behind the others', () => {
    const text = anElement('text', { content: 'Com calma.' });
    const layouts = suitingLayouts(
      [cover(), aSlide({ elements: [title(), text] }), cover()],
      1,
      looks,
    );
    expect(layouts.indexOf('cover-type')).toBe(layouts.length - 2);
  });

  test('of one on the photograph over several slides have those of its picture', () => {
    const text = anElement('text', { content: 'Com calma.' });
    const slides = [cover(), aSlide({ elements: [title(), text] }), cover()];
    const over = { ...looks, panorama: { from: 1, span: 2 } };
    expect(suitingLayouts(slides, 1, over)).toEqual(
      expect.arrayContaining(['cover-photo', 'photo-full']),
    );
    expect(suitingLayouts(slides, 1, looks)).not.toContain('photo-full');
  });
});

describe('variants', () => {
  const slides = [cover(), aSlide({ elements: [title(), list()] }), cover()];

  test('are the suiting layouts, then the best one on the other tones', () => {
    const variants = layoutVariants(slides, 1, looks);
    const [best] = variants;
    const tones = variants.filter(({ layout }) => layout === best?.layout).map(({ tone }) => tone);
    expect([...tones].sort()).toEqual(['ink', 'paper', 'primary', 'tint']);
  });

  test('gone through to the end lead back to the first, and so backwards', () => {
    const variants = layoutVariants(slides, 1, looks);
    for (const step of [1, -1] as const) {
      const first = { ...slides[1], ...variants[0] } as (typeof slides)[number];
      const last = variants.reduce<Slide>((slide) => {
        const next = nextVariant([cover(), slide, cover()], 1, looks, step);
        return { ...slide, ...next, layoutPinned: true };
      }, first);
      expect(last).toMatchObject(variants[0] ?? {});
    }
  });
});
