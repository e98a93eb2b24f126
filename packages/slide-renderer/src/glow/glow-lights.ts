import {
  composite,
  contrastRatio,
  cssOf,
  withAlpha,
  worstContrast,
  type Color,
} from '@arrasta/palettes';
import { slideBackgroundOf } from '../background';
import { slideWidth, type SlideContext } from '../context';
import { hashNumber } from '../decoration/seed';
import { slideHeightOf } from '../format';
import { lightColors, lineColor, smallLightColor, colorUnderGlass } from './glow-colors';

/** A round light, in px of the slide. */
export interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: Color;
  /** Of its colour in its middle. */
  readonly strength: number;
}

/**
 * What a light has of its strength at a part of its radius: evenly less. A gradient of two colours
 * is painted three times as fast as one of more.
 */
const partAt = (distance: number): number => Math.max(0, 1 - distance);

interface Point {
  readonly x: number;
  readonly y: number;
}

function addLight({ x, y, radius, color, strength }: Light, at: Point, under: Color): Color {
  const part = partAt(Math.hypot(at.x - x, at.y - y) / radius);
  return part === 0 ? under : composite(withAlpha(color, strength * part), under);
}

/** What is seen of a background under lights. */
export function colorUnderLights(lights: readonly Light[], at: Point, background: Color): Color {
  return lights.reduce((under, light) => addLight(light, at, under), background);
}

/**
 * What text reads at least on lights: glass on them, and soft text on that, then still read.
 * Less where a palette has less.
 */
const minContrast = 7.2;
const partOfContrast = 0.6;

function limitOf({ palette: { accent, secondary } }: SlideContext): number {
  return Math.min(minContrast, contrastRatio(accent, secondary) * partOfContrast);
}

const strengthStep = 0.04;

/** The light, fainter until text reads on it in all these places. Lights give way before words. */
function fainterUntilRead(
  context: SlideContext,
  light: Light,
  under: readonly { readonly at: Point; readonly color: Color }[],
): Light {
  const { accent } = context.palette;
  const limit = limitOf(context);
  for (let { strength } = light; strength > strengthStep; strength -= strengthStep) {
    const drawn = { ...light, strength: Number(strength.toFixed(2)) };
    const litColors = under.map(({ at, color }) => addLight(drawn, at, color));
    if (worstContrast(accent, litColors) >= limit) return drawn;
  }
  return { ...light, strength: strengthStep };
}

/** How far lights are seen, in px: those beside a cut do not reach it. */
const sizes = { cut: 330, middle: 214, small: 110, wide: 196, inner: 128 } as const;
const strengths = { cut: 0.9, middle: 0.85, small: 0.5 } as const;
/** Where lights on cuts stand, of the slide's height. */
const heights = { from: 0.12, to: 0.86 } as const;

function heightBy(hash: number, height: number): number {
  return height * (heights.from + (heights.to - heights.from) * hashNumber(hash));
}

/** The light on the cut before a slide: the same for the slides on both of its sides. */
function cutLight(context: SlideContext, cut: number): Light {
  const { carousel, index, palette } = context;
  const x = (cut - index) * slideWidth;
  const y = heightBy(cut * 3 + carousel.decorSeed * 101, slideHeightOf(carousel));
  const color = lightColors(context)[Math.abs(cut + carousel.decorSeed) % 2] ?? palette.primary;
  const light = { x, y, radius: sizes.cut, color, strength: strengths.cut };
  return fainterUntilRead(context, light, [{ at: light, color: palette.secondary }]);
}

/** From a cut to the small light beside it, which does not reach it. In px. */
const besideCut = 116;

/** Beside every second cut a small light, on one of its sides. */
function smallLight(context: SlideContext, cut: number): Light | null {
  const { carousel, index } = context;
  const seed = carousel.decorSeed;
  if ((cut + seed) % 2 === 0) return null;
  const isAfter = hashNumber(cut * 5 + seed * 103 + 1) < 0.5;
  if ((isAfter ? cut : cut - 1) !== index) return null;
  const y = heightBy(cut * 7 + seed * 107 + 2, slideHeightOf(carousel));
  const x = (cut - index) * slideWidth + (isAfter ? besideCut : -besideCut);
  return { x, y, radius: sizes.small, color: smallLightColor(context), strength: strengths.small };
}

/** How much the tone of a slide changes lights that reach no cut. */
const partsOfTone = { paper: 1, tint: 1.25, primary: 1.25, ink: 0.5 } as const;

function middleLight(context: SlideContext): Light {
  const { carousel, index, slide, palette } = context;
  const turn = index + carousel.decorSeed;
  const y = turn % 2 === 0 ? 0 : slideHeightOf(carousel);
  const color = lightColors(context)[(turn + 1) % 2] ?? palette.primary;
  const strength = Math.min(1, strengths.middle * partsOfTone[slide.tone]);
  return { x: slideWidth / 2, y, radius: sizes.middle, color, strength };
}

/** Where lights stand that reach neither side of the slide, by turns; of its height. */
const innerPlaces = [
  [
    { x: 224, y: 0.02, radius: sizes.wide },
    { x: 206, y: 0.74, radius: sizes.wide },
    { x: 300, y: 1, radius: sizes.inner },
  ],
  [
    { x: 206, y: 0.94, radius: sizes.wide },
    { x: 226, y: 0.34, radius: sizes.wide },
    { x: 134, y: 0, radius: sizes.inner },
  ],
  [
    { x: 226, y: 0.5, radius: sizes.wide },
    { x: 206, y: 0, radius: sizes.wide },
    { x: 140, y: 0.98, radius: sizes.inner },
  ],
  [
    { x: 206, y: 0.2, radius: sizes.wide },
    { x: 226, y: 1, radius: sizes.wide },
    { x: 136, y: 0.6, radius: sizes.inner },
  ],
] as const;

