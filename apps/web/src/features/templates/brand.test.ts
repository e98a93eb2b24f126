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
  const ana = { name: 'Ana Souza' };
  expect(findBrand(older, open, ana)).toEqual({ source: 'preset', brand: older });
  expect(findBrand(null, open, ana)).toEqual({ source: 'carousel', brand: open });
});

test('without preset and brand the account’s name is the brand, in the template’s looks', () => {
  const ana = { name: 'Ana Souza' };
  const brand = { brandName: 'Ana Souza', brandHandle: null, brandAvatarUrl: null };
  const found = { source: 'account', brand };
  expect(findBrand(null, null, ana)).toEqual(found);
  expect(findBrand(null, { ...open, ...sampleBrand }, ana)).toEqual(found);
});
