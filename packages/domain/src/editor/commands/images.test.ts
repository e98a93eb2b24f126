import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { addImage, putImage } from './images';
import { goToSlide } from './view';

const stored = '/api/pictures/7b3f8a0e-2f0c-4c3a-9d58-0a4c6b1c2d3e';

function editorWithImage() {
  const [image, title] = [anElement('image'), anElement('title')];
  const slides = [aSlide({ elements: [title, image] }), aSlide()];
  return { image, title, slides, editor: anEditor({ slides }) };
}

describe('a picture that arrives', () => {
  test('goes to its element, also when another slide is shown by then', () => {
    const { image, editor } = editorWithImage();
    editor.run(goToSlide(1));
    expect(editor.run(putImage(image.id, stored))).toBe(true);
    expect(editor.slide(0).elements[1]?.content).toBe(stored);
    expect(editor.view.currentIndex).toBe(1);
  });

  test('is declined by an element that is gone, is no image or shows it already', () => {
    const { image, title, editor } = editorWithImage();
    expect(editor.run(putImage('gone', stored))).toBe(false);
    expect(editor.run(putImage(title.id, stored))).toBe(false);
    editor.run(putImage(image.id, stored));
    expect(editor.run(putImage(image.id, stored))).toBe(false);
    expect(editor.run(putImage(image.id, 'javascript:alert(1)'))).toBe(false);
  });

  test('becomes a new element of the slide it was brought to, selected where that is shown', () => {
    const { slides, editor } = editorWithImage();
    editor.run(addImage(slides[0]?.id ?? '', stored));
    const added = editor.slide(0).elements[2];
    expect(added).toMatchObject({ type: 'image', content: stored, position: 2 });
    expect(editor.view.selectedElementId).toBe(added?.id);
    editor.run(addImage(slides[1]?.id ?? '', stored));
    expect(editor.slide(1).elements).toHaveLength(1);
    expect(editor.view.selectedElementId).toBe(added?.id);
    editor.undo();
    expect(editor.slide(1).elements).toHaveLength(0);
  });

  test('is declined by a full slide, one that is gone, and where the address may not be kept', () => {
    const elements = Array.from({ length: 100 }, () => anElement('text'));
    const [full, empty] = [aSlide({ elements }), aSlide()];
    const editor = anEditor({ slides: [full, empty] });
    expect(editor.run(addImage(full.id, stored))).toBe(false);
    expect(editor.run(addImage('gone', stored))).toBe(false);
    expect(editor.run(addImage(empty.id, '//example.com/a.png'))).toBe(false);
  });
});