function innerLights(context: SlideContext): Light[] {
  const { carousel, index, slide, palette } = context;
  const turn = index + carousel.decorSeed;
  const places = innerPlaces[turn % innerPlaces.length] ?? innerPlaces[0];
  const height = slideHeightOf(carousel);
  const colors = lightColors(context);
  const strength = Math.min(1, strengths.cut * partsOfTone[slide.tone]);
  return places.map(({ x, y, radius }, at) => {
    const color = colors[(turn + at) % 2] ?? palette.primary;
    return { x, y: y * height, radius, color, strength };
  });
}

const gridStep = 27;

/** Places all over a slide. */
function gridOf({ carousel }: SlideContext): Point[] {
  const rows = Math.ceil(slideHeightOf(carousel) / gridStep);
  const columns = slideWidth / gridStep;
  return Array.from({ length: (rows + 1) * (columns + 1) }, (_, number) => ({
    x: (number % (columns + 1)) * gridStep,
    y: Math.floor(number / (columns + 1)) * gridStep,
  }));
}

/** Whether lights and lines are drawn: a background or picture of the user's own has none on it. */
export function isLit({ slide }: SlideContext): boolean {
  const hasImage = slide.backgroundImageUrl !== null && slide.backgroundImageOpacity > 0;
  return slideBackgroundOf(slide) === null && slide.overlayColor === null && !hasImage;
}

function lightsOn(context: SlideContext): Light[] {
  const { index, carousel, palette } = context;
  const isPanorama = carousel.panorama === 'theme';
  const cuts = isPanorama ? [index, index + 1] : [];
  const fixed = cuts.map((cut) => cutLight(context, cut));
  const small = cuts.flatMap((cut) => smallLight(context, cut) ?? []);
  const free = isPanorama ? [middleLight(context), ...small] : innerLights(context);
  const grid = gridOf(context);
  return free.reduce((lights, light) => {
    const places = [light, ...grid].filter(
      ({ x, y }) => Math.hypot(x - light.x, y - light.y) < light.radius,
    );
    const under = places.map((at) => ({
      at,
      color: colorUnderLights(lights, at, palette.secondary),
    }));
    return [...lights, fainterUntilRead(context, light, under)];
  }, fixed);
}

/** The background where text reads worst on it. */
function brightestOf(context: SlideContext, lights: readonly Light[]): Color {
  const { accent, secondary } = context.palette;
  const litColors = [...lights, ...gridOf(context)].map((at) =>
    colorUnderLights(lights, at, secondary),
  );
  return litColors.reduce(
    (worst, color) => (contrastRatio(accent, color) < contrastRatio(accent, worst) ? color : worst),
    secondary,
  );
}

export interface Lighting {
  readonly lights: readonly Light[];
  readonly brightest: Color;
  /** How strong the lines on it are at most. */
  readonly line: number;
}

const readContrast = 4.55;
const lineStrengths: Readonly<Record<'max' | 'step' | 'min', number>> = {
  max: 0.36,
  step: 0.02,
  min: 0.06,
};

const coreStep = 0.01;

/** The brightest that a light of a colour may be. */
function brightestCore(context: SlideContext, color: Color): Color {
  const { accent, secondary } = context.palette;
  const limit = limitOf(context);
  for (let strength = 1; strength > coreStep; strength -= coreStep) {
    const core = composite(withAlpha(color, strength), secondary);
    if (contrastRatio(accent, core) >= limit) return core;
  }
  return secondary;
}

/** The same on every slide, whatever lights it has: lines cross cuts. */
function lineStrength(context: SlideContext): number {
  const { accent, secondary } = context.palette;
  const colors = [...lightColors(context), smallLightColor(context)];
  const cores = colors.map((color) => brightestCore(context, color));
  const { max, step, min } = lineStrengths;
  for (let strength = max; strength > min; strength -= step) {
    const line = withAlpha(lineColor(context), strength);
    const bare = cores.map((core) => composite(line, core));
    const glass = bare.map((color) =>
      colorUnderGlass(color, { text: accent, background: secondary }),
    );
    if (worstContrast(accent, [...bare, ...glass]) >= readContrast)
      return Number(strength.toFixed(2));
  }
  return min;
}

const known = new Map<string, Lighting>();
const maxKnown = 64;

/** What lights depend on: nothing that is typed. */
function keyOf(context: SlideContext): string {
  const { palette, carousel, slide, index } = context;
  const { gradient, decorSeed, format, panorama } = carousel;
  const colors = [palette.primary, palette.secondary, palette.accent].map(cssOf);
  return [...colors, gradient, decorSeed, format, panorama, slide.tone, index].join('|');
}

/** The lights of a slide. Computed once for each place, look and tone. */
export function lightingOf(context: SlideContext): Lighting {
  const key = keyOf(context);
  const before = known.get(key);
  if (before !== undefined) return before;
  const lights = lightsOn(context);
  const lighting = {
    lights,
    brightest: brightestOf(context, lights),
    line: lineStrength(context),
  };
  if (known.size >= maxKnown) known.clear();
  known.set(key, lighting);
  return lighting;
}

/** A light as CSS over the whole slide. */
export function lightFill({ x, y, radius, color, strength }: Light): string {
  const [across, down] = [x, y].map((place) => `${String(Math.round(place * 100) / 100)}px`);
  const core = `${cssOf(withAlpha(color, strength))} 0px`;
  const edge = `${cssOf(withAlpha(color, 0))} ${String(radius)}px`;
  return `radial-gradient(circle at ${String(across)} ${String(down)}, ${core}, ${edge})`;
}
