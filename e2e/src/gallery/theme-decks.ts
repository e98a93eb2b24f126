import {
  gradientPalettes,
  solidPalettes,
  themes,
  type Palette,
  type ThemeKey,
} from '@arrasta/palettes';
import { applyPalette, placeInDeck } from '@arrasta/domain';
import { aCarousel, anEditor, anElement, aSlide } from '@arrasta/testkit';
import { collageDeck } from './decks/collage-deck';
import { geoDeck } from './decks/geo-deck';
import { glowDeck } from './decks/glow-deck';
import { pressDeck } from './decks/press-deck';
import { retroDeck } from './decks/retro-deck';
import { socialDeck } from './decks/social-deck';
import { swissDeck } from './decks/swiss-deck';
import type { ShownDeck } from './decks/shown-deck';
import type { Image } from './image';

/** Decks in which a theme with decoration shows what it has. */
const decks: Readonly<Partial<Record<ThemeKey, ShownDeck>>> = {
  geo: geoDeck,
  retro: retroDeck,
  glow: glowDeck,
  social: socialDeck,
  swiss: swissDeck,
  collage: collageDeck,
  press: pressDeck,
};

/** The themes that have such a deck. */
export const shownThemes = Object.keys(decks) as readonly ThemeKey[];

function paletteNamed(name: string): Palette {
  const found = [...solidPalettes, ...gradientPalettes].find((palette) => palette.name === name);
  if (found === undefined) throw new Error(`No palette ${name}`);
  return found;
}

/** The deck of a theme, once for each of its palettes. */
export function themeImages(theme: ThemeKey): Image[][] {
  const deck = decks[theme];
  if (deck === undefined) throw new Error(`${theme} has no deck`);
  const { brandPosition } = themes[theme];
  const [fonts] = themes[theme].fonts;
  const [brandName, brandHandle] = deck.brand;
  const carousel = aCarousel({
    theme,
    panorama: 'theme',
    ...(brandPosition && { brandPosition }),
    brandName,
    brandHandle,
    pageIndicator: 'page_number',
    ...(fonts && { titleFont: fonts.title, contentFont: fonts.content }),
  });
  const slides = deck.slides.map(({ parts, ...look }) =>
    aSlide({
      ...look,
      elements: parts.map(([type, content], position) => anElement(type, { content, position })),
    }),
  );
  return deck.palettes.map((name) => {
    const editor = anEditor({ carousel, slides });
    editor.run(applyPalette(paletteNamed(name)));
    return editor.deck.slides.map((slide, index) => ({
      carousel: editor.deck.carousel,
      slide,
      ...placeInDeck(editor.deck.slides, index),
    }));
  });
}
