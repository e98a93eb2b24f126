import { anEditor, anElement, aSlide, type DrivenEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import {
  addSlide,
  duplicateSlide,
  moveSlide,
  moveSlideTo,
  removeSlide,
  setSlideAltText,
  setSlideBackground,
} from './slides';
import { setElementContent } from './elements';
import { goToSlide, selectElement } from './view';

describe('the background of a slide', () => {
  test('takes what is given', () => {
    const slide = aSlide();
    const editor = anEditor({ slides: [slide] });
    editor.run(setSlideBackground(slide.id, { backgroundImageUrl: 'https://example.com/a.jpg' }));
    editor.run(setSlideBackground(slide.id, { backgroundImageOpacity: 60 }));
    expect(editor.slide(0)).toMatchObject({
      backgroundImageUrl: 'https://example.com/a.jpg',
      backgroundImageOpacity: 60,
    });
  });

  test('a colour on a slide without intensity becomes visible', () => {
    const slide = aSlide({ overlayOpacity: 0 });
    const editor = anEditor({ slides: [slide] });
    editor.run(setSlideBackground(slide.id, { overlayColor: '#06D6A0' }));
    expect(editor.slide(0).overlayOpacity).toBe(40);
    editor.run(setSlideBackground(slide.id, { overlayOpacity: 0 }));
    expect(editor.slide(0).overlayOpacity).toBe(0);
  });

  test('declines what is already so and what could not be stored', () => {
    const slide = aSlide();
    const editor = anEditor({ slides: [slide] });
    expect(editor.run(setSlideBackground(slide.id, { overlayOpacity: 40 }))).toBe(false);
    expect(editor.run(setSlideBackground(slide.id, { overlayOpacity: 140 }))).toBe(false);
    const background = { backgroundImageUrl: 'javascript:alert(1)' };
    expect(editor.run(setSlideBackground(slide.id, background))).toBe(false);
  });
});

/** An editor of slides A, B, C, ... that shows the one at this index. */
function editorOf(length: number, shown = 0): DrivenEditor {
  const slides = Array.from({ length }, (_, index) =>
    aSlide({ title: String.fromCodePoint(65 + index), elements: [anElement('title')] }),
  );
  const editor = anEditor({ slides });
  editor.run(goToSlide(shown));
  return editor;
}

const order = ({ deck }: DrivenEditor) => deck.slides.map(({ title }) => title).join('');
const positions = ({ deck }: DrivenEditor) => deck.slides.map(({ position }) => position);
const idOf = (editor: DrivenEditor, index: number) => editor.slide(index).id;

describe('adding a slide', () => {
  test('appends the template slide and shows it', () => {
    const editor = editorOf(2);
    editor.run(addSlide);
    expect(editor.view.currentIndex).toBe(2);
    expect(editor.shownSlide.elements.map(({ type }) => type)).toEqual(['title', 'text', 'image']);
    expect(positions(editor)).toEqual([0, 1, 2]);
  });

  test('gives it a new identity and the present time', () => {
    const editor = editorOf(1);
    editor.run(addSlide);
    editor.wait(5000);
    editor.run(addSlide);
    expect(idOf(editor, 2)).not.toBe(idOf(editor, 1));
    expect(editor.shownSlide.createdAt).toBe(editor.env.now());
  });

  test('selects nothing', () => {
    const editor = editorOf(1);
    editor.run(selectElement(editor.element(0).id));
    editor.run(addSlide);
    expect(editor.view.selectedElementId).toBeNull();
  });

  test('works in a deck that has none', () => {
    const editor = anEditor({ slides: [] });
    expect([editor.run(addSlide), editor.view.currentIndex]).toEqual([true, 0]);
  });

  test('declines at 100 slides', () => {
    const editor = editorOf(99);
    expect([editor.run(addSlide), editor.run(addSlide)]).toEqual([true, false]);
  });
});

describe('duplicating a slide', () => {
  test('appends a copy at the end and shows it', () => {
    const editor = editorOf(3);
    editor.run(duplicateSlide(idOf(editor, 0)));
    expect([order(editor), editor.view.currentIndex]).toEqual(['ABCA', 3]);
    expect(positions(editor)).toEqual([0, 1, 2, 3]);
  });

  test('gives new identities to the slide and its elements', () => {
    const editor = editorOf(1);
    editor.run(duplicateSlide(idOf(editor, 0)));
    expect(idOf(editor, 1)).not.toBe(idOf(editor, 0));
    expect(editor.slide(1).elements[0]?.id).not.toBe(editor.slide(0).elements[0]?.id);
  });

  test('declines an unknown slide, and at 100 slides', () => {
    const full = editorOf(100);
    expect(editorOf(2).run(duplicateSlide('unknown'))).toBe(false);
    expect(full.run(duplicateSlide(idOf(full, 0)))).toBe(false);
  });
});

describe('moving a slide', () => {
  test.each([
    [0, 1, 'BAC'],
    [1, 1, 'ACB'],
    [1, -1, 'BAC'],
    [2, -1, 'ACB'],
  ] as const)('at %i by %i gives %s', (index, step, expected) => {
    const editor = editorOf(3);
    editor.run(moveSlide(idOf(editor, index), step));
    expect([order(editor), positions(editor)]).toEqual([expected, [0, 1, 2]]);
  });

  test.each([
    [0, -1],
    [2, 1],
  ] as const)('at %i by %i is declined', (index, step) => {
    const editor = editorOf(3);
    expect(editor.run(moveSlide(idOf(editor, index), step))).toBe(false);
    expect(order(editor)).toBe('ABC');
  });

  test.each([1, -1] as const)('that nobody knows by %i is declined', (step) => {
    expect(editorOf(3).run(moveSlide('unknown', step))).toBe(false);
  });

  test.each([0, 1, 2])('keeps showing the slide that was shown (%i)', (shown) => {
    const editor = editorOf(3, shown);
    const { id } = editor.shownSlide;
    editor.run(moveSlide(idOf(editor, 1), 1));
    expect(editor.shownSlide.id).toBe(id);
  });

  test('keeps the selected element', () => {
    const editor = editorOf(2);
    const { id } = editor.element(0);
    editor.run(selectElement(id));
    editor.run(moveSlide(idOf(editor, 0), 1));
    expect(editor.view.selectedElementId).toBe(id);
  });
});

describe('removing a slide', () => {
  test.each([
    ['the shown one', 1, 1, 'ACD', 'C'],
    ['the shown one, which is the last', 3, 3, 'ABC', 'C'],
    ['the shown one, which is the first', 0, 0, 'BCD', 'B'],
    ['one before the shown one', 2, 0, 'BCD', 'C'],
    ['one after the shown one', 1, 3, 'ABC', 'B'],
    ['one before the shown one, which is the last', 3, 1, 'ACD', 'D'],
  ] as const)('%s', (_, shown, index, expected, thenShown) => {
    const editor = editorOf(4, shown);
    editor.run(removeSlide(idOf(editor, index)));
    expect([order(editor), editor.shownSlide.title]).toEqual([expected, thenShown]);
    expect(positions(editor)).toEqual([0, 1, 2]);
  });

  test('closes the panel of an element that goes with it', () => {
    const editor = editorOf(2);
    editor.run(selectElement(editor.element(0).id));
    editor.run(removeSlide(idOf(editor, 0)));
    expect(editor.view.selectedElementId).toBeNull();
  });

  test('keeps the selection on the slide that stays', () => {
    const editor = editorOf(2, 1);
    const { id } = editor.element(0);
    editor.run(selectElement(id));
    editor.run(removeSlide(idOf(editor, 0)));
    expect([editor.view.selectedElementId, editor.element(0).id]).toEqual([id, id]);
  });

  test('declines the only one, and an unknown one', () => {
    const editor = editorOf(1);
    expect(editor.run(removeSlide(idOf(editor, 0)))).toBe(false);
    expect(editorOf(2).run(removeSlide('unknown'))).toBe(false);
  });
});

describe('a slide that was dragged', () => {
  test.each([
    [0, 2, 'BCAD'],
    [3, 0, 'DABC'],
    [1, 2, 'ACBD'],
  ])('from %i to %i', (from, to, expected) => {
    const editor = editorOf(4, 1);
    expect(editor.run(moveSlideTo(idOf(editor, from), to))).toBe(true);
    expect(order(editor)).toBe(expected);
    expect(positions(editor)).toEqual([0, 1, 2, 3]);
    expect(editor.shownSlide.title).toBe('B');
  });

  test.each([
    [1, 1],
    [1, 4],
    [1, -1],
  ])('from %i to %i is declined', (from, to) => {
    const editor = editorOf(4);
    expect(editor.run(moveSlideTo(idOf(editor, from), to))).toBe(false);
  });
});

describe('the alt text of a slide', () => {
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
});
