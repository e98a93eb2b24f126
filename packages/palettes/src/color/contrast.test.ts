import { describe, expect, test } from 'vitest';
import { type Color, composite, cssOf, parseColor, gradientStops } from './color';
import {
  contrastRatio,
  readableTextColor,
  primaryAsText,
  quietText,
  representativeColors,
  textContrast,
  worstContrast,
} from './contrast';

function color(text: string): Color {
  const parsed = parseColor(text);
  if (parsed === null) throw new Error(text);
  return parsed;
}

const white = color('#FFFFFF');
const ink = color('#111827');
const cyan = color('#06D6A0');
const palette = { primary: cyan, secondary: white, accent: ink };

describe('contrast', () => {
  test('black on white is 21 and white on white 1', () => {
    expect(contrastRatio(color('#000'), white)).toBeCloseTo(21);
    expect(contrastRatio(white, white)).toBe(1);
  });

  test('a half transparent text is measured as it is seen', () => {
    const faint = { ...ink, alpha: 0.5 };
    expect(contrastRatio(faint, white)).toBe(contrastRatio(composite(faint, white), white));
  });

  test('on a gradient the worst stop counts', () => {
    const stops = gradientStops('linear-gradient(135deg, #FFFFFF, #111827)');
    expect(worstContrast(ink, stops)).toBe(1);
  });
});

describe('roles', () => {
  test('a role that does not read is exchanged for the one that reads best', () => {
    const painted = readableTextColor(white, palette, {
      backdropColors: [white],
      limit: textContrast,
    });
    expect(cssOf(painted)).toBe(cssOf(ink));
  });

  test('a role that reads stays', () => {
    const painted = readableTextColor(white, palette, {
      backdropColors: [ink],
      limit: textContrast,
    });
    expect(cssOf(painted)).toBe(cssOf(white));
  });

  test("a colour of the user's own is painted as stored, however badly it reads", () => {
    const own = color('#FAFAFA');
    const painted = readableTextColor(own, palette, {
      backdropColors: [white],
      limit: textContrast,
    });
    expect(painted).toBe(own);
  });
});

describe('primary as text', () => {
  const reading = { backdropColors: [white], limit: textContrast };

  test('a bright primary becomes deep enough to read on white, and keeps its hue', () => {
    const deep = primaryAsText(cyan, ink, reading);
    expect(worstContrast(deep, [white])).toBeGreaterThanOrEqual(textContrast);
    expect(deep.green).toBeGreaterThan(deep.red);
    expect(cssOf(deep)).not.toBe(cssOf(ink));
  });

  test('a primary that reads is used as it is', () => {
    const indigo = color('#4F46E5');
    expect(primaryAsText(indigo, ink, reading)).toEqual(indigo);
  });

  test('what is painted reads too: no contrast is lost by rounding', () => {
    const turquoise = color('#14B5A6');
    const deep = color(cssOf(primaryAsText(turquoise, color('#0D2B33'), reading)));
    expect(worstContrast(deep, [white])).toBeGreaterThanOrEqual(textContrast);
  });
});

describe('quiet text', () => {
  test('is 74 % of the text where that reads', () => {
    expect(quietText(ink, [white])).toEqual({ ...ink, alpha: 0.74 });
  });

  test('is less faint where it would not read, and plain where nothing else does', () => {
    const terracotta = color('#B9481F');
    const quiet = quietText(white, [terracotta]);
    expect(quiet.alpha).toBeGreaterThan(0.74);
    expect(worstContrast(quiet, [terracotta])).toBeGreaterThanOrEqual(textContrast);
    expect(quietText(white, [color('#EEEEEE')])).toEqual(white);
  });
});

describe('a spread of colours', () => {
  const grey = (value: number): Color => ({ red: value, green: value, blue: value, alpha: 1 });

  function shadesOf(colors: readonly Color[]): string[] {
    return representativeColors(colors).map(cssOf);
  }

  test('mean, dark and light end, whatever the order', () => {
    const shades = Array.from({ length: 11 }, (_, step) => grey(step * 20)).reverse();
    expect(shadesOf(shades)).toEqual([
      'rgb(100, 100, 100)',
      'rgb(20, 20, 20)',
      'rgb(180, 180, 180)',
    ]);
  });

  test('a speck of white on black is not what text has to read on', () => {
    const night = [...Array.from({ length: 99 }, () => grey(0)), grey(255)];
    expect(shadesOf(night).at(2)).toBe('rgb(0, 0, 0)');
  });

  test('no colours have no spread', () => {
    expect(representativeColors([])).toEqual([]);
  });
});
