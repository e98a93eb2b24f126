import { expect, test } from 'vitest';
import { lightTint } from '../colour';
import { isLightTintOrGrey } from './tint';

test.each([
  ['10 % of the default primary', 'rgba(79, 70, 229, 0.1)', true],
  ['10 % of any colour', lightTint('#B9481F'), true],
  ['a tint with its alpha in hex', '#4F46E51A', true],
  ['a veil of black', 'rgba(0, 0, 0, 0.05)', true],
  ['an opaque tint', '#EEF2FF', true],
  ['an opaque tint without the sign', 'EEF2FF', true],
  ['the lightest grey', '#F9FAFB', true],
  ['a middle grey', '#808080', true],
  ['a dark grey', 'rgb(55, 55, 60)', true],
  ['no ground', 'transparent', false],
  ['white', '#FFFFFF', false],
  ['black', '#000', false],
  ['a full colour', '#06D6A0', false],
  ['a colour at half its strength', 'rgba(79, 70, 229, 0.5)', false],
  ['a pale colour that is more than a tint', '#FFD9A6', false],
  ['what is no colour', 'azul', false],
])('%s: %s', (_what, ground, expected) => {
  expect(isLightTintOrGrey(ground)).toBe(expected);
});
