import type { CarouselFields, ElementStyle } from '@arrasta/domain';
import { parseColour, type Colour } from '@arrasta/palettes';
import type { DrawnSlide } from '../scene/model';
import type { SceneInput } from '../scene/scene';
import { readingOf } from './text-reading';

/** One change after which a text reads. */
export type ContrastFix =
  | { readonly kind: 'accent' | 'secondary'; readonly color: string }
  | { readonly kind: 'overlay'; readonly overlayOpacity: number }
  | { readonly kind: 'box'; readonly backgroundColor: string; readonly color?: string };

interface Case {
  readonly input: SceneInput;
  readonly elementId: string;
  readonly picture: readonly Colour[] | null;
}

/** 86 % as the last two digits of a hex colour: the ground of a box behind a text. */
const boxAlpha = 'DB';

function digits(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}

/** The ground behind the text as it is, else also with the text colour that belongs on it. */
function boxes({ secondaryColor, accentColor }: CarouselFields): ContrastFix[] {
  const colour = parseColour(secondaryColor);
  if (colour === null) return [];
  const channels = [colour.red, colour.green, colour.blue].map(digits).join('');
  const box = { kind: 'box', backgroundColor: `#${channels}${boxAlpha}` } as const;
  return [box, { ...box, color: accentColor }];
}

/** Stronger in steps of 5 %, where there is a picture that the slide's colour can lie over. */
function overlays({ backgroundImageUrl, overlayOpacity }: DrawnSlide): ContrastFix[] {
  if (backgroundImageUrl === null) return [];
  const next = Math.floor(overlayOpacity / 5) + 1;
  return Array.from({ length: Math.max(0, 21 - next) }, (_, step) => ({
    kind: 'overlay',
    overlayOpacity: (next + step) * 5,
  }));
}

function candidates({ carousel, slide }: SceneInput): ContrastFix[] {
  const { accentColor, secondaryColor } = carousel;
  return [
    { kind: 'accent', color: accentColor },
    { kind: 'secondary', color: secondaryColor },
    ...overlays(slide),
    ...boxes(carousel),
  ];
}

function withStyle(slide: DrawnSlide, elementId: string, patch: ElementStyle): DrawnSlide {
  const elements = slide.elements.map((element) =>
    element.id === elementId ? { ...element, style: { ...element.style, ...patch } } : element,
  );
  return { ...slide, elements };
}

/** What a change writes into the style of the element. */
export function stylePatchOf(fix: Exclude<ContrastFix, { kind: 'overlay' }>): ElementStyle {
  const { kind: _, ...patch } = fix;
  return patch;
}

function changed(slide: DrawnSlide, elementId: string, fix: ContrastFix): DrawnSlide {
  switch (fix.kind) {
    case 'overlay':
      return { ...slide, overlayOpacity: fix.overlayOpacity };
    default:
      return withStyle(slide, elementId, stylePatchOf(fix));
  }
}

function reads({ input, elementId, picture }: Case, fix: ContrastFix): boolean {
  const slide = changed(input.slide, elementId, fix);
  const reading = readingOf({ ...input, slide }, elementId, picture);
  return reading !== null && reading.ratio >= reading.limit;
}

/**
 * The first change after which a text reads: its colour, the slide's colour over the picture, a
 * box behind it (look/slides: Colour). Null where none of them helps. `picture` as in `readingOf`.
 */
export function contrastFix(
  input: SceneInput,
  elementId: string,
  picture: readonly Colour[] | null,
): ContrastFix | null {
  const attempt = { input, elementId, picture };
  return candidates(input).find((fix) => reads(attempt, fix)) ?? null;
}
