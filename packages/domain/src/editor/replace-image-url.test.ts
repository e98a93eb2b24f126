import {
  anEditor,
  anEditorOfSaved,
  anElement,
  anyAct,
  aSlide,
  type Act,
  type DrivenEditor,
  propertyRuns,
} from '@arrasta/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deck } from '../carousel/deck';
import { addImage, putImage } from './commands/images';
import { setPanorama } from './commands/panorama';
import { duplicateSlide, removeSlide, setSlideBackground } from './commands/slides';
import { isUnsaved } from './session';

const remote = 'https://example.com/a.png';
const kept = '/api/pictures/7b3f8a0e-2f0c-4c3a-9d58-0a4c6b1c2d3e';

function editorWithImage() {
  const [image, text] = [anElement('image'), anElement('text', { content: remote })];
  const slide = aSlide({ elements: [image, text] });
  return { image, slide, editor: anEditorOfSaved({ slides: [slide, aSlide()] }) };
}

test('the kept picture is in the place of the address, and of the step that gave it', () => {
  const { image, editor } = editorWithImage();
  const before = editor.element(0).content;
  editor.run(putImage(image.id, remote));
  expect(editor.replaceImageUrl(remote, kept)).toBe(true);
  expect(editor.element(0).content).toBe(kept);
  editor.undo();
  expect(editor.element(0).content).toBe(before);
  expect(editor.undo()).toBe(false);
  editor.redo();
  expect(editor.element(0).content).toBe(kept);
});

test('a text that is the address stays a text', () => {
  const { image, editor } = editorWithImage();
  editor.run(putImage(image.id, remote));
  editor.replaceImageUrl(remote, kept);
  expect(editor.element(1).content).toBe(remote);
});

test('backgrounds and older forms of the address are exchanged as well', () => {
  const marked = anElement('image', { content: `[IMAGEM: ${remote}]` });
  const slide = aSlide({ elements: [marked] });
  const editor = anEditor({ slides: [slide] });
  editor.run(setSlideBackground(slide.id, { backgroundImageUrl: remote }));
  editor.replaceImageUrl(remote, kept);
  expect(editor.slide(0).backgroundImageUrl).toBe(kept);
  expect(editor.element(0).content).toBe(kept);
});

test('the photograph over several slides is exchanged as well', () => {
  const { editor } = editorWithImage();
  editor.run(setPanorama({ panoramaImageUrl: remote }));
  editor.run(setPanorama({ panoramaImageUrl: null }));
  editor.undo();
  expect(editor.replaceImageUrl(remote, kept)).toBe(true);
  expect(editor.deck.carousel.panoramaImageUrl).toBe(kept);
  editor.undo();
  editor.redo();
  expect(editor.deck.carousel.panoramaImageUrl).toBe(kept);
});

test('what was undone, removed or copied meanwhile comes back with it', () => {
  const { slide, editor } = editorWithImage();
  editor.run(addImage(slide.id, remote));
  editor.run(duplicateSlide(slide.id));
  editor.run(removeSlide(slide.id));
  editor.undo();
  editor.undo();
  editor.replaceImageUrl(remote, kept);
  expect(editor.slide(0).elements[2]?.content).toBe(kept);
  editor.redo();
  expect(editor.slide(2).elements[2]?.content).toBe(kept);
  editor.redo();
  editor.undo();
  expect(editor.slide(0).elements[2]?.content).toBe(kept);
});

test('the deck is unsaved by it, and only where it shows the picture', () => {
  const { image, editor } = editorWithImage();
  expect(editor.replaceImageUrl('https://example.com/b.png', kept)).toBe(false);
  expect(isUnsaved(editor.session)).toBe(false);
  editor.run(putImage(image.id, remote));
  editor.undo();
  const { revision } = editor.session;
  expect(editor.replaceImageUrl(remote, kept)).toBe(true);
  expect(editor.session.revision).toBe(revision);
  editor.redo();
  const later = editor.session.revision;
  expect(editor.replaceImageUrl(kept, remote)).toBe(true);
  expect(editor.session.revision).toBe(later + 1);
});

/** The deck as it is to be, told in the plainest way. */
function withKept({ carousel, slides }: Deck): Deck {
  const exchange = (value: string) => (value === remote ? kept : value);
  return {
    carousel,
    slides: slides.map((slide) => ({
      ...slide,
      backgroundImageUrl: slide.backgroundImageUrl && exchange(slide.backgroundImageUrl),
      elements: slide.elements.map((element) =>
        element.type === 'image' ? { ...element, content: exchange(element.content) } : element,
      ),
    })),
  };
}

/** Every deck from the first step to the last; the editor ends at this step, as far as it goes. */
function timeline(editor: DrivenEditor, step: number): Deck[] {
  while (editor.undo());
  const decks = [editor.deck];
  while (editor.redo()) decks.push(editor.deck);
  for (let at = decks.length - 1; at > step; at -= 1) editor.undo();
  return decks;
}

const givesImage: fc.Arbitrary<Act> = fc.tuple(fc.nat(2), fc.nat(4)).chain(([at, place]) =>
  fc.constantFrom<Act[]>(
    ({ deck }) => setSlideBackground(deck.slides[at]?.id ?? '', { backgroundImageUrl: remote }),
    ({ deck }) => putImage(deck.slides[at]?.elements[place]?.id ?? '', remote),
    ({ deck }) => addImage(deck.slides[at]?.id ?? '', remote),
  ),
);

test('whenever it arrives, every step of any sequence is the same with the kept picture', () => {
  const acts = fc.array(fc.oneof(anyAct, givesImage), { maxLength: 15 });
  const property = fc.property(acts, fc.nat(15), (sequence, step) => {
    const editor = anEditor({ slides: [aSlide({ elements: [anElement('image')] }), aSlide()] });
    for (const choose of sequence) editor.run(choose(editor));
    const decks = timeline(editor, step);
    const isShown = JSON.stringify(decks.map(withKept)) !== JSON.stringify(decks);
    expect(editor.replaceImageUrl(remote, kept)).toBe(isShown);
    expect(timeline(editor, step)).toEqual(decks.map(withKept));
  });
  fc.assert(property, propertyRuns());
});
