import { type Carousel, carouselPatchSchema } from '../../carousel/carousel';
import { isColor, parseColor } from '../../color';
import type { Element } from '../../element/element';
import { isTextual } from '../../element/element-type';
import { completePresetLook, type StoredPresetLook } from '../../preset/preset-look';
import {
  type CarouselColors,
  withAccent,
  withPalette,
  withPreset,
  withPrimary,
} from '../../slide/recolor';
import type { Slide } from '../../slide/slide';
import type { Command, EditorDraft } from '../command';
import { setSlideBackground } from './slides';

/** Writes what a recolouring changed; slides it left alone keep their identity. */
function writeSlides({ deck }: EditorDraft, slides: readonly Slide[]): void {
  slides.forEach((slide, index) => {
    if (deck.slides[index] !== slide) deck.slides[index] = slide;
  });
}

type Recoloring = (draft: EditorDraft, now: string) => readonly Slide[];

/** Pickers send many colours on the way to the one that is meant: together they are one step. */
function colorCommand(field: keyof CarouselColors, color: string, recolor: Recoloring): Command {
  return {
    name: `carousel.${field}`,
    effect: 'carousel',
    mergeKey: `carousel.${field}`,
    change: (draft, { now }) => {
      const { carousel } = draft.deck;
      if (carousel[field] === color || !isColor(color)) return false;
      carousel[field] = color;
      writeSlides(draft, recolor(draft, now()));
      return true;
    },
  };
}

/**
 * Sets the emphasis colour; tinted and grey list backgrounds follow it.
 * Source: docs/product/colours.md 5.
 */
export function setPrimaryColor(color: string): Command {
  return colorCommand('primaryColor', color, ({ deck }, now) =>
    withPrimary(deck.slides, color, now),
  );
}

/** Sets the background colour. A gradient lies over it, so choosing a background takes the gradient away. */
export function setSecondaryColor(color: string): Command {
  return colorCommand('secondaryColor', color, ({ deck }) => {
    deck.carousel.gradient = null;
    return deck.slides;
  });
}

/**
 * Sets the text colour; titles, subtitles, texts and lists take it.
 * Source: docs/product/colours.md 6.
 */
export function setAccentColor(color: string): Command {
  return colorCommand('accentColor', color, ({ deck }, now) => withAccent(deck.slides, color, now));
}

/** A palette as the carousel takes it over. */
export interface PaletteChoice {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly gradient: string | null;
}

function colorsOf({ primary, secondary, accent, gradient }: PaletteChoice) {
  return {
    primaryColor: primary,
    secondaryColor: secondary,
    accentColor: accent,
    gradient,
    useCustomColors: false,
  };
}

function mayBeStored(fields: Partial<Carousel>): boolean {
  return carouselPatchSchema.safeParse(fields).success;
}

/**
 * Takes a palette over and recolours every slide, as one step (docs/product/colours.md 4). Declines
 * what could not be stored.
 */
export function applyPalette(palette: PaletteChoice): Command {
  const colors = colorsOf(palette);
  return {
    name: 'carousel.palette',
    effect: 'carousel',
    change: (draft, { now }) => {
      if (!mayBeStored(colors)) return false;
      Object.assign(draft.deck.carousel, colors);
      writeSlides(draft, withPalette(draft.deck.slides, colors, now()));
      return true;
    },
  };
}

/** Shows the pickers of the three colours instead of the palettes, or the palettes again. */
export function setCustomColors(useCustomColors: boolean): Command {
  return {
    name: 'carousel.useCustomColors',
    effect: 'carousel',
    change: ({ deck }) => {
      if (deck.carousel.useCustomColors === useCustomColors) return false;
      deck.carousel.useCustomColors = useCustomColors;
      return true;
    },
  };
}

/**
 * Takes over brand, fonts, colours and options of a preset, missing ones with the defaults, and
 * recolours every slide, as one step (docs/product/presets.md 4). Declines what could not be
 * stored.
 */
export function applyPreset(preset: StoredPresetLook): Command {
  const look = completePresetLook(preset);
  return {
    name: 'carousel.preset',
    effect: 'carousel',
    change: (draft, { now }) => {
      if (!mayBeStored(look)) return false;
      Object.assign(draft.deck.carousel, look);
      writeSlides(draft, withPreset(draft.deck.slides, look, now()));
      return true;
    },
  };
}

const white = '#FFFFFF';

/** Under 55 % of black even a white picture is dark enough for white text at 4.5:1. */
const darkLayer = { overlayColor: '#000000', overlayOpacity: 55 };

/** Text in a box of its own is read on the box and not on the picture. */
function isOnImage({ type, style }: Element): boolean {
  const box = style.backgroundColor === undefined ? null : parseColor(style.backgroundColor);
  return isTextual(type) && (box === null || box.alpha < 0.5);
}

/**
 * White text over a strong background picture, and a dark layer between them, as one step of undo
 * (docs/product/colours.md 11). Declines where both are so already.
 */
export function whiteTextOnImage(slideId: string): Command {
  return {
    name: 'slide.whiteText',
    effect: 'slides',
    change: (draft, env) => {
      const slide = draft.deck.slides.find(({ id }) => id === slideId);
      if (slide === undefined) return false;
      const hasNewLayer = setSlideBackground(slideId, darkLayer).change(draft, env);
      const others = slide.elements.filter(
        (element) => isOnImage(element) && element.style.color !== white,
      );
      for (const { style } of others) style.color = white;
      if (others.length > 0) slide.updatedAt = env.now();
      return hasNewLayer || others.length > 0;
    },
  };
}
