import { applyPalette, applyPreset } from '@arrasta/domain';
import {
  gradientPalettes,
  largeTextContrast,
  solidPalettes,
  textContrast,
  themeKeys,
  themes,
  type Palette,
  type ThemeKey,
} from '@arrasta/palettes';
import { aCarousel, anEditor } from '@arrasta/testkit';
import { contrastOf } from '../gallery/contrast';
import type { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { sampleSlides } from '../gallery/sample-slides';
import { takeTurn } from '../gallery/take-turns';
import { expect, test } from '../gallery/test';

/** The pixels behind words are looked at, which are larger than a px: half the size is enough. */
const SCALE = 0.5;
const AT_ONCE = 25;
/** From text-2xl up. */
const LARGE = 24;

function carouselIn(theme: ThemeKey) {
  const [fonts] = themes[theme].fonts;
  return aCarousel({
    theme,
    title: 'Rotina matinal',
    brandName: 'Ana Ribeiro',
    brandHandle: '@anaribeiro.co',
    ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
  });
}

/** Cover, list and picture in a palette, with hint and number; and the cover after a preset. */
function wearing(palette: Palette, theme: ThemeKey): Image[] {
  const editor = anEditor({ carousel: carouselIn(theme), slides: sampleSlides().slice(0, 3) });
  const total = 6;
  editor.run(applyPalette(palette));
  const { carousel, slides } = editor.deck;
  const inPalette = slides.map((slide, index) => {
    const pageIndicator = index === 0 ? ('swipe_hint' as const) : ('page_number' as const);
    return { carousel: { ...carousel, pageIndicator }, slide, index, total };
  });
  editor.run(applyPreset(carousel));
  const preset = { carousel: editor.deck.carousel, slide: editor.slide(0), index: 0, total };
  return [...inPalette, { ...preset, slide: { ...preset.slide, id: `${preset.slide.id}-preset` } }];
}

/** What does not read on the theme, in words. */
async function unreadable(gallery: Gallery, theme: ThemeKey, palettes: readonly Palette[]) {
  const hung = palettes.flatMap((palette) =>
    wearing(palette, theme).map((image) => ({ palette, image })),
  );
  await gallery.hang(
    hung.map(({ image }) => image),
    20,
  );
  const [texts, backgrounds] = [await gallery.texts(), await gallery.backgrounds()];
  expect(texts.length, 'texts on the wall').toBeGreaterThan(hung.length * 4);
  return texts.flatMap((text) => {
    const contrast = contrastOf(text, backgrounds, SCALE);
    const limit = text.size >= LARGE ? largeTextContrast : textContrast;
    if (contrast >= limit) return [];
    const { palette, image } = hung[text.image] ?? {};
    return [`${palette?.name}, ${image?.index}: ${contrast.toFixed(2)} ${text.words}`];
  });
}

test.use({ deviceScaleFactor: SCALE });

test('every text reads in all 75 palettes and in every theme, and after a preset', async ({
  gallery,
}) => {
  test.slow();
  const everyPalette = [...solidPalettes, ...gradientPalettes];
  for (const [number, theme] of themeKeys.entries()) {
    // Each palette in two of the themes: what reads is worked out for all of them alike.
    const all = takeTurn(everyPalette, number, 6);
    const found: string[] = [];
    for (let first = 0; first < all.length; first += AT_ONCE) {
      found.push(...(await unreadable(gallery, theme, all.slice(first, first + AT_ONCE))));
    }
    expect.soft(found, theme).toEqual([]);
  }
});
