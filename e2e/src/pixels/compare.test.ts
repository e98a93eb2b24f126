import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { compareImages } from './compare';

const SIZE = 216;

/** White, with a dark striped box of 60x40 whose corner is at (x, y). */
function image(x: number, y: number, size = SIZE): Buffer {
  const png = new PNG({ width: size, height: size });
  png.data.fill(255);
  for (let row = y; row < y + 40; row += 1) {
    for (let column = x; column < x + 60; column += 1) {
      png.data.fill(
        (column - x) % 7 < 3 ? 0 : 120,
        (row * size + column) * 4,
        (row * size + column) * 4 + 3,
      );
    }
  }
  return PNG.sync.write(png);
}

describe('two pictures', () => {
  test('that are the same neither differ nor shift', async () => {
    const { mismatch, maxShift } = await compareImages(image(70, 80), image(70, 80));
    expect({ mismatch, maxShift }).toEqual({ mismatch: 0, maxShift: 0 });
  });

  test.each([1, 2, 6])('whose content has moved by %i px say so', async (distance) => {
    const { mismatch, maxShift } = await compareImages(image(70, 80 + distance), image(70, 80));
    expect(maxShift).toBe(distance);
    expect(mismatch).toBeGreaterThan(0);
  });

  test('of which one lacks something differ by its share, without a shift', async () => {
    const { mismatch, maxShift } = await compareImages(image(0, 0, SIZE), blank());
    expect(mismatch).toBeCloseTo((60 * 40) / SIZE ** 2, 2);
    expect(maxShift).toBe(0);
  });

  test('of different sizes cannot be compared', async () => {
    const compared = compareImages(image(0, 0, 100), image(0, 0));
    await expect(compared).rejects.toThrow('100x100 and 216x216');
  });
});

function blank(): Buffer {
  const png = new PNG({ width: SIZE, height: SIZE });
  png.data.fill(255);
  return PNG.sync.write(png);
}
