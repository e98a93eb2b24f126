import { describe, expect, test } from 'vitest';
import { forgetTextWidths, partAtSymbols, textWidthsVersion } from './measure-text';

describe('words parted at their symbols', () => {
  test.each(['🚀', '❤️', '👩🏽‍💻', '🇧🇷', '1️⃣', '👍🏾', '👩‍👩‍👧'])('%s is one symbol', (emoji) => {
    const parted = partAtSymbols(`oi${emoji}você`);
    expect(parted).toEqual({ words: ['oi', 'você'], symbolWidth: 1.25, symbolCount: 1 });
  });

  test.each(['→', '≈', '✓', '★', '❤'])('%s is narrower than an emoji', (sign) => {
    expect(partAtSymbols(sign)).toEqual({ words: [], symbolWidth: 0.84, symbolCount: 1 });
  });

  test('each symbol counts', () => {
    const parted = partAtSymbols('um🚀dois→🚀');
    expect(parted).toEqual({ words: ['um', 'dois'], symbolWidth: 3.34, symbolCount: 3 });
  });

  test.each(['preço', '1+1=2', 'a©b®c™d°', '↑ −5', '#1 de 10', '©'])(
    '%s is measured as it is, by a font of the product',
    (words) => {
      expect(partAtSymbols(words)).toBeNull();
    },
  );
});

test('a font that comes changes the widths of texts in it, and of no others', () => {
  const [lora, inter] = ["'Arrasta Lora', serif", "'Arrasta Inter', sans-serif"];
  const both = `${lora} ${inter}`;
  const before = [lora, inter, both].map(textWidthsVersion);
  forgetTextWidths(['Arrasta Lora']);
  const changed = [lora, inter, both].map((families, place) => {
    return textWidthsVersion(families) !== before[place];
  });
  expect(changed).toEqual([true, false, true]);
});
