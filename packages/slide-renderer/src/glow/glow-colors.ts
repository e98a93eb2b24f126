import {
  composite,
  cssOf,
  gradientStops,
  luminance,
  mix,
  mostReadableColor,
  textContrast,
  wholeChannels,
  withAlpha,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import type { BoxPaint, Chip } from '../box-paint';
import type { Scene, SlideContext } from '../context';
import type { BlockLook } from '../block-look';
import { readableBlock } from '../decoration/readable-block';

const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 };

/** A first stop of less luminance makes a gradient a dark one. */
const darkBelow = 0.2;

/** The two colours of lights, by turns. */
export function lightColors({ palette, carousel }: SlideContext): readonly [Color, Color] {
  const { primary, secondary } = palette;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined || luminance(first) >= darkBelow) {
    return [wholeChannels(primary), wholeChannels(mix(primary, secondary, 0.18))];
  }
  return [wholeChannels(mix(last, primary, 0.12)), wholeChannels(mix(first, primary, 0.25))];
}

/** Of small lights. */
export function smallLightColor({ palette: { primary, accent } }: SlideContext): Color {
  return wholeChannels(mix(primary, accent, 0.5));
}

/** Of the lines that run on from slide to slide. */
export function lineColor({ palette: { primary, accent } }: SlideContext): Color {
  return wholeChannels(mix(primary, accent, 0.45));
}

/** Of the text's colour, what glass has at its upper left and lower right corner, and its edge. */
const partsOfGlass = { from: 0.13, to: 0.05, edge: 0.24 } as const;
/** Of the background, what glass has under that: lines behind it stand back. */
const partOfNight = 0.2;

/** Both as one layer. */
function layerOfGlass(text: Color, background: Color, part: number): Color {
  const alpha = 1 - (1 - partOfNight) * (1 - part);
  return { ...mix(background, text, part / alpha), alpha };
}

function textOf({ tone, text }: Scene): Color {
  return tone?.text ?? text;
}

/** Glass in the colour of the words on it. */
export function glassOf(scene: Scene): BoxPaint {
  const text = textOf(scene);
  const [background = scene.palette.secondary] = scene.background.colors;
  const { from, to, edge } = partsOfGlass;
  const [upper, lower] = [from, to].map((part) => cssOf(layerOfGlass(text, background, part)));
  return {
    fill: `linear-gradient(150deg, ${String(upper)}, ${String(lower)})`,
    border: `1px solid ${cssOf(withAlpha(text, edge))}`,
  };
}

const cardShadow = `0px 20px 50px ${cssOf(withAlpha(black, 0.28))}`;

/** A card of glass. */
export function glassCard(scene: Scene): BoxPaint {
  return { ...glassOf(scene), shadow: cardShadow };
}

export const cardRadius = 24;

/** A card of glass as a block. */
export function glassBlock(scene: Scene): BlockLook {
  const words = textOf(scene);
  const fill = scene.palette.secondary;
  return { fill, words, radius: cardRadius, paint: glassCard(scene) };
}

/** What is seen of a colour under glass. */
export function colorUnderGlass(
  color: Color,
  { text, background }: { text: Color; background: Color },
): Color {
  return wholeChannels(composite(layerOfGlass(text, background, partsOfGlass.from), color));
}

/** How much lighter chips are at their upper left corner: the first that their sign reads on. */
const partsOfShine = [0.25, 0.2, 0.15, 0.1, 0.05, 0] as const;

/** Primary as a background of words, lighter at its upper left corner, with the words on it. */
function shiningBlock({ palette }: SlideContext) {
  const { fill, words } = readableBlock({ palette }, palette.primary);
  const shines = partsOfShine.map((part) => wholeChannels(mix(fill, palette.accent, part)));
  const shine = shines.find((color) => worstContrast(words, [color]) >= textContrast) ?? fill;
  const sign = mostReadableColor(palette, [fill, shine]);
  return { fill: `linear-gradient(145deg, ${cssOf(shine)}, ${cssOf(fill)})`, sign, plain: fill };
}

const roundness = 0.32;

/** A chip that glows. */
export function glowChip(scene: Scene): Chip {
  const { fill, sign } = shiningBlock(scene);
  const shadow = `0px 6px 22px ${cssOf(withAlpha(scene.palette.primary, 0.55))}`;
  return { fill, sign, roundness, shadow };
}

/** Bars that glow, on tracks of the text's colour. */
export function glowBar(scene: Scene) {
  const { primary, secondary, accent } = scene.palette;
  const [from, to] = [mix(primary, secondary, 0.3), mix(primary, accent, 0.22)].map(cssOf);
  return {
    paint: {
      fill: `linear-gradient(90deg, ${String(from)}, ${String(to)})`,
      shadow: `0px 0px 16px ${cssOf(withAlpha(primary, 0.55))}`,
    },
    track: cssOf(withAlpha(textOf(scene), 0.14)),
  };
}
