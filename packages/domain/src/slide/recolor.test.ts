import { anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { lightTint } from '../color';
import { type ElementType, elementTypes } from '../element/element-type';
import type { ElementStyle } from '../element/style';
import { isLightTintOrGrey, withAccent, withPalette, withPreset, withPrimary } from './recolor';

const later = '2030-01-01T00:00:00.000Z';
const colors = { primaryColor: '#B9481F', secondaryColor: '#FBF3EA', accentColor: '#2B1A12' };
const tint = 'rgba(185, 72, 31, 0.1)';

const slideOfAll = () =>
  aSlide({
    elements: elementTypes.map((type) =>
      anElement(type, { style: { fontSize: 'text-lg', color: '#123456' } }),
    ),
  });

/** The styles after a recolouring, by kind. */
function stylesOf(slides: readonly ReturnType<typeof aSlide>[]): Record<ElementType, ElementStyle> {
  const entries = slides.flatMap(({ elements }) =>
    elements.map(({ type, style }) => [type, style]),
  );
  return Object.fromEntries(entries) as Record<ElementType, ElementStyle>;
}

const plain = { fontSize: 'text-lg', color: '#123456' };

describe('a new primary colour', () => {
  test.each([
    ['a light tint', 'rgba(79, 70, 229, 0.1)', tint],
    ['a neutral grey', '#F3F4F6', tint],
    ['a full colour', '#06D6A0', '#06D6A0'],
    ['none', 'transparent', 'transparent'],
    ['white', '#FFFFFF', '#FFFFFF'],
  ])('a list whose background is %s', (_what, before, after) => {
    const slide = aSlide({ elements: [anElement('list', { style: { backgroundColor: before } })] });
    const [next] = withPrimary([slide], '#B9481F', later);
    expect(next?.elements[0]?.style.backgroundColor).toBe(after);
  });

  test('leaves other kinds and lists without a background alone', () => {
    const style = { backgroundColor: '#F3F4F6' };
    const elements = [anElement('text', { style }), anElement('list', { style: {} })];
    const slide = aSlide({ elements });
    expect(withPrimary([slide], '#B9481F', later)[0]).toBe(slide);
  });

  test('that is unreadable tints with the documented fallback', () => {
    const list = anElement('list', { style: { backgroundColor: '#F3F4F6' } });
    const [next] = withPrimary([aSlide({ elements: [list] })], 'transparent', later);
    expect(next?.elements[0]?.style.backgroundColor).toBe('rgba(79, 70, 229, 0.1)');
  });
});

test('a new accent colours titles, subtitles, texts and lists, and nothing else', () => {
  const styles = stylesOf(withAccent([slideOfAll()], '#2B1A12', later));
  const worded = { ...plain, color: '#2B1A12' };
  expect(styles).toEqual({
    title: worded,
    subtitle: worded,
    text: worded,
    list: worded,
    image: plain,
    icon: plain,
    shape: plain,
    divider: plain,
  });
});

test('a palette gives words its accent and lists 10 % of its primary', () => {
  const styles = stylesOf(withPalette([slideOfAll()], colors, later));
  const worded = { ...plain, color: '#2B1A12' };
  expect(styles).toEqual({
    title: worded,
    subtitle: worded,
    text: worded,
    list: { ...worded, backgroundColor: tint },
    image: plain,
    icon: plain,
    shape: plain,
    divider: plain,
  });
});

test('a preset gives titles and texts its secondary, lists tint and accent, subtitles nothing', () => {
  const styles = stylesOf(withPreset([slideOfAll()], colors, later));
  const inSecondary = { ...plain, color: '#FBF3EA' };
  expect(styles).toEqual({
    title: inSecondary,
    subtitle: plain,
    text: inSecondary,
    list: { ...plain, color: '#2B1A12', backgroundColor: tint },
    image: plain,
    icon: plain,
    shape: plain,
    divider: plain,
  });
});

test('a slide that changes is stamped, one that does not is the same', () => {
  const empty = aSlide();
  const [changed, same] = withAccent([slideOfAll(), empty], '#2B1A12', later);
  expect(changed?.updatedAt).toBe(later);
  expect(same).toBe(empty);
});

describe('the background of a list', () => {
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
    ['no background', 'transparent', false],
    ['white', '#FFFFFF', false],
    ['black', '#000', false],
    ['a full colour', '#06D6A0', false],
    ['a colour at half its strength', 'rgba(79, 70, 229, 0.5)', false],
    ['a pale colour that is more than a tint', '#FFD9A6', false],
    ['what is no colour', 'azul', false],
  ])('%s: %s', (_what, background, expected) => {
    expect(isLightTintOrGrey(background)).toBe(expected);
  });
});
