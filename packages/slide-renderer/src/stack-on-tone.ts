import type { Element, SlideTone } from '@arrasta/domain';
import {
  isSameColor,
  mostReadableColor,
  parseColor,
  textContrast,
  withAlpha,
  worstContrast,
  type PaletteColors,
} from '@arrasta/palettes';
import { backgroundOf } from './background';
import type { Scene, SlideContext } from './context';
import { withElementRoles, withRoles } from './roles';
import { toneColorsOf, backgroundOfTone } from './tones';

/**
 * Whether a slide of one element under the other stands on another tone than paper. A theme whose
 * words stand on a paper of its own, or on one background always, has the tone in its decoration.
 */
export function isStackOnTone({ slide, theme }: Pick<SlideContext, 'slide' | 'theme'>): boolean {
  if (theme.underStack !== undefined || theme.composition?.hasOneBackground === true) return false;
  return slide.layout === 'stack' && slide.tone !== 'paper';
}

/** The gradient is the background already, and would be seen on it nowhere else. */
function withoutGradientOn(tone: SlideTone, carousel: SlideContext['carousel']) {
  return tone === 'primary' ? { ...carousel, gradient: null } : carousel;
}

/** The tint that every list is given is the theme's to draw, from the colours of the tone. */
function withoutListTint(element: Element, { primary }: PaletteColors): Element {
  const { backgroundColor = '', ...style } = element.style;
  const stored = parseColor(backgroundColor);
  const isTint = stored !== null && isSameColor(stored, withAlpha(primary, 0.1));
  return element.type === 'list' && isTint ? { ...element, style } : element;
}

/**
 * A stack on another tone than paper: drawn as on paper, in the colours that the tone has for background,
 * words and blocks in the place of the palette's. Source: docs/product/layouts.md 33.
 */
export function sceneOfStackOnTone(context: SlideContext): Scene {
  const tone = toneColorsOf(context);
  const background = backgroundOfTone(context);
  const [secondary = context.palette.secondary] = background.colors;
  const palette: PaletteColors = { primary: tone.block, secondary, accent: tone.text };
  const toned: SlideContext = {
    ...context,
    palette,
    carousel: withoutGradientOn(context.slide.tone, context.carousel),
    theme: { ...context.theme, background: () => background },
    slide: withRoles(context.slide, context.palette, palette),
    elements: context.elements.map((element) =>
      withElementRoles(withoutListTint(element, context.palette), context.palette, palette),
    ),
  };
  const { css, colors } = backgroundOf(toned);
  const reads = worstContrast(tone.text, colors) >= textContrast;
  return {
    ...toned,
    background: { css, colors },
    text: reads ? tone.text : mostReadableColor(palette, colors),
    tone: null,
    stackTone: tone,
    decorationColors: { palette: context.palette, carousel: context.carousel },
    scrim: null,
  };
}

/** The scene for what runs on from slide to slide, whatever colours a slide's words have. */
export function decorationSceneOf(scene: Scene): Scene {
  return scene.decorationColors === undefined ? scene : { ...scene, ...scene.decorationColors };
}
