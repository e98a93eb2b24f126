import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { whiteTextOnPicture } from './white-text-command';

const title = anElement('title');
const boxed = anElement('text', { style: { backgroundColor: '#FFFFFF', color: '#111827' } });
const icon = anElement('icon');

function onPicture() {
  const slide = aSlide({
    elements: [title, boxed, icon],
    backgroundImageUrl: '/stock/luz-da-janela.webp',
    backgroundImageOpacity: 80,
  });
  const editor = anEditor({ slides: [slide] });
  return { editor, command: whiteTextOnPicture(slide.id) };
}

test('text on the picture becomes white over a dark layer; boxed text and icons stay', () => {
  const { editor, command } = onPicture();
  expect(editor.run(command)).toBe(true);
  expect(editor.element(0).style.color).toBe('#FFFFFF');
  expect(editor.element(1).style.color).toBe('#111827');
  expect(editor.element(2).style).toEqual(icon.style);
  expect(editor.shownSlide).toMatchObject({ overlayColor: '#000000', overlayOpacity: 55 });
});

test('it is one step of undo, and nothing is left to do after it', () => {
  const { editor, command } = onPicture();
  const before = editor.deck;
  editor.run(command);
  expect(editor.can(command)).toBe(false);
  editor.undo();
  expect(editor.deck).toEqual(before);
});
