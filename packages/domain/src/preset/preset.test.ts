import { describe, expect, test } from 'vitest';
import { presetFieldsSchema } from './preset';
import { storedPresetDefaults } from './preset-look';

const parsed = (fields: object) =>
  presetFieldsSchema.safeParse({ ...storedPresetDefaults, name: 'Minha marca', ...fields });

test('a stored preset has the documented defaults', () => {
  expect(storedPresetDefaults).toEqual({
    brandName: null,
    brandHandle: null,
    brandAvatarUrl: null,
    theme: 'minimal',
    titleFont: 'merriweather',
    contentFont: 'montserrat',
    primaryColor: '#4F46E5',
    secondaryColor: '#FFFFFF',
    accentColor: '#111827',
    useCustomColors: false,
    gradient: null,
    pageIndicator: 'swipe_hint',
    hideFooter: false,
  });
});

describe('the name of a preset', () => {
  test('is kept without the space around it', () => {
    expect(parsed({ name: '  Minha marca\n' }).data?.name).toBe('Minha marca');
  });

  test.each(['', '   ', undefined, null, 7])('%j is none', (name) => {
    expect(parsed({ name }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Nome obrigatório' },
    ]);
  });

  test('is at most 100 long', () => {
    expect(parsed({ name: 'a'.repeat(100) }).success).toBe(true);
    expect(parsed({ name: 'a'.repeat(101) }).success).toBe(false);
  });
});

test('a preset holds nothing that belongs to one carousel alone', () => {
  const { data } = parsed({ title: 'Título', description: 'x', socialCaption: 'y', id: '1' });
  expect(Object.keys(data ?? {}).sort()).toEqual(
    [...Object.keys(storedPresetDefaults), 'name'].sort(),
  );
});
