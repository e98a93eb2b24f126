import { join } from 'node:path';
import { applyPalette } from '@arrasta/domain';
import {
  gradientPalettes,
  solidPalettes,
  themeKeys,
  themes,
  type Palette,
  type ThemeKey,
} from '@arrasta/palettes';
import { aCarousel, anEditor } from '@arrasta/testkit';
import type { Image } from '../gallery/image';
import { test } from '../gallery/test';
import { sampleDecks } from './sample-decks';

/** Of the slide's size: what a phone shows of a grid of posts. */
const SCALE = 0.35;
const PALETTES_A_SHEET = 6;

/** One of each family, on white, tinted and dark backgrounds, and three gradients. */
const palettes: readonly Palette[] = [
  ...solidPalettes.filter((_, index) => index % 7 === 1).slice(0, 8),
  ...gradientPalettes.filter((_, index) => index % 6 === 1),
];

function wearing(theme: ThemeKey, palette: Palette): Image[] {
  const [fonts] = themes[theme].fonts;
  return sampleDecks().flatMap(({ set, slides }) => {
    const carousel = aCarousel({
      ...set,
      theme,
      title: 'Rotina matinal',
      brandName: 'Ana Ribeiro',
      brandHandle: '@anaribeiro.co',
      ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
    });
    const editor = anEditor({ carousel, slides });
    editor.run(applyPalette(palette));
    const { deck } = editor;
    return deck.slides.map((slide, index) => ({
      carousel: deck.carousel,
      slide,
      index,
      // The last slide of a deck never shows the hint.
      total: slides.length + 1,
    }));
  });
}

test.use({ deviceScaleFactor: SCALE });

for (const theme of themeKeys) {
  for (let first = 0; first < palettes.length; first += PALETTES_A_SHEET) {
    const some = palettes.slice(first, first + PALETTES_A_SHEET);
    test(`${theme}: ${some.map(({ name }) => name).join(', ')}`, async ({
      gallery,
      page,
    }, info) => {
      const rows = some.map((palette) => wearing(theme, palette));
      await gallery.hang(rows.flat(), rows[0]?.length ?? 1);
      const path = join(info.project.outputDir, `${theme}-${first / PALETTES_A_SHEET + 1}.png`);
      await page.screenshot({ path, fullPage: true });
    });
  }
}
