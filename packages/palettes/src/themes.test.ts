import { expect, test } from 'vitest';
import { themeOf } from './themes';

test('an unknown theme is minimal', () => {
  expect(themeOf('papyrus').key).toBe('minimal');
  expect(themeOf('bold').name).toBe('Impacto');
});
