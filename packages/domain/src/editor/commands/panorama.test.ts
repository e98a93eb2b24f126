import { aCarousel, anEditor, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { setPanorama, setPanoramaSlides } from './panorama';

const editorWith = (panoramaFrom: number, panoramaSpan: number) =>
  anEditor({
    carousel: aCarousel({ panoramaImageUrl: '/api/pictures/1', panoramaFrom, panoramaSpan }),
    slides: Array.from({ length: 6 }, () => aSlide()),
  });

test.each([
  ['the first one, within two to four slides', { from: 1 }, [1, 2]],
  ['the first one after the last one', { from: 4 }, [4, 2]],
  ['the last one, far away', { to: 5 }, [2, 4]],
  ['the last one, at the first one', { to: 0 }, [0, 2]],
  ['both of them', { from: 3, to: 5 }, [3, 3]],
])('the photograph is given %s in one step', (_, slides, [from, span]) => {
  const editor = editorWith(0, 3);
  editor.run(setPanoramaSlides(slides));
  expect(editor.deck.carousel).toMatchObject({ panoramaFrom: from, panoramaSpan: span });
  editor.undo();
  expect(editor.deck.carousel).toMatchObject({ panoramaFrom: 0, panoramaSpan: 3 });
});

test.each([{ from: 0 }, { to: 2 }, { from: -1 }, { from: 100 }, { from: 0.5 }])(
  'it is not given %j',
  (slides) => {
    expect(editorWith(0, 3).run(setPanoramaSlides(slides))).toBe(false);
  },
);

test('each picture and each height is a step of its own', () => {
  const editor = editorWith(0, 2);
  editor.run(setPanorama({ panoramaImageUrl: '/api/pictures/2' }));
  editor.run(setPanorama({ panoramaHeight: 'upper' }));
  editor.run(setPanorama({ panoramaImageUrl: null }));
  expect(editor.deck.carousel).toMatchObject({ panoramaImageUrl: null, panoramaHeight: 'upper' });
  editor.undo();
  expect(editor.deck.carousel.panoramaImageUrl).toBe('/api/pictures/2');
  editor.undo();
  editor.undo();
  expect(editor.deck.carousel).toMatchObject({
    panoramaImageUrl: '/api/pictures/1',
    panoramaHeight: 'full',
  });
});

test.each([
  { panoramaImageUrl: '/api/pictures/1' },
  { panoramaHeight: 'full' as const },
  { panoramaImageUrl: 'javascript:alert(1)' },
])('a photograph is not given %j', (patch) => {
  expect(editorWith(0, 2).run(setPanorama(patch))).toBe(false);
});
