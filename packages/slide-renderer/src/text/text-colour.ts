import type { Element, ElementStyle } from '@arrasta/domain';
import {
  composite,
  cssOf,
  isSameColour,
  paintedText,
  parseColour,
  textContrast,
  type Colour,
  type Reading,
} from '@arrasta/palettes';
import type { Scene } from '../scene/model';

/**
 * The text colours a slide has until one is set: `#111827`, and the black of slides written by AI
 * (carousel-editor §3, §4; decision 081). They stand for the palette's.
 */
const untouchedTexts = ['rgb(17, 24, 39)', 'rgb(0, 0, 0)'];

/** What a text stands on: what the slide shows there, under the box the element has. */
export function groundsUnder(style: ElementStyle, scene: Scene): readonly Colour[] {
  const box = style.backgroundColor === undefined ? null : parseColour(style.backgroundColor);
  if (box === null || box.alpha === 0) return scene.ground.colours;
  return scene.ground.colours.map((ground) => composite(box, ground));
}

/** The colour a text has of itself: the element's, or the slide's once it was set. */
function storedColour({ style }: Element, scene: Scene): Colour | null {
  const own = style.color === undefined ? null : parseColour(style.color);
  if (own !== null) return own;
  const ofSlide = parseColour(scene.slide.textColor);
  return ofSlide === null || untouchedTexts.includes(cssOf(ofSlide)) ? null : ofSlide;
}

/** Over a strong picture of unknown pixels nothing can be said, so that a role stays as it is. */
function isUnmeasured({ slide }: Scene): boolean {
  return slide.backgroundImageUrl !== null && slide.backgroundImageOpacity > 50;
}

/** The theme colours a subtitle that has no colour, or the palette's text colour. */
function isThemed(element: Element, stored: Colour | null, scene: Scene): boolean {
  if (element.type !== 'subtitle') return false;
  return stored === null || isSameColour(stored, scene.palette.accent);
}

/** The colour an element's text is painted in. */
export function textColour(element: Element, scene: Scene, reading: Reading): Colour {
  const stored = storedColour(element, scene);
  if (isThemed(element, stored, scene)) return scene.theme.subtitleColour(scene, reading);
  const wanted = stored ?? scene.palette.accent;
  if (isUnmeasured(scene)) return wanted;
  return paintedText(wanted, scene.palette, { ...reading, limit: textContrast });
}
