import {
  applyPalette,
  isTextual,
  type CarouselFields,
  type Font,
  type SlideFormat,
} from '@arrasta/domain';
import { gradientPalettes, solidPalettes, type Palette, type ThemeKey } from '@arrasta/palettes';
import { aCarousel, anEditor } from '@arrasta/testkit';
import { sampleDecks, type SampleDeck } from '../sheets/sample-decks';
import { difficultSlides } from './difficult-slides';
import type { Image } from './image';
import { styledSlides, carouselStyles } from './styled-slides';

/** A deck in the colours of a palette, as the editor gives it them, but for what is to be kept. */
export function wearing(
  deck: SampleDeck,
  palette: Palette,
  kept: Partial<CarouselFields> = {},
): Image[] {
  const brand = { title: 'Rotina', brandName: 'Ana Ribeiro', brandHandle: '@anaribeiro.co' };
  const carousel = aCarousel({ ...brand, ...deck.set });
  const editor = anEditor({ carousel, slides: deck.slides });
  editor.run(applyPalette(palette));
  const { slides } = editor.deck;
  return slides.map((slide, index) => ({
    carousel: { ...editor.deck.carousel, ...kept },
    slide,
    index,
    total: slides.length + 1,
  }));
}

export function paletteOf(list: readonly Palette[], number: number): Palette {
  const palette = list[(number * 5) % list.length];
  if (palette === undefined) throw new Error('There are no palettes');
  return palette;
}

/** What a carousel usually holds and what is difficult, in a solid palette and in a gradient. */
export function imagesIn(theme: ThemeKey, number: number): Image[] {
  const decks = [...sampleDecks(), { set: {}, slides: difficultSlides() }];
  return decks.flatMap(({ set, slides }, place) => {
    const list = place % 2 === 0 ? solidPalettes : gradientPalettes;
    return wearing({ set: { ...set, theme }, slides }, paletteOf(list, number + place));
  });
}

/** The sample of words, capitals and lists in a font. */
export function imagesSetIn(font: Font, number: number): Image[] {
  const [tips, lesson] = sampleDecks();
  const deck = number % 2 === 0 ? tips : lesson;
  if (deck === undefined) throw new Error('There are no samples');
  const set = { ...deck.set, titleFont: font, contentFont: font };
  return wearing({ set, slides: deck.slides.slice(0, 1) }, paletteOf(solidPalettes, number));
}

/** A sign nobody sees, but for which a slide is captured by the browser and not painted. */
const endOfDirection = '\u202C';

export function isCaptured({ slide }: Image): boolean {
  return slide.elements.some(({ content }) => content.includes(endOfDirection));
}

/** Every theme with each of its settings, on slides that were changed by hand. */
export function styledImages(theme: ThemeKey, number: number): Image[] {
  const slides = styledSlides();
  return carouselStyles.flatMap((set, place) =>
    wearing(
      { set: { theme, ...set }, slides: slides.slice(place, place + 1) },
      paletteOf(solidPalettes, number + place),
      set,
    ),
  );
}

/** The same slide in another format. */
export function inFormat(image: Image, format: SlideFormat): Image {
  return { ...image, carousel: { ...image.carousel, format } };
}

/** The same slide on a photograph that runs on over it. */
export function onPhotograph(
  image: Image,
  panoramaHeight: CarouselFields['panoramaHeight'] = 'full',
): Image {
  const set = {
    panoramaImageUrl: '/stock/vale-ao-amanhecer.webp',
    panoramaFrom: Math.max(0, image.index - 1),
    panoramaSpan: 3,
    panoramaFocus: '30 60',
    panoramaHeight,
  };
  return { ...image, carousel: { ...image.carousel, ...set } };
}

export function captured(image: Image): Image {
  const elements = image.slide.elements.map((element) => ({
    ...element,
    content: isTextual(element.type) ? element.content + endOfDirection : element.content,
  }));
  return { ...image, slide: { ...image.slide, elements } };
}
