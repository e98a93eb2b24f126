import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { MeasuringCanvas } from './measuring-canvas';

const { resolve } = createRequire(
  createRequire(import.meta.url).resolve('@arrasta/slide-renderer'),
);
const inter = { family: 'Arrasta Inter', weight: 600, style: 'normal' } as const;
const file = resolve('@fontsource/inter/files/inter-latin-600-normal.woff2');

function canvas(font = "normal 600 1000px 'Arrasta Inter', sans-serif") {
  return Object.assign(new MeasuringCanvas([{ ...inter, file }]), { font });
}

describe('a canvas that measures without a browser', () => {
  test('words are as wide as Chromium draws them, with kerning', () => {
    expect(canvas().measureText('AVATAR').width).toBeCloseTo(3897.46);
    const apart = ['A', 'V', 'A', 'T', 'A', 'R'].reduce(
      (sum, one) => sum + canvas().measureText(one).width,
      0,
    );
    expect(canvas().measureText('AVATAR').width).toBeLessThan(apart);
  });

  test('the width goes with the size, and the space between letters is added to each', () => {
    const large = canvas();
    const small = canvas("normal 600 100px 'Arrasta Inter', sans-serif");
    const { width } = large.measureText('pão');
    expect(small.measureText('pão').width).toBeCloseTo(width / 10);
    large.letterSpacing = '-20px';
    expect(large.measureText('pão').width).toBeCloseTo(width - 60);
  });

  test('the heights are those of capitals and of a line', () => {
    const { actualBoundingBoxAscent, ...line } = canvas().measureText('H');
    expect(actualBoundingBoxAscent).toBeCloseTo(727, -1);
    expect(line.fontBoundingBoxAscent).toBeGreaterThan(actualBoundingBoxAscent);
    expect(line.fontBoundingBoxDescent).toBeGreaterThan(0);
  });

  test('a face that was not given is an error, and not another face', () => {
    expect(() => canvas("italic 600 1000px 'Arrasta Inter'").measureText('a')).toThrow(
      "No file holds italic 600 1000px 'Arrasta Inter'",
    );
  });
});
