import {
  resolveContentFont,
  resolveTitleFont,
  type CarouselFields,
  type Element,
  type Slide,
} from '@arrasta/domain';
import {
  bestOf,
  parseColour,
  textContrast,
  worstContrast,
  type Colour,
  type PaletteColours,
} from '@arrasta/palettes';
import { fontCuts, type FontCut } from '../font/font-cuts';
import { themeNamed } from '../theme/theme-named';
import type { Ground, Theme } from '../theme/theme';
import { groundOf } from './ground';
import { elementsOf } from './slide-elements';

/** The part of a slide that is drawn. */
export type DrawnSlide = Omit<Slide, 'position' | 'createdAt' | 'updatedAt'>;

/** What a theme may look at before anything is decided. */
export interface Setting {
  readonly carousel: CarouselFields;
  readonly slide: DrawnSlide;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly theme: Theme;
  readonly elements: readonly Element[];
  readonly isCover: boolean;
  readonly isLast: boolean;
  readonly palette: PaletteColours;
  readonly titleFont: FontCut;
  readonly contentFont: FontCut;
}

/** A setting with its ground and the colour of text on it. */
export interface Scene extends Setting {
  readonly ground: Ground;
  readonly text: Colour;
}

const fallbacks = { primary: '#4F46E5', secondary: '#FFFFFF', accent: '#111827' };

function colourOr(stored: string, fallback: string): Colour {
  const colour = parseColour(stored) ?? parseColour(fallback);
  return colour ?? { red: 0, green: 0, blue: 0, alpha: 1 };
}

function paletteOf(carousel: CarouselFields): PaletteColours {
  return {
    primary: colourOr(carousel.primaryColor, fallbacks.primary),
    secondary: colourOr(carousel.secondaryColor, fallbacks.secondary),
    accent: colourOr(carousel.accentColor, fallbacks.accent),
  };
}

export interface SceneInput {
  readonly carousel: CarouselFields;
  readonly slide: DrawnSlide;
  readonly index: number;
  readonly total: number;
}

function settingOf({ carousel, slide, index, total }: SceneInput): Setting {
  return {
    carousel,
    slide,
    index,
    total,
    theme: themeNamed(carousel.theme),
    elements: elementsOf(slide),
    isCover: slide.type === 'intro',
    isLast: index >= total - 1,
    palette: paletteOf(carousel),
    titleFont: fontCuts[resolveTitleFont(carousel.titleFont)],
    contentFont: fontCuts[resolveContentFont(carousel.contentFont)],
  };
}

/** The text colour: the accent where it reads on the ground, else whichever role reads best. */
function textOn(palette: PaletteColours, { colours }: Ground): Colour {
  if (worstContrast(palette.accent, colours) >= textContrast) return palette.accent;
  return bestOf(palette, colours);
}

/** Everything that is decided about a slide before its elements are drawn. */
export function sceneOf(input: SceneInput): Scene {
  const setting = settingOf(input);
  const ground = groundOf(setting);
  return { ...setting, ground, text: textOn(setting.palette, ground) };
}
