import { hexToTriple } from '@arrasta/domain';
import { describe, expect, test } from 'vitest';
import { parseColor } from '../color/color';
import { luminance } from '../color/contrast';
import { gradientPalettes, type Palette, solidPalettes } from './palettes';

const all = [...solidPalettes, ...gradientPalettes];

type Triple = readonly [number, number, number];

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A hex colour as OKLab: lightness from 0 to 1, and two axes of hue. Source: Ottosson, 2020. */
function perceived(hex: string): Triple {
  const [red, green, blue] = hexToTriple(hex).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How colourful, from 0 (grey) to about 0.3. */
function chroma(hex: string): number {
  const [, a, b] = perceived(hex);
  return Math.hypot(a, b);
}

/** The hue in degrees from 0 to 360. */
function hue(hex: string): number {
  const [, a, b] = perceived(hex);
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** What tells palettes apart: the three colours, and where a gradient begins and ends. */
function looks({ primary, secondary, accent, gradient }: Palette): string[] {
  const stops = gradient?.match(/#\w{6}/g) ?? [];
  return [primary, secondary, accent, ...stops.slice(0, 1), ...stops.slice(-1)];
}

function distance(one: Palette, other: Palette): number {
  const pairs = looks(one).map((hex, index) => [hex, looks(other)[index] ?? hex] as const);
  const parts = pairs.flatMap(([left, right]) =>
    perceived(left).map((axis, index) => axis - (perceived(right)[index] ?? 0)),
  );
  return Math.hypot(...parts);
}

/** Pairs of palettes that are nearer to each other than `limit`, by name. */
function alike(palettes: readonly Palette[], limit: number): string[] {
  return palettes.flatMap((one, index) =>
    palettes
      .slice(index + 1)
      .filter((other) => distance(one, other) < limit)
      .map((other) => `${one.name} / ${other.name}`),
  );
}

function light(hex: string): number {
  const color = parseColor(hex);
  return color === null ? 0 : luminance(color);
}

const isDark = ({ secondary }: Palette) => light(secondary) < 0.18;
const isTinted = (palette: Palette) => !isDark(palette) && chroma(palette.secondary) >= 0.012;

describe('distinctness', () => {
  // A just noticeable difference is about .02 in this measure.
  test('no two palettes on a plain background look alike', () => {
    expect(alike(solidPalettes, 0.065)).toEqual([]);
  });

  test('no two palettes on a gradient look alike', () => {
    expect(alike(gradientPalettes, 0.085)).toEqual([]);
  });

  test('no two palettes have the same three colours', () => {
    const triples = all.map(({ primary, secondary, accent }) => primary + secondary + accent);
    expect(new Set(triples).size).toBe(all.length);
  });
});

describe('the whole set', () => {
  test.each([
    ['solid', solidPalettes],
    ['gradient', gradientPalettes],
  ])('about a third of the %s palettes are dark', (_, palettes) => {
    const share = palettes.filter(isDark).length / palettes.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.37);
  });

  test('about a sixth are tinted papers', () => {
    const share = all.filter(isTinted).length / all.length;
    expect(share).toBeGreaterThan(0.14);
    expect(share).toBeLessThan(0.2);
  });

  test('the hues are evenly spread: each twelfth of the circle has two to six', () => {
    const colorful = solidPalettes.filter(({ primary }) => chroma(primary) > 0.06);
    const counts = Array.from({ length: 12 }, (_, twelfth) => {
      return colorful.filter(({ primary }) => Math.floor(hue(primary) / 30) === twelfth).length;
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  });

  test('text on tinted paper is ink of a hue, not black', () => {
    const black = all.filter(isTinted).filter(({ accent }) => {
      const channels = hexToTriple(accent);
      const lightness = (Math.max(...channels) + Math.min(...channels)) / 2 / 255;
      return lightness < 0.09 || lightness > 0.15 || chroma(accent) < 0.015;
    });
    expect(black.map(({ name }) => name)).toEqual([]);
  });
});
