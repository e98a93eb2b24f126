import type { SavedPreset } from '@arrasta/contract';
import { sampleBrand, storedPresetDefaults } from '@arrasta/domain';
import { aCarousel } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { findBrand, lastUsedPreset } from './brand';

const aPreset = (id: string): SavedPreset => ({
  ...storedPresetDefaults,
  ...{ id, name: id, userId: 'ana', createdAt: '', updatedAt: '' },
  brandName: `Marca de ${id}`,
});
const newest = aPreset('newest');
const older = aPreset('older');
const open = aCarousel({ brandName: 'Padaria Aurora', brandHandle: '@aurora' });

test('the preset used last on the device counts, and where it was deleted or none was, the newest', () => {
  expect(lastUsedPreset([newest, older], 'older')).toBe(older);
  expect(lastUsedPreset([newest, older], 'deleted')).toBe(newest);
  expect(lastUsedPreset([newest, older], null)).toBe(newest);
  expect(lastUsedPreset([], 'deleted')).toBeNull();
});

test('a preset comes before the open carousel, whose brand counts unless it is the sample', () => {
  expect(findBrand(older, open)).toEqual({ source: 'preset', brand: older });
  expect(findBrand(null, open)).toEqual({ source: 'carousel', brand: open });
  expect(findBrand(null, { ...open, ...sampleBrand })).toBeNull();
  expect(findBrand(null, null)).toBeNull();
});
