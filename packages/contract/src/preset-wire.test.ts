import { storedPresetDefaults } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { createPresetWireSchema, presetToWire } from './presets.schema';

const preset = {
  ...storedPresetDefaults,
  name: 'Minha marca',
  id: '7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6e',
  userId: '7b0c2e0e-4a5f-4f0b-9d3e-1f2a3b4c5d6f',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

test('booleans are text on the wire, both ways', () => {
  const wire = presetToWire({ ...preset, hideFooter: true });
  expect(wire).toMatchObject({ useCustomColors: 'false', hideFooter: 'true' });
  const read = createPresetWireSchema.parse(wire);
  expect(read).toMatchObject({ useCustomColors: false, hideFooter: true });
  expect(createPresetWireSchema.safeParse({ ...wire, hideFooter: true }).success).toBe(false);
});

test('an emptied address or gradient is none, and what was left out stays out', () => {
  const read = createPresetWireSchema.parse({ name: 'a', brandAvatarUrl: '', gradient: '' });
  expect(read).toEqual({ name: 'a', brandAvatarUrl: null, gradient: null });
});
