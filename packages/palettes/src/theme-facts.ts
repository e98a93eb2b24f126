import type { CarouselFields, Font } from '@arrasta/domain';

export const themeKeys = [
  'minimal',
  'editorial',
  'bold',
  'notebook',
  'frame',
  'social',
  'swiss',
  'glow',
  'retro',
  'collage',
  'press',
  'geo',
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
  /** Whether what it lays under words may cover a background picture but for its edges. */
  readonly coversBackground?: boolean;
  /** Whether it has decoration, which may run on from slide to slide and has several drawings. */
  readonly isDecorated?: boolean;
}
