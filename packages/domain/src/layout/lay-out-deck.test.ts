import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { chooseDeckLayouts, chooseOpenLayouts, layOutNewDeck } from './lay-out-deck';

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;
const title = (content: string) => anElement('title', { content, style: { fontSize: 'text-2xl' } });

const deck = () =>
  aDeck({
    carousel: aCarousel(),
    slides: [
      aSlide({ elements: [title('Uma capa')] }),
      aSlide({ elements: [title('Cabe na mala'), anElement('list', { content: 'A\nB\nC' })] }),
      aSlide({ elements: [title('Salve este post')] }),
    ],
  });

test('slides get the layouts and tones that their contents choose', () => {
  const { slides } = chooseDeckLayouts(deck(), looks);
  expect(slides.map(({ layout, tone }) => [layout, tone])).toEqual([
    ['cover-type', 'primary'],
    ['checklist', 'paper'],
    ['cta', 'ink'],
  ]);
});

test('what a person picked stays', () => {
  const { carousel, slides } = deck();
  const [first, second, last] = slides;
  if (!first || !second || !last) throw new Error('Three slides');
  const pinned = { ...second, layout: 'cards', tone: 'tint', layoutPinned: true } as const;
  expect(chooseDeckLayouts({ carousel, slides: [first, pinned, last] }, looks).slides[1]).toEqual(
    pinned,
  );
});

test('texts of a deck that nobody has set are left to the layouts', () => {
  const [cover] = layOutNewDeck(deck(), looks).slides;
  expect(cover?.elements[0]?.style.fontSize).toBe('text-4xl');
});

test('only what is open is chosen, and what is not counts as a neighbour', () => {
  const [first, second, last] = deck().slides;
  if (!first || !second || !last) throw new Error('Three slides');
  const named = { isLayoutOpen: false, isToneOpen: false };
  const chosen = chooseOpenLayouts(
    [
      { ...named, slide: { ...first, layout: 'centered', tone: 'tint' } },
      { slide: { ...second, tone: 'ink' }, isLayoutOpen: true, isToneOpen: false },
      { slide: { ...last, layoutPinned: true }, isLayoutOpen: true, isToneOpen: true },
    ],
    looks,
  );
  expect(chosen).toEqual([
    { layout: 'centered', tone: 'tint' },
    { layout: 'checklist', tone: 'ink' },
    { layout: 'cta', tone: 'paper' },
  ]);
});
