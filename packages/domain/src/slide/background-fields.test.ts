import { expect, test } from 'vitest';
import { limits } from '../limits';
import { isStorableBackground, type BackgroundFields } from './background-fields';
import { slidePatchSchema } from './slide';

const longUrl = `https://example.com/${'a'.repeat(limits.deckBody)}`;

test.each<Partial<BackgroundFields>>([
  {},
  { backgroundImageUrl: null, overlayColor: null },
  { backgroundImageUrl: 'https://example.com/a.jpg' },
  { backgroundImageUrl: 'javascript:alert(1)' },
  { backgroundImageUrl: '' },
  { backgroundImageUrl: longUrl },
  { overlayColor: '#06D6A0' },
  { overlayColor: 'transparent' },
  { overlayColor: 'azul' },
  { overlayColor: `rgb(0,${' '.repeat(40)}0, 0)` },
  { overlayColor: '' },
  ...[0, 100, 101, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY].flatMap((percent) => [
    { overlayOpacity: percent },
    { backgroundImageOpacity: percent },
  ]),
])('a background may be stored where the schema of slides says so', (patch) => {
  expect(isStorableBackground(patch)).toBe(slidePatchSchema.safeParse(patch).success);
});
