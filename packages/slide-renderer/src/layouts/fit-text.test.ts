import { describe, expect, test } from 'vitest';
import { fitRows, fitSlot, type RoleToFit } from './fit-text';

/** Letters as wide as half of their size, in lines of whole words. */
function role(text: string, fields: Partial<RoleToFit> = {}): RoleToFit {
  const words = text.split(' ');
  return {
    min: 20,
    max: 100,
    lineHeight: () => 1,
    gap: 10,
    isTitle: true,
    keptForRag: 0.66,
    avoidsWidow: false,
    longestWord: Math.max(...words.map(({ length }) => length)) / 2,
    lineWidths: (size, width) => {
      const lines: number[] = [];
      for (const { length } of words) {
        const last = lines.at(-1);
        const joined = last === undefined ? Infinity : last + ((length + 1) * size) / 2;
        if (joined <= width) lines[lines.length - 1] = joined;
        else lines.push((length * size) / 2);
      }
      return lines;
    },
    ...fields,
  };
}

const sizes = (roles: RoleToFit[], width: number, height: number) =>
  fitSlot(roles, { width, height }).roles.map(({ size }) => size);

describe('a text in a slot', () => {
  test('is as large as its range allows where there is room', () => {
    expect(sizes([role('Oi')], 400, 400)).toEqual([100]);
  });

  test('is no larger than its longest word is wide', () => {
    expect(sizes([role('Constrangimento já')], 300, 400)).toEqual([40]);
  });

  test('gives way to the height of the slot', () => {
    const [size = 0] = sizes([role('um dois três quatro cinco seis')], 200, 120);
    expect(size).toBeLessThan(60);
    expect(
      fitSlot([role('um dois três quatro cinco seis')], { width: 200, height: 120 }).height,
    ).toBeLessThanOrEqual(120);
  });

  test('keeps to its number of lines', () => {
    const limited = role('um dois três quatro', { maxLines: 2 });
    expect(fitSlot([limited], { width: 200, height: 900 }).roles[0]?.lines).toBe(2);
  });

  test('has a size in whole px, a small one in halves', () => {
    for (const height of [37, 41, 83, 97]) {
      const [size = 0] = sizes([role('um dois três quatro cinco seis')], 211, height);
      expect(size * (size > 30 ? 1 : 2)).toBe(Math.floor(size * (size > 30 ? 1 : 2)));
    }
  });
});

test('texts of a slot shrink together, each within its range', () => {
  const text = role('um texto que é bem mais comprido do que o título e enche linhas', {
    min: 14,
    max: 20,
    isTitle: false,
  });
  const [title = 0, body = 0] = sizes([role('Um título que fica grande'), text], 300, 200);
  const shareOf = (size: number, min: number, max: number) => (size - min) / (max - min);
  expect(title).toBeLessThan(100);
  expect(Math.abs(shareOf(title, 20, 100) - shareOf(body, 14, 20))).toBeLessThan(0.1);
});

test('what does not fit in the smallest sizes overflows', () => {
  const long = role('palavra '.repeat(100).trim());
  expect(fitSlot([long], { width: 200, height: 100 })).toMatchObject({ overflows: true });
  expect(fitSlot([role('Oi')], { width: 200, height: 100 }).overflows).toBe(false);
});

test('too much goes on in smaller sizes and smaller gaps before it overflows', () => {
  const long = (fields: Partial<RoleToFit>) => role('palavra '.repeat(20).trim(), fields);
  const slot = { width: 200, height: 160 };
  expect(fitSlot([long({})], slot).overflows).toBe(true);
  const tight = fitSlot([long({ tightMin: 10 })], slot);
  expect(tight.overflows).toBe(false);
  expect(tight.roles[0]?.size).toBeLessThan(20);
  expect(tight.height).toBeLessThanOrEqual(160);
  expect(tight.gapScale).toBeLessThan(1);
});

test('a limit of lines gives way before a title overflows', () => {
  const limited = role('palavra '.repeat(12).trim(), { maxLines: 2, tightMin: 16 });
  const fitted = fitSlot([limited], { width: 200, height: 200 });
  expect(fitted.overflows).toBe(false);
  expect(fitted.roles[0]?.lines).toBeGreaterThan(2);
});

test('a line that is drawn wider than it is counted lowers the size', () => {
  const emoji = role('um', { lineWidths: (size) => [size * 5] });
  expect(sizes([emoji], 200, 200)[0]).toBeLessThanOrEqual(40);
});

test('rows are all as large as the longest word of any of them allows', () => {
  const rows = [[role('curta')], [role('palavra-muito-comprida')]];
  const fitted = fitRows(rows, { width: 300, height: 300 });
  const [one, other] = fitted.map(({ roles }) => roles[0]?.size);
  expect(one).toBe(other);
  expect(fitted.some(({ overflows }) => overflows)).toBe(false);
});

test('a row with a word that is wider than all of it overflows', () => {
  const [fitted] = fitRows([[role('a'.repeat(60))]], { width: 300, height: 300 });
  expect(fitted?.overflows).toBe(true);
});

test('a word that is too long lowers the size down to twenty, then the slot overflows', () => {
  const endless = role('a'.repeat(200));
  const fitted = fitSlot([endless], { width: 300, height: 300 });
  expect([fitted.roles[0]?.size, fitted.overflows]).toEqual([20, true]);
});

test('a ragged title takes a line fewer where it stays large', () => {
  const ragged = 'aaaaaaaaaaaa b aaaaaaaaaaaa';
  const [size = 0] = sizes([role(ragged)], 300, 400);
  const lines = role(ragged).lineWidths(size, 300).length;
  expect(lines).toBe(2);
});

test('a title with a rather short line takes a line fewer only where that costs little', () => {
  const linesAt = (text: string, width: number) => {
    const [size = 0] = sizes([role(text)], width, 900);
    return role(text).lineWidths(size, width).length;
  };
  expect(linesAt('aaaaaaaa bbbb cccc dddddddd', 300)).toBe(3);
  expect(linesAt('aaaaaaaa bbbb cccccccc', 300)).toBe(3);
});

test('a ladder of words takes fewer lines', () => {
  const text = 'aaaaaaaa bbbb cccc dddd eeee';
  const [size = 0] = sizes([role(text)], 300, 900);
  expect(role(text).lineWidths(size, 300)).toHaveLength(3);
});

test('a lonely last word is avoided by up to a fifth of the size', () => {
  const text = 'uma frase que termina em só';
  const first = sizes([role(text, { max: 40 })], 400, 400)[0] ?? 0;
  const better = sizes([role(text, { max: 40, avoidsWidow: true })], 400, 400)[0] ?? 0;
  expect(better).toBeLessThanOrEqual(first);
  expect(better).toBeGreaterThanOrEqual(first * 0.8);
});
