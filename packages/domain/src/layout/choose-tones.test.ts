import { propertyRuns } from '@arrasta/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseTones, type SlideToTone } from './choose-tones';
import { slideLayouts, slideTones, type SlideLayout } from '../slide/layout';

const slides = (...layouts: SlideLayout[]): SlideToTone[] =>
  layouts.map((layout) => ({ layout, tone: 'paper', layoutPinned: false }));

const light = (...layouts: SlideLayout[]) => chooseTones(slides(...layouts), { isDark: false });

describe('the tones of a deck', () => {
  test('a cover of type is primary, one of a photo is paper', () => {
    expect(light('cover-type', 'stack', 'stack')[0]).toBe('primary');
    expect(light('cover-photo', 'stack', 'stack')[0]).toBe('paper');
  });

  test('a call at the end is ink after a primary cover, else primary', () => {
    expect(light('cover-type', 'stack', 'cta')[2]).toBe('ink');
    expect(light('cover-frame', 'stack', 'cta')[2]).toBe('primary');
    expect(chooseTones(slides('cover-type', 'stack', 'cta'), { isDark: true })[2]).toBe('primary');
  });

  test('a figure stands out before a quote, and a quote before a statement', () => {
    const tones = light('cover-type', 'cards', 'statement', 'big-number', 'cards', 'cta');
    expect(tones).toEqual(['primary', 'paper', 'tint', 'ink', 'paper', 'ink']);
  });

  test('those that stand out alternate, and are primary alone in dark palettes', () => {
    const layouts: SlideLayout[] = [
      'cover-type',
      'cards',
      'quote',
      'cards',
      'big-number',
      'cards',
      'statement',
      'cards',
      'cards',
      'cta',
    ];
    expect(light(...layouts).filter((_, index) => [2, 4].includes(index))).toEqual([
      'ink',
      'primary',
    ]);
    expect(chooseTones(slides(...layouts), { isDark: true })).not.toContain('ink');
  });

  test('a theme has its own for some layouts, where no inverted slides touch', () => {
    const looks = {
      isDark: false,
      tones: { 'cover-type': 'paper', statement: 'primary' },
    } as const;
    const tones = chooseTones(slides('cover-type', 'statement', 'statement', 'cards'), looks);
    expect(tones).toEqual(['paper', 'primary', 'paper', 'tint']);
  });

  test('are those of the theme by turns where it has several', () => {
    const looks = { isDark: false, tones: { statement: ['primary', 'ink'] as const } };
    const deck = slides('cover-photo', 'statement', 'photo-top', 'statement', 'cards');
    const tones = chooseTones(deck, looks);
    expect([tones[1], tones[3]]).toEqual(['primary', 'ink']);
  });

  test('paper and tint take turns, and a picture beside words stands on paper', () => {
    expect(light('cover-photo', 'cards', 'cards', 'cards', 'photo-top', 'cards')).toEqual([
      'paper',
      'paper',
      'tint',
      'paper',
      'paper',
      'tint',
    ]);
  });

  test('what a person picked stays and counts', () => {
    const deck = slides('cover-type', 'cards', 'statement', 'cards', 'cta');
    deck[1] = { layout: 'cards', tone: 'ink', layoutPinned: true };
    const tones = chooseTones(deck, { isDark: false });
    expect(tones.slice(0, 3)).toEqual(['paper', 'ink', 'paper']);
  });
});

test('inverted slides never touch in whatever deck, and a list is never inverted', () => {
  const layouts = fc.array(fc.constantFrom(...slideLayouts), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(layouts, fc.boolean(), (deck, isDark) => {
      const tones = chooseTones(slides(...deck), { isDark });
      expect(tones).toHaveLength(deck.length);
      const inverted = tones.map((tone) => tone === 'primary' || tone === 'ink');
      expect(inverted.some((one, index) => one && inverted[index + 1] === true)).toBe(false);
      const lists = deck.map((layout) =>
        ['checklist', 'cards', 'columns', 'bars'].includes(layout),
      );
      expect(inverted.some((one, index) => one && lists[index] === true)).toBe(false);
      expect(tones.every((tone) => slideTones.includes(tone))).toBe(true);
    }),
    propertyRuns(),
  );
});
