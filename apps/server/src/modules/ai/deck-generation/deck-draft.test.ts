import type { DeckEvent } from '@arrasta/contract';
import type { ComposedLayout, OutlineSlide } from '@arrasta/domain';
import { testEnv } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { deckDraft } from './deck-draft';
import { layOutSlides } from './deck-request';

const photo = 'https://exemplo.com.br/foto.jpg';

const looks = { primaryColor: '#4F46E5', coverWithImage: 'cover-frame', isDark: false } as const;

function draft() {
  return deckDraft({
    env: { ...testEnv(), primaryColor: '#4F46E5' },
    lookups: { start: () => undefined },
    layOut: (slides, { isWhole }) => layOutSlides(slides, looks, isWhole),
  });
}

const part = (
  index: number,
  elements: OutlineSlide['elements'],
  namedLayout: ComposedLayout | null = null,
) => ({ kind: 'slide', index, outline: { type: 'content', elements }, namedLayout }) as const;

const cover = part(0, [{ type: 'title', content: 'Luz' }]);
const withPicture = part(
  1,
  [
    { type: 'title', content: 'A mesa' },
    { type: 'text', content: 'Uma mesa branca perto da janela basta para a maioria das fotos.' },
    { type: 'image', content: 'white desk' },
  ],
  'photo-side',
);
const next = part(2, [{ type: 'title', content: 'O resto' }]);

const layoutsIn = (events: readonly DeckEvent[]) =>
  events.map((event) => ('slide' in event ? event.slide.layout : null));

test('a layout that asks for a picture is taken once the picture is there', () => {
  const { addPart, addImages, finish } = draft();
  addPart(cover);
  expect(layoutsIn(addPart(withPicture))).toEqual(['statement']);
  addPart(next);
  expect(layoutsIn(addImages([{ position: 1, url: photo }]))).toEqual(['photo-side']);
  expect(finish(false).slides.map(({ layout }) => layout)).toEqual([
    'cover-type',
    'photo-side',
    'cta',
  ]);
});

test('where no picture is found the rules decide', () => {
  const { addPart, addImages, finish } = draft();
  for (const one of [cover, withPicture, next]) addPart(one);
  expect(layoutsIn(addImages([{ position: 1, url: null }]))).toEqual(['statement']);
  expect(finish(false).slides[1]?.layout).toBe('statement');
});
