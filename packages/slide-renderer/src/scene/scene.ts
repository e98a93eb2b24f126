import { resolveContentFont, resolveTitleFont, type CarouselFields } from '@arrasta/domain';
import {
  bestOf,
  parseColour,
  textContrast,
  worstContrast,
  type Colour,
  type PaletteColours,
} from '@arrasta/palettes';
import { fontCuts } from '../font/font-cuts';
import { themeNamed } from '../theme/theme-named';
import { groundOf } from './ground';
import type { DrawnSlide, Ground, Scene, Setting } from './model';
import { elementsOf } from './slide-elements';

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
