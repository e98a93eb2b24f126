import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { setSlideAltText } from './alt-text-command';
import { setElementContent } from './element-commands';
import { duplicateSlide } from './slide-commands';

const withTitle = () => {
  const title = anElement('title', { content: 'Hábitos' });
  const slide = aSlide({ elements: [title] });
  return { title, id: slide.id, editor: anEditor({ slides: [slide] }) };
};

test('a burst of typing is one step, and undo goes back to the slide’s own words', () => {
  const { id, editor } = withTitle();
  for (const text of ['M', 'Me', 'Meu ', 'Meu t']) editor.run(setSlideAltText(id, text));
  expect(editor.slide(0).altText).toBe('Meu t');
  editor.undo();
  expect(editor.slide(0).altText).toBeNull();
  editor.redo();
  expect(editor.slide(0).altText).toBe('Meu t');
});

test('once written it stays, whatever becomes of the slide', () => {
  const { id, title, editor } = withTitle();
  editor.run(setSlideAltText(id, 'Meu texto'));
  editor.run(setElementContent(title.id, 'Rotina'));
  expect(editor.slide(0).altText).toBe('Meu texto');
});

test.each(['', '  \n'])('emptied to %j, the slide’s own words count again', (text) => {
  const { id, editor } = withTitle();
  editor.run(setSlideAltText(id, 'Meu texto'));
  expect(editor.run(setSlideAltText(id, text))).toBe(true);
  expect(editor.slide(0).altText).toBeNull();
});

test('declines what it is already, what is too long and a slide that is not there', () => {
  const { id, editor } = withTitle();
  expect(editor.run(setSlideAltText(id, ' '))).toBe(false);
  expect(editor.run(setSlideAltText(id, 'a'.repeat(1001)))).toBe(false);
  expect(editor.run(setSlideAltText('nobody', 'Meu texto'))).toBe(false);
  expect(editor.run(setSlideAltText(id, 'a'.repeat(1000)))).toBe(true);
  expect(editor.run(setSlideAltText(id, 'a'.repeat(1000)))).toBe(false);
});

test('a copy of the slide has it too', () => {
  const { id, editor } = withTitle();
  editor.run(setSlideAltText(id, 'Meu texto'));
  editor.run(duplicateSlide(id));
  expect(editor.slide(1).altText).toBe('Meu texto');
});
