import { afterEach, describe, expect, test } from 'vitest';
import {
  forgetDestination,
  rememberDestination,
  rememberedDestination,
  safeDestination,
} from './destination';

describe('a destination inside the app', () => {
  test.each([
    '/carousel/0c1d4a3e-2b6f-4c1e-9a3d-7c5b2f1e0a9d',
    '/settings',
    '/planejador?ideia=1#fim',
    '/nao-existe',
  ])('%s is kept as it is', (target) => {
    expect(safeDestination(target)).toBe(target);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5C/../\\evil.example',
    '///evil.example/carousel/1',
    '/..//evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'carousel/1',
    '',
  ])('%j leads elsewhere and is refused', (target) => {
    expect(safeDestination(target)).toBeNull();
  });

  test.each(['/', '/?tab=register', '/auth', '/auth?tab=register', '/api/login', '/api'])(
    '%s is where one signs in and is no destination',
    (target) => {
      expect(safeDestination(target)).toBeNull();
    },
  );
});

describe('the memory of the tab', () => {
  afterEach(forgetDestination);

  test('gives back where the person wanted to go', () => {
    rememberDestination('/settings');
    expect(rememberedDestination()).toBe('/settings');
  });

  test('keeps the last place when a foreign one is offered', () => {
    rememberDestination('/settings');
    rememberDestination('//evil.example');
    expect(rememberedDestination()).toBe('/settings');
  });

  test('is empty after it was forgotten', () => {
    rememberDestination('/settings');
    forgetDestination();
    expect(rememberedDestination()).toBeNull();
  });
});
