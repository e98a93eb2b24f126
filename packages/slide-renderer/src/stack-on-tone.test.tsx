import type { SlideTone } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast';
import { sceneOf, type SceneInput } from './scene';
import { Slide } from './slide';

const carousel = aCarousel({ brandName: 'Ana Ribeiro', brandHandle: '@ana' });
const elements = [
  anElement('title', { content: 'O que entra na massa', position: 0 }),
  anElement('text', { content: 'Farinha, água e sal.', position: 1 }),
  anElement('list', { content: 'Farinha\nÁgua', position: 2 }),
];

function inputOf(fields: Parameters<typeof aSlide>[0], of = carousel): SceneInput {
  return { carousel: of, slide: aSlide({ id: 'a', elements, ...fields }), index: 1, total: 6 };
}

const drawn = (input: SceneInput) => renderToStaticMarkup(<Slide {...input} />);

/** The others have a paper of their own under the words, which is theirs to keep readable. */
const ownBackgrounds = themeKeys.filter((key) => !['social', 'glow', 'collage'].includes(key));

describe('a stack on a tone', () => {
  test.each(themeKeys)('of paper is drawn as centered ever was in %s', (theme) => {
    const themed = aCarousel({ ...carousel, theme });
    const centered = drawn(inputOf({ layout: 'centered' }, themed));
    expect(drawn(inputOf({ layout: 'stack' }, themed)) === centered).toBe(true);
  });

  test('has the background and words of the tone', () => {
    const colors = (tone: SlideTone) => {
      const { background, text } = sceneOf(inputOf({ layout: 'stack', tone }));
      return [background.css, text.red];
    };
    const composed = (tone: SlideTone) => {
      const { background, text } = sceneOf(inputOf({ layout: 'statement', tone }));
      return [background.css, text.red];
    };
    for (const tone of ['tint', 'primary', 'ink'] as const) {
      expect(colors(tone)).toEqual(composed(tone));
      expect(colors(tone)).not.toEqual(colors('paper'));
    }
  });

  test.each(['retro', 'press', 'geo', 'swiss'] as const)(
    'has the decoration of the slides beside it in %s',
    (theme) => {
      const themed = aCarousel({ ...carousel, theme, panorama: 'theme' });
      const colorsIn = (markup: string) => new Set(markup.match(/rgb\([^)]*\)/g));
      for (const tone of ['primary', 'ink'] as const) {
        const beside = sceneOf(inputOf({ layout: 'statement', tone }, themed));
        const { Decoration } = beside.theme;
        if (Decoration === undefined) throw new Error('No decoration');
        const markup = renderToStaticMarkup(<Decoration scene={beside} isQuiet={false} />);
        const own = colorsIn(drawn(inputOf({ layout: 'stack', tone }, themed)));
        expect([...colorsIn(markup)].filter((color) => !own.has(color))).toEqual([]);
      }
    },
  );

  test('gives way to a colour of the slide', () => {
    const slide = { layout: 'stack', tone: 'ink', backgroundColor: '#FFEEDD' } as const;
    expect(sceneOf(inputOf(slide)).background.css).toBe('rgb(255, 238, 221)');
  });

  test.each(ownBackgrounds)('reads in %s, in every palette', (theme) => {
    for (const { primary, secondary, accent, gradient } of [
      ...solidPalettes,
      ...gradientPalettes,
    ]) {
      const of = aCarousel({
        theme,
        primaryColor: primary,
        secondaryColor: secondary,
        accentColor: accent,
        gradient,
      });
      for (const tone of ['tint', 'primary', 'ink'] as const) {
        const input = inputOf({ layout: 'stack', tone }, of);
        const unread = elements.filter(({ id }) => {
          const reading = contrastOf(input, id, null);
          return reading === null || reading.ratio < reading.limit;
        });
        expect(unread.map(({ type }) => `${tone} ${type} ${primary} ${secondary}`)).toEqual([]);
      }
    }
  });
});
