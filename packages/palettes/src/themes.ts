import { parseColor, type CarouselFields, type LayoutLooks } from '@arrasta/domain';
import { luminance } from './color/contrast';
import { decoratedThemes, ownTones } from './decorated-themes';
import { themeKeys, type FieldMeasures, type ThemeFacts, type ThemeKey } from './theme-facts';

/** Brand line at y 32 and the field 56 px further down (the plain case). */
const plainField: FieldMeasures = {
  left: 32,
  right: 400,
  top: 32,
  bottom: 452,
  bareTop: 32,
  bareBottom: 508,
  headedTop: 88,
  headedBottom: 508,
};

/** Layouts of first slides that have a picture, by theme. Source: docs/product/layouts.md 9. */
const coversWithImage = {
  minimal: 'cover-frame',
  editorial: 'cover-split',
  bold: 'cover-photo',
  notebook: 'cover-frame',
  frame: 'cover-frame',
  geo: 'cover-photo',
  retro: 'cover-photo',
  swiss: 'cover-photo',
  social: 'cover-photo',
  glow: 'cover-photo',
  collage: 'cover-frame',
  press: 'cover-photo',
} as const;

/** A secondary colour of less luminance is that of a dark palette. */
const darkBelow = 0.2;

/** What layouts and tones are chosen by; of a photograph where there may be one. */
type CarouselLooks = Pick<CarouselFields, 'theme' | 'secondaryColor'> & {
  readonly [Name in 'panoramaImageUrl' | 'panoramaFrom' | 'panoramaSpan']?:
    CarouselFields[Name] | undefined;
};

/** What the looks of a carousel say about layouts and tones. */
export function layoutLooksOf(carousel: CarouselLooks): LayoutLooks {
  const { theme, secondaryColor, panoramaImageUrl = null } = carousel;
  const { panoramaFrom: from = 0, panoramaSpan: span = 0 } = carousel;
  const secondary = parseColor(secondaryColor);
  return {
    coverWithImage: coversWithImage[themeOf(theme).key],
    isDark: secondary !== null && luminance(secondary) < darkBelow,
    tones: ownTones[themeOf(theme).key] ?? {},
    ...(panoramaImageUrl !== null && { panorama: { from, span } }),
  };
}

export const themes: Readonly<Record<ThemeKey, ThemeFacts>> = {
  minimal: {
    key: 'minimal',
    name: 'Minimalista',
    alignment: 'text-left',
    field: plainField,
    fonts: [{ title: 'dm-sans', content: 'inter' }],
  },
  editorial: {
    key: 'editorial',
    name: 'Editorial',
    alignment: 'text-left',
    field: { ...plainField, top: 76, bareTop: 76, headedTop: 100 },
    fonts: [
      { title: 'playfair-display', content: 'source-sans-pro' },
      { title: 'merriweather', content: 'lato' },
    ],
  },
  bold: {
    key: 'bold',
    name: 'Impacto',
    alignment: 'text-left',
    field: { ...plainField, top: 58, bottom: 444, bareTop: 58, headedTop: 122 },
    fonts: [
      { title: 'bebas-neue', content: 'montserrat' },
      { title: 'montserrat', content: 'inter' },
    ],
  },
  notebook: {
    key: 'notebook',
    name: 'Caderno',
    alignment: 'text-left',
    field: {
      left: 64,
      right: 384,
      top: 52,
      bottom: 448,
      bareTop: 52,
      bareBottom: 496,
      headedTop: 100,
      headedBottom: 448,
    },
    fonts: [
      { title: 'nunito', content: 'nunito' },
      { title: 'lora', content: 'nunito' },
    ],
  },
  frame: {
    key: 'frame',
    name: 'Moldura',
    alignment: 'text-center',
    field: {
      left: 40,
      right: 392,
      top: 72,
      bottom: 448,
      bareTop: 40,
      bareBottom: 468,
      headedTop: 96,
      headedBottom: 468,
    },
    fonts: [
      { title: 'poppins', content: 'lato' },
      { title: 'raleway', content: 'open-sans' },
    ],
  },
  ...decoratedThemes,
};

/**
 * The theme a carousel is drawn in; unknown names are drawn as `minimal`.
 * Source: docs/product/carousels.md 7.
 */
export function themeOf(name: string): ThemeFacts {
  return themes[themeKeys.find((key) => key === name) ?? 'minimal'];
}
