import { anEditor, anElement, aSlide, type DrivenEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { setCarouselField } from './commands/carousel-settings';
import { addElement, setElementContent } from './commands/elements';
import { goToSlide, selectElement } from './commands/view';

/** An editor of a slide with two empty texts. */
const twoTexts = () =>
  anEditor({
    slides: [
      aSlide({
        elements: [anElement('text', { content: '' }), anElement('text', { content: '' })],
      }),
      aSlide(),
    ],
  });

/** Types into the text at this place, one keystroke every 100 ms. */
function type(editor: DrivenEditor, letters: string, index = 0): void {
  for (const letter of letters) {
    const { id, content } = editor.element(index);
    editor.run(setElementContent(id, content + letter));
    editor.wait(100);
  }
}

const contents = ({ shownSlide }: DrivenEditor) =>
  shownSlide.elements.map(({ content }) => content).join('|');

describe('typing', () => {
  test('without a pause is one step', () => {
    const editor = twoTexts();
    type(editor, 'Olá, mundo');
    editor.undo();
    expect([contents(editor), editor.undo()]).toEqual(['|', false]);
  });

  test('comes back whole with redo', () => {
    const editor = twoTexts();
    type(editor, 'Olá, mundo');
    editor.undo();
    editor.redo();
    expect(contents(editor)).toBe('Olá, mundo|');
  });

  test('longer than a second is still one step while it does not pause', () => {
    const editor = twoTexts();
    type(editor, 'a'.repeat(50));
    editor.undo();
    expect(contents(editor)).toBe('|');
  });

  test.each([
    [1000, '|'],
    [1001, 'a|'],
  ])('after %i ms undo leads to %j', (pause, expected) => {
    const editor = twoTexts();
    const { id } = editor.element(0);
    editor.run(setElementContent(id, 'a'));
    editor.wait(pause);
    editor.run(setElementContent(id, 'ab'));
    editor.undo();
    expect(contents(editor)).toBe(expected);
  });

  test('in another element is another step', () => {
    const editor = twoTexts();
    type(editor, 'um', 0);
    type(editor, 'dois', 1);
    editor.undo();
    expect(contents(editor)).toBe('um|');
  });

  test('in one element, another and the first again is three steps', () => {
    const editor = twoTexts();
    type(editor, 'a', 0);
    type(editor, 'b', 1);
    type(editor, 'c', 0);
    editor.undo();
    expect(contents(editor)).toBe('a|b');
  });

  test('is not joined across another edit', () => {
    const editor = twoTexts();
    type(editor, 'a');
    editor.run(setCarouselField('hideFooter', true));
    type(editor, 'b');
    editor.undo();
    expect([contents(editor), editor.deck.carousel.hideFooter]).toEqual(['a|', true]);
  });

  test('after redo is a step of its own', () => {
    const editor = twoTexts();
    type(editor, 'a');
    editor.undo();
    editor.redo();
    type(editor, 'b');
    editor.undo();
    expect(contents(editor)).toBe('a|');
  });

  test('after undo is a step of its own', () => {
    const editor = twoTexts();
    type(editor, 'a');
    editor.run(addElement('icon'));
    editor.undo();
    type(editor, 'b');
    editor.undo();
    expect(contents(editor)).toBe('a|');
  });

  test('goes back to where the person was when the burst began', () => {
    const editor = twoTexts();
    const { id } = editor.element(0);
    type(editor, 'a');
    editor.run(selectElement(id));
    type(editor, 'b');
    editor.run(goToSlide(1));
    editor.undo();
    expect(editor.view).toMatchObject({ currentIndex: 0, selectedElementId: null });
    editor.redo();
    expect(editor.view).toMatchObject({ currentIndex: 0, selectedElementId: id });
  });

  test.each([
    ['at its beginning', [0, 0, 100]],
    ['at its end', [100, 100, 0]],
  ])('with two letters within one millisecond %s is still one whole step', (_, pauses) => {
    const editor = twoTexts();
    const { id } = editor.element(0);
    const before = editor.deck;
    pauses.forEach((pause, index) => {
      editor.wait(pause);
      editor.run(setElementContent(id, 'abc'.slice(0, index + 1)));
    });
    const after = editor.deck;
    editor.undo();
    expect(editor.deck).toEqual(before);
    editor.redo();
    expect(editor.deck).toEqual(after);
  });
});

describe('trying colours', () => {
  test('in one go is one step', () => {
    const editor = anEditor();
    const { deck } = editor;
    for (const color of ['#111111', '#222222', '#333333']) {
      editor.run(setCarouselField('primaryColor', color));
    }
    editor.undo();
    expect(editor.deck).toEqual(deck);
  });

  test('of different kinds is a step each', () => {
    const editor = anEditor();
    editor.run(setCarouselField('primaryColor', '#111111'));
    editor.run(setCarouselField('accentColor', '#222222'));
    editor.undo();
    expect(editor.deck.carousel).toMatchObject({
      primaryColor: '#111111',
      accentColor: '#111827',
    });
  });
});
