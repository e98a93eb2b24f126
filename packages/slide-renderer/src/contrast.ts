import { type CarouselFields, type Element, type ElementStyle, isTextual } from '@arrasta/domain';
import { type Color, composite, parseColor, withAlpha, worstContrast } from '@arrasta/palettes';
import { backgroundOf } from './background';
import type { DrawnSlide, Scene } from './context';
import { standsOnPhotograph } from './photograph/photograph-tone';
import { type SceneInput, sceneOf } from './scene';
import type { Scrim } from './scrim';
import { opacityOf } from './elements/box-style';
import { textStyle } from './text/text-style';

/** How well a text reads where it stands. */
export interface TextContrast {
  /** The smallest contrast it has on anything behind it, from 1 to 21. */
  readonly ratio: number;
  /** What it needs at its size: 4.5, and 3 from text-2xl up. */
  readonly limit: number;
}

function withOpacity(color: Color, element: Element): Color {
  return { ...color, alpha: color.alpha * opacityOf(element.style) };
}

/** Words on the photograph itself stand on its pixels under the scrim, others on paper. */
function colorsOnPhotograph(
  scene: Scene,
  { color, small }: Scrim,
  image: readonly Color[],
): readonly Color[] {
  const { background, tone } = scene;
  if (tone === null || !standsOnPhotograph(scene)) return background.colors;
  return image.map((pixel) => composite(withAlpha(color, small), pixel));
}

/** What words stand on where the pixels of the background picture are known. */
function colorsUnderWords(scene: Scene, image: readonly Color[]): readonly Color[] {
  const { theme, tone, scrim } = scene;
  if (scene.photograph !== null) {
    return scrim === null ? image : colorsOnPhotograph(scene, scrim, image);
  }
  if (tone === null) {
    const ofTheme = theme.underStack?.(scene);
    if (ofTheme !== undefined) return ofTheme;
  }
  const { colors } = backgroundOf(scene, image);
  return tone === null ? colors : (theme.composition?.underWords?.(scene, colors) ?? colors);
}

/** What lies behind the words: background, picture and slide colour, and the element's own box. */
function colorsBehind(element: Element, scene: Scene, image: readonly Color[] | null): Color[] {
  const colors = image === null ? scene.background.colors : colorsUnderWords(scene, image);
  const box = parseColor(element.style.backgroundColor ?? 'transparent');
  if (box === null) return [...colors];
  return colors.map((color) => composite(withOpacity(box, element), color));
}

/** The element as it is painted: a layout draws the items of a list by itself, without its background. */
function paintedElement(element: Element, { tone }: Scene): Element {
  return tone !== null && element.type === 'list' ? { ...element, style: {} } : element;
}

/**
 * How the text of an element reads where it is painted; null for what has no words to read.
 * @param image the colours of the background picture under the element's box, as `representativeColors`
 *   gives them; null where there is none or its pixels are not known.
 */
export function contrastOf(
  input: SceneInput,
  elementId: string,
  image: readonly Color[] | null,
): TextContrast | null {
  const scene = sceneOf(input);
  const stored = scene.elements.find(({ id }) => id === elementId);
  if (stored === undefined || !isTextual(stored.type)) return null;
  const element = paintedElement(stored, scene);
  if (element.content.trim() === '' || opacityOf(element.style) === 0) return null;
  const { color, limit } = textStyle(element, scene);
  const backdropColors = colorsBehind(element, scene, image);
  return { ratio: worstContrast(withOpacity(color, element), backdropColors), limit };
}

/** One change after which a text reads. */
export type ContrastFix =
  | { readonly kind: 'accent' | 'secondary'; readonly color: string }
  | { readonly kind: 'overlay'; readonly overlayOpacity: number }
  | { readonly kind: 'box'; readonly backgroundColor: string; readonly color?: string };

interface Case {
  readonly input: SceneInput;
  readonly elementId: string;
  readonly image: readonly Color[] | null;
}

/** 86 % as the last two digits of a hex colour: the background of a box behind a text. */
const boxAlpha = 'DB';

function digits(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0').toUpperCase();
}

/** The background behind the text as it is, else also with the text colour that belongs on it. */
function boxes({ secondaryColor, accentColor }: CarouselFields): ContrastFix[] {
  const color = parseColor(secondaryColor);
  if (color === null) return [];
  const channels = [color.red, color.green, color.blue].map(digits).join('');
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

function applyFix(slide: DrawnSlide, elementId: string, fix: ContrastFix): DrawnSlide {
  switch (fix.kind) {
    case 'overlay':
      return { ...slide, overlayOpacity: fix.overlayOpacity };
    default:
      return withStyle(slide, elementId, stylePatchOf(fix));
  }
}

function isReadable({ input, elementId, image }: Case, fix: ContrastFix): boolean {
  const slide = applyFix(input.slide, elementId, fix);
  const reading = contrastOf({ ...input, slide }, elementId, image);
  return reading !== null && reading.ratio >= reading.limit;
}

/**
 * The first change after which a text reads: its colour, the slide's colour over the picture, a box
 * behind it (docs/product/colours.md 10). Null where none of them helps. `picture` as in
 * `contrastOf`.
 */
export function contrastFix(
  input: SceneInput,
  elementId: string,
  image: readonly Color[] | null,
): ContrastFix | null {
  const attempt = { input, elementId, image };
  return candidates(input).find((fix) => isReadable(attempt, fix)) ?? null;
}
