import { parseColor, type CarouselFields, type LayoutLooks } from '@arrasta/domain';
import { luminance } from './color/contrast';
import type { Font } from '@arrasta/domain';

export const themeKeys = [
  'minimal',
  'editorial',
  'bold',
  'notebook',
  'frame',
  'geo',
  'retro',
  'swiss',
  'social',
] as const;
export type ThemeKey = (typeof themeKeys)[number];

/** A title font and the content font that goes with it. */
export interface FontPair {
  readonly title: Font;
  readonly content: Font;
}

/** Where elements stand, in px of a slide of 432x540. */
export interface FieldMeasures {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Top and bottom while neither brand line nor indicator is drawn. */
  readonly bareTop: number;
  readonly bareBottom: number;
  /** Top and bottom while the brand line is at the head. */
  readonly headedTop: number;
  readonly headedBottom: number;
}

/** A theme as data: what panels offer and the renderer measures by. */
export interface ThemeFacts {
  readonly key: ThemeKey;
  readonly name: string;
  /** Alignment of what has none of its own. */
  readonly alignment: 'text-left' | 'text-center';
  readonly field: FieldMeasures;
  /** Pairs offered with the theme, the first one first. */
  readonly fonts: readonly FontPair[];
  /** Where the brand line stands once the theme is chosen; undefined for where it was. */
  readonly brandPosition?: CarouselFields['brandPosition'];
  /** Whether it has decoration, which may run on from slide to slide and has several drawings. */
  readonly isDecorated?: boolean;
}

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
} as const;

/** Tones that a theme has of its own for some layouts. Source: docs/product/themes.md 4. */
const ownTones: Readonly<Partial<Record<ThemeKey, LayoutLooks['tones']>>> = {
  geo: { 'cover-type': 'paper', statement: 'primary', quote: 'ink', cta: 'paper' },
  retro: {
    'cover-type': 'paper',
    'cover-split': 'paper',
    statement: 'paper',
    quote: 'paper',
    'big-number': 'paper',
    cta: 'paper',
  },
  swiss: {
    'cover-type': 'primary',
    'cover-split': 'paper',
    statement: ['primary', 'ink'],
    quote: 'ink',
    'big-number': 'paper',
    cta: 'primary',
  },
  social: {
    'cover-type': 'paper',
    'cover-split': 'paper',
    statement: 'ink',
    quote: 'paper',
    'big-number': 'paper',
    cta: 'paper',
  },
};

/** A secondary colour of less luminance is that of a dark palette. */
const darkBelow = 0.2;

/** What the looks of a carousel say about layouts and tones. */
export function layoutLooksOf({
  theme,
  secondaryColor,
}: Pick<CarouselFields, 'theme' | 'secondaryColor'>): LayoutLooks {
  const secondary = parseColor(secondaryColor);
  return {
    coverWithImage: coversWithImage[themeOf(theme).key],
    isDark: secondary !== null && luminance(secondary) < darkBelow,
    tones: ownTones[themeOf(theme).key] ?? {},
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
  geo: {
    key: 'geo',
    name: 'Geométrico',
    alignment: 'text-left',
    field: {
      left: 28,
      right: 404,
      top: 126,
      bottom: 474,
      bareTop: 126,
      bareBottom: 508,
      headedTop: 174,
      headedBottom: 508,
    },
    fonts: [
      { title: 'dm-sans', content: 'dm-sans' },
      { title: 'poppins', content: 'inter' },
      { title: 'montserrat', content: 'inter' },
    ],
    isDecorated: true,
  },
  retro: {
    key: 'retro',
    name: 'Retrô',
    alignment: 'text-left',
    field: {
      left: 32,
      right: 400,
      top: 36,
      bottom: 422,
      bareTop: 36,
      bareBottom: 470,
      headedTop: 84,
      headedBottom: 470,
    },
    fonts: [
      { title: 'nunito', content: 'nunito' },
      { title: 'poppins', content: 'nunito' },
      { title: 'playfair-display', content: 'lato' },
    ],
    isDecorated: true,
  },
  swiss: {
    key: 'swiss',
    name: 'Suíço',
    alignment: 'text-left',
    field: {
      left: 28,
      right: 404,
      top: 36,
      bottom: 444,
      bareTop: 44,
      bareBottom: 498,
      headedTop: 70,
      headedBottom: 498,
    },
    fonts: [
      { title: 'inter', content: 'inter' },
      { title: 'dm-sans', content: 'dm-sans' },
      { title: 'bebas-neue', content: 'inter' },
    ],
    brandPosition: 'header',
    isDecorated: true,
  },
  social: {
    key: 'social',
    name: 'Post',
    alignment: 'text-left',
    field: {
      left: 48,
      right: 384,
      top: 50,
      bottom: 385,
      bareTop: 50,
      bareBottom: 445,
      headedTop: 112,
      headedBottom: 445,
    },
    fonts: [
      { title: 'inter', content: 'inter' },
      { title: 'dm-sans', content: 'inter' },
      { title: 'roboto', content: 'roboto' },
      { title: 'nunito', content: 'nunito' },
    ],
    isDecorated: true,
    brandPosition: 'header',
  },
};

/**
 * The theme a carousel is drawn in; unknown names are drawn as `minimal`.
 * Source: docs/product/carousels.md 7.
 */
export function themeOf(name: string): ThemeFacts {
  return themes[themeKeys.find((key) => key === name) ?? 'minimal'];
}
