import { aCarousel, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../scene';
import { gradientOverDeck } from './post-colors';

const total = 5;

function partOn(gradient: string, index: number): string {
  const carousel = aCarousel({ theme: 'social', gradient });
  return gradientOverDeck(sceneOf({ carousel, slide: aSlide({}), index, total })) ?? '';
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/-?[\d.]+(?=px)/gu)].map(([number]) => Number(number));
}

/** How far a point of a slide of 4:5 is along a straight gradient, from 0 to 1. */
function shareAt(part: string, degrees: number, x: number, y: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const length = Math.abs(432 * sine) + Math.abs(540 * cosine);
  const along = length / 2 + (x - 216) * sine - (y - 270) * cosine;
  const [from = 0, to = 1] = numbersIn(part);
  return (along - from) / (to - from);
}

describe('a gradient over a whole carousel', () => {
  test.each([45, 90, 135, 180])('runs on at the cuts at %i degrees', (degrees) => {
    const gradient = `linear-gradient(${String(degrees)}deg, #FFD9A6, #FF9E93)`;
    for (let index = 0; index < total - 1; index += 1) {
      for (const y of [0, 200, 540]) {
        const left = shareAt(partOn(gradient, index), degrees, 432, y);
        const right = shareAt(partOn(gradient, index + 1), degrees, 0, y);
        expect(left).toBeCloseTo(right, 3);
      }
    }
  });

  test('begins in a corner of the first slide and ends in one of the last', () => {
    const gradient = 'linear-gradient(135deg, #FFD9A6, #FF9E93)';
    expect(shareAt(partOn(gradient, 0), 135, 0, 0)).toBeCloseTo(0, 3);
    expect(shareAt(partOn(gradient, total - 1), 135, 432, 540)).toBeCloseTo(1, 3);
  });

  test('has one middle where it is round', () => {
    const gradient = 'radial-gradient(circle at top left, #FFD6D6, #FF8C9C)';
    const [across, , , radius] = numbersIn(partOn(gradient, 2));
    expect([across, radius]).toEqual([-864, Math.round(Math.hypot(2160, 540) * 100) / 100]);
  });

  test('is left as it is where it is of another kind', () => {
    const placed = 'linear-gradient(135deg, #FFD9A6 10%, #FF9E93)';
    expect(partOn(placed, 1)).toBe(placed);
  });
});
