import { legacyFonts, titleFonts, type Font } from '@arrasta/domain';
import { gradientPalettes, solidPalettes, themeKeys, type ThemeKey } from '@arrasta/palettes';
import { anElement, aSlide } from '@arrasta/testkit';
import type { WrittenSlide } from '../fixtures/ai-provider';
import { difficultSlides as writtenSlides } from '../fixtures/difficult-decks';
import { sampleDecks } from '../sheets/sample-decks';
import { decksLeftToBrowser, difficultSlides, figuresBetweenPixels } from './difficult-slides';
import { captured, isCaptured, paletteOf, imagesIn, styledImages, wearing } from './export-images';
import type { Image } from './image';
import { sampleSlides } from './sample-slides';
import { styledSlides } from './styled-slides';
import { takeTurn } from './take-turns';

const fonts: readonly Font[] = [...titleFonts, ...legacyFonts];

function themeOf(number: number): ThemeKey {
  return themeKeys[number % themeKeys.length] ?? 'minimal';
}

/** The samples in every font, the themes taking turns. */
function samplesInFonts(): Image[] {
  const [, lesson] = sampleDecks();
  return fonts.flatMap((font, number) => {
    const set = { theme: themeOf(number), titleFont: font, contentFont: font };
    const palette = paletteOf(solidPalettes, number);
    const samples = wearing({ set, slides: sampleSlides() }, palette);
    if (lesson === undefined) return samples;
    return [...samples, ...wearing({ ...lesson, set: { ...lesson.set, ...set } }, palette)];
  });
}

function slideOf(written: WrittenSlide) {
  const sizes = {
    title: 'text-3xl',
    subtitle: 'text-lg',
    text: 'text-sm',
    list: 'text-sm',
  } as const;
  const elements = written.map(([type, content]) => {
    const kind = type as keyof typeof sizes;
    const base = anElement(kind);
    return anElement(kind, { content, style: { ...base.style, fontSize: sizes[kind] } });
  });
  return aSlide({ elements });
}

/** Long texts of any words, twenty slides in each theme, each deck in fonts of its own. */
function longTexts(): Image[] {
  return themeKeys.flatMap((theme, number) => {
    const titleFont = titleFonts[(number * 4 + 1) % titleFonts.length] ?? 'inter';
    const contentFont = fonts[(number * 3 + 2) % fonts.length] ?? 'inter';
    const slides = writtenSlides(number + 1).map(slideOf);
    return wearing(
      { set: { theme, titleFont, contentFont }, slides },
      paletteOf(solidPalettes, number),
    );
  });
}

const symbols = ['🚀', '→', '❤️', '👩🏽‍💻', '✅', '≈', '🇧🇷', '1️⃣', '★', '👍🏾'];

/** Every seventh word with a symbol behind it, as people write in networks. */
function addSymbols(content: string): string {
  let count = 0;
  return content.replaceAll(' ', () => {
    count += 1;
    return count % 7 === 0 ? ` ${symbols[(count / 7) % symbols.length] ?? ''} ` : ' ';
  });
}

/** The long texts with emoji and signs, which no font of the product holds. */
function textsWithSymbols(): Image[] {
  return longTexts().map((image) => {
    const { slide } = image;
    const elements = slide.elements.map((element) => ({
      ...element,
      content: addSymbols(element.content),
    }));
    return { ...image, slide: { ...slide, elements } };
  });
}

function usualAndStyled(): Image[] {
  return themeKeys.flatMap((theme, number) => [
    ...imagesIn(theme, number),
    ...styledImages(theme, number),
  ]);
}

function leftToBrowser(): Image[] {
  return decksLeftToBrowser().flatMap((deck) => wearing(deck, paletteOf(solidPalettes, 0)));
}

/** Slides that the browser has to draw, by a sign nobody sees. */
function capturedImages(theme: ThemeKey, number: number): Image[] {
  const slides = [...difficultSlides(), ...styledSlides()];
  const images = wearing({ set: { theme }, slides }, paletteOf(gradientPalettes, number));
  return images.map(captured).filter(isCaptured);
}

/** Photographs as phones take them, over the slide and behind it. */
function photographsIn(theme: ThemeKey, number: number, addresses: readonly string[]): Image[] {
  const slides = addresses.flatMap((address) => [
    aSlide({
      elements: [
        anElement('title', { content: 'A manhã na praia', style: {} }),
        anElement('image', { content: address, style: { imageHeight: 'h-40' } }),
      ],
    }),
    aSlide({
      backgroundImageUrl: address,
      backgroundImageOpacity: 70,
      elements: [anElement('title', { content: 'A manhã na praia', style: {} })],
    }),
  ]);
  return wearing({ set: { theme }, slides }, paletteOf(solidPalettes, number));
}

/**
 * Slides on which an exported file is compared with what was seen.
 * @param photographAddresses of photographs, which whoever serves the gallery has
 */
export function imagesToExport(photographAddresses: readonly string[]): Image[] {
  return [
    ...usualAndStyled(),
    ...leftToBrowser(),
    ...wearing({ set: {}, slides: [figuresBetweenPixels()] }, paletteOf(solidPalettes, 0)),
    ...themeKeys.flatMap(capturedImages),
    ...themeKeys.flatMap((theme, number) => photographsIn(theme, number, photographAddresses)),
    ...samplesInFonts(),
  ];
}

/** Deals the slides that every theme has: one to this theme, the next one to the theme after it. */
function dealt(
  first: number,
  ofTheme: (theme: ThemeKey, number: number) => readonly Image[],
): Image[] {
  return ofTheme(themeOf(first), first).flatMap((_, kind) => {
    const number = (first + kind) % themeKeys.length;
    return ofTheme(themeOf(number), number).slice(kind, kind + 1);
  });
}

/**
 * Few of those, among which are every theme, every kind of slide, painted and captured, every
 * photograph, and every font: each of them once or more, in one of the themes.
 * @param photographAddresses of photographs, which whoever serves the gallery has
 */
export function fewImagesToExport(photographAddresses: readonly string[]): Image[] {
  const samples = samplesInFonts();
  const ofEachFont = samples.length / fonts.length;
  return [
    ...dealt(0, imagesIn),
    ...dealt(3, styledImages),
    ...leftToBrowser(),
    ...wearing({ set: {}, slides: [figuresBetweenPixels()] }, paletteOf(solidPalettes, 0)),
    ...dealt(7, capturedImages),
    ...dealt(5, (theme, number) => photographsIn(theme, number, photographAddresses)),
    ...fonts.flatMap((_, number) => {
      const ofFont = samples.slice(number * ofEachFont, (number + 1) * ofEachFont);
      return takeTurn(ofFont, number, ofEachFont);
    }),
  ];
}

/** Slides on which the lines of texts are compared: 400 and a few. */
export function imagesWithLines(): Image[] {
  return [
    ...usualAndStyled(),
    ...leftToBrowser(),
    ...longTexts(),
    ...samplesInFonts(),
    ...textsWithSymbols(),
  ];
}
