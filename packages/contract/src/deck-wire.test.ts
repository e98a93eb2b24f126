import { storedCarouselDefaults } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { carouselPatchWireSchema, carouselToWire } from './carousels.schema';
import { completeSlides } from './carousels';
import { listCarouselsWireSchema } from './carousels.schema';

const carousel = {
  ...storedCarouselDefaults,
  id: '7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6e',
  userId: '7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6f',
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('booleans are text on the wire, both ways', () => {
  const wire = carouselToWire({ ...carousel, useCustomColors: true });
  expect(wire).toMatchObject({ useCustomColors: 'true', hideFooter: 'false' });
  const read = carouselPatchWireSchema.parse(wire);
  expect(read).toMatchObject({ useCustomColors: true, hideFooter: false });
  expect(carouselPatchWireSchema.safeParse({ hideFooter: false }).success).toBe(false);
});

test('an emptied address or gradient is none', () => {
  const read = carouselPatchWireSchema.parse({ brandAvatarUrl: '', gradient: '' });
  expect(read).toEqual({ brandAvatarUrl: null, gradient: null });
});

test('what was left out stays out', () => {
  expect(carouselPatchWireSchema.parse({ title: 'a', userId: 'x' })).toEqual({ title: 'a' });
});

test('elements are completed, what is no element is left for the schema', () => {
  const body = { slides: [{ elements: [{ type: 'text' }, 5] }, 'x'] };
  expect(completeSlides(body, () => 'new')).toEqual({
    slides: [{ elements: [{ id: 'new', position: 0, style: {}, type: 'text' }, 5] }, 'x'],
  });
});

test('a limit in a query is a number from 1 to 1000, and 1000 when left out', () => {
  const limitOf = (limit?: string) => listCarouselsWireSchema.safeParse({ limit });
  expect(limitOf('20').data?.limit).toBe(20);
  expect(['0', '1001', '1e3', 'x'].map((text) => limitOf(text).success)).not.toContain(true);
});
