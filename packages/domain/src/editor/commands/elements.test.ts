import { aCarousel, anEditor, anElement, aSlide, type DrivenEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { elementTypes } from '../../element/element-type';
import { placeholderContent } from '../../element/kinds';
import type { Command } from '../command';
import {
  addElement,
  duplicateElement,
  moveElement,
  moveElementTo,
  removeElement,
  restoreElementText,
  setElementContent,
  toggleElementEmphasis,
} from './elements';
import { setElementStyle, type StylePatch } from './element-style';
import { goToSlide, selectElement } from './view';

/** An editor of one slide with the texts A, B, C, ... */
function editorOf(length: number): DrivenEditor {
  const elements = Array.from({ length }, (_, index) =>
    anElement('text', { content: String.fromCodePoint(65 + index) }),
  );
  return anEditor({ slides: [aSlide({ elements }), aSlide()] });
}

const order = ({ shownSlide }: DrivenEditor) =>
  shownSlide.elements.map(({ content }) => content).join('');
const positions = ({ shownSlide }: DrivenEditor) =>
  shownSlide.elements.map(({ position }) => position);
const idOf = (editor: DrivenEditor, index: number) => editor.element(index).id;

describe('emphasised words', () => {
  const editorWith = (content: string) =>
    anEditor({ slides: [aSlide({ elements: [anElement('text', { content })] })] });
  const emphasised = (editor: DrivenEditor) => {
    const { content, emphasis = [] } = editor.element(0);
    return emphasis.map(([start, end]) => content.slice(start, end));
  };

  test('come back whole where what was typed into them is taken back', () => {
    const editor = editorWith('Aluguel, internet e luz');
    const { id } = editor.element(0);
    editor.run(toggleElementEmphasis(id, [9, 17]));
    const before = editor.element(0);
    editor.run(setElementContent(id, 'Aluguel, int e luz'));
    expect(emphasised(editor)).toEqual(['int']);
    editor.run(restoreElementText(id, before));
    expect(editor.element(0)).toMatchObject({ content: before.content, emphasis: [[9, 17]] });
    expect(editor.run(restoreElementText(id, before))).toBe(false);
  });

  test('stay the same words while others are written', () => {
    const editor = editorWith('Um texto forte');
    expect(editor.run(toggleElementEmphasis(idOf(editor, 0), [9, 14]))).toBe(true);
    editor.run(setElementContent(idOf(editor, 0), 'Só um texto forte'));
    editor.run(setElementContent(idOf(editor, 0), 'Só um texto forte aqui'));
    expect(emphasised(editor)).toEqual(['forte']);
    editor.run(setElementContent(idOf(editor, 0), 'Só um texto'));
    expect(editor.element(0)).not.toHaveProperty('emphasis');
  });

  test('are one step of undo', () => {
    const editor = editorWith('Um texto forte');
    editor.run(toggleElementEmphasis(idOf(editor, 0), [3, 8]));
    editor.run(toggleElementEmphasis(idOf(editor, 0), [3, 8]));
    expect(emphasised(editor)).toEqual([]);
    editor.undo();
    expect(emphasised(editor)).toEqual(['texto']);
  });

  test('are nowhere but in texts', () => {
    const editor = anEditor({ slides: [aSlide({ elements: [anElement('icon')] })] });
    expect(editor.run(toggleElementEmphasis(idOf(editor, 0), [0, 2]))).toBe(false);
    const empty = editorWith('dois');
    expect(empty.run(toggleElementEmphasis(idOf(empty, 0), [4, 9]))).toBe(false);
  });
});

describe('adding an element', () => {
  test.each(elementTypes)('puts a %s with its placeholder last and selects it', (type) => {
    const editor = editorOf(2);
    editor.run(addElement(type));
    const added = { type, content: placeholderContent(type), position: 2 };
    expect(editor.element(2)).toMatchObject(added);
    expect(editor.view.selectedElementId).toBe(idOf(editor, 2));
  });

  test('takes the content it is given', () => {
    const editor = editorOf(0);
    editor.run(addElement('icon', 'heart'));
    expect(editor.element(0).content).toBe('heart');
  });

  test('gives a list a tint of the primary colour', () => {
    const editor = anEditor({ carousel: aCarousel({ primaryColor: '#06D6A0' }) });
    editor.run(addElement('list'));
    expect(editor.element(0).style.backgroundColor).toBe('rgba(6, 214, 160, 0.1)');
  });

  test('gives every element an identity of its own', () => {
    const editor = editorOf(0);
    editor.run(addElement('text'));
    editor.run(addElement('text'));
    expect(idOf(editor, 0)).not.toBe(idOf(editor, 1));
  });

  test('goes to the slide that is shown', () => {
    const editor = editorOf(1);
    editor.run(goToSlide(1));
    editor.run(addElement('title'));
    expect(editor.deck.slides.map(({ elements }) => elements.length)).toEqual([1, 1]);
  });

  test('declines at 100 elements, and without a slide', () => {
    const editor = editorOf(99);
    expect([editor.run(addElement('text')), editor.run(addElement('text'))]).toEqual([true, false]);
    expect(anEditor({ slides: [] }).run(addElement('text'))).toBe(false);
  });

  test('declines a picture that could not be stored', () => {
    expect(editorOf(0).run(addElement('image', 'javascript:alert(1)'))).toBe(false);
  });
});

describe('duplicating an element', () => {
  test('puts a copy right after it and selects the copy', () => {
    const editor = editorOf(3);
    editor.run(duplicateElement(idOf(editor, 0)));
    expect([order(editor), positions(editor)]).toEqual(['AABC', [0, 1, 2, 3]]);
    expect(editor.view.selectedElementId).toBe(idOf(editor, 1));
    expect(idOf(editor, 1)).not.toBe(idOf(editor, 0));
  });

  test('leaves the original alone when the copy is changed', () => {
    const editor = editorOf(1);
    editor.run(duplicateElement(idOf(editor, 0)));
    editor.run(setElementContent(idOf(editor, 1), 'Z'));
    expect(order(editor)).toBe('AZ');
  });

  test('declines an unknown element, and at 100 elements', () => {
    const full = editorOf(100);
    expect(editorOf(1).run(duplicateElement('unknown'))).toBe(false);
    expect(full.run(duplicateElement(idOf(full, 0)))).toBe(false);
  });
});

describe('writing the content of an element', () => {
  test('changes that element only', () => {
    const editor = editorOf(3);
    editor.run(setElementContent(idOf(editor, 1), 'novo'));
    expect(order(editor)).toBe('AnovoC');
  });

  test('may leave it empty', () => {
    const editor = editorOf(1);
    expect(editor.run(setElementContent(idOf(editor, 0), ''))).toBe(true);
  });

  test('declines what it already is, an unknown element and one of another slide', () => {
    const editor = editorOf(1);
    const id = idOf(editor, 0);
    expect(editor.run(setElementContent(id, 'A'))).toBe(false);
    expect(editor.run(setElementContent('unknown', 'B'))).toBe(false);
    editor.run(goToSlide(1));
    expect(editor.run(setElementContent(id, 'B'))).toBe(false);
  });

  test('declines what could not be stored', () => {
    const editor = anEditor({ slides: [aSlide({ elements: [anElement('image')] })] });
    expect(editor.run(setElementContent(idOf(editor, 0), '//example.com/a.png'))).toBe(false);
    expect(editor.run(setElementContent(idOf(editor, 0), 'https://example.com/a.png'))).toBe(true);
  });
});

describe('moving an element', () => {
  test.each([
    [0, 1, 'BAC'],
    [2, -1, 'ACB'],
  ] as const)('at %i by %i gives %s', (index, step, expected) => {
    const editor = editorOf(3);
    editor.run(moveElement(idOf(editor, index), step));
    expect([order(editor), positions(editor)]).toEqual([expected, [0, 1, 2]]);
  });

  test.each([
    [0, -1],
    [2, 1],
  ] as const)('at %i by %i is declined', (index, step) => {
    const editor = editorOf(3);
    expect(editor.run(moveElement(idOf(editor, index), step))).toBe(false);
  });

  test.each([1, -1] as const)('that nobody knows by %i is declined', (step) => {
    expect(editorOf(3).run(moveElement('unknown', step))).toBe(false);
  });

  test('keeps it selected', () => {
    const editor = editorOf(2);
    const id = idOf(editor, 0);
    editor.run(selectElement(id));
    editor.run(moveElement(id, 1));
    expect([editor.view.selectedElementId, idOf(editor, 1)]).toEqual([id, id]);
  });
});

describe('removing an element', () => {
  test('renumbers the rest and closes the panel', () => {
    const editor = editorOf(3);
    editor.run(selectElement(idOf(editor, 1)));
    editor.run(removeElement(idOf(editor, 1)));
    expect([order(editor), positions(editor)]).toEqual(['AC', [0, 1]]);
    expect(editor.view.selectedElementId).toBeNull();
  });

  test('declines an unknown element', () => {
    expect(editorOf(1).run(removeElement('unknown'))).toBe(false);
  });
});

const edits: readonly [string, (id: string) => Command][] = [
  ['adding', () => addElement('text')],
  ['duplicating', duplicateElement],
  ['writing', (id) => setElementContent(id, 'novo')],
  ['moving', (id) => moveElement(id, 1)],
  ['removing', removeElement],
];

test.each(edits)('%s stamps the slide with the present, and no other slide', (_, edit) => {
  const editor = editorOf(2);
  const initialTime = editor.slide(0).updatedAt;
  editor.wait(60_000);
  editor.run(edit(idOf(editor, 0)));
  const expected = [editor.env.now(), initialTime];
  expect(editor.deck.slides.map(({ updatedAt }) => updatedAt)).toEqual(expected);
});

test('an element that was dragged stands where it was put, and stays selected', () => {
  const editor = editorOf(3);
  const dragged = editor.element(2).id;
  editor.run(selectElement(dragged));
  expect(editor.run(moveElementTo(dragged, 0))).toBe(true);
  expect(order(editor)).toBe('CAB');
  expect(editor.view.selectedElementId).toBe(dragged);
  expect(editor.run(moveElementTo(dragged, 3))).toBe(false);
});

const withText = () => {
  const text = anElement('text', { style: { fontSize: 'text-base', color: '#111827' } });
  return { text, editor: anEditor({ slides: [aSlide({ elements: [text] })] }) };
};

describe('the style of an element', () => {
  test('takes what is given, keeps the rest, and null takes a value away', () => {
    const { text, editor } = withText();
    editor.run(setElementStyle(text.id, { fontSize: 'text-xl', color: null, padding: 'p-4' }));
    expect(editor.element(0).style).toEqual({ fontSize: 'text-xl', padding: 'p-4' });
  });

  test('moved by a slider it is one step, another field is another', () => {
    const image = anElement('image');
    const editor = anEditor({ slides: [aSlide({ elements: [image] })] });
    editor.run(setElementStyle(image.id, { imageOpacity: 95 }));
    editor.run(setElementStyle(image.id, { imageOpacity: 50 }));
    editor.run(setElementStyle(image.id, { imageObjectFit: 'contain' }));
    editor.undo();
    expect(editor.element(0).style.imageOpacity).toBe(50);
    editor.undo();
    expect(editor.element(0).style.imageOpacity).toBe(100);
  });

  test.each<[string, StylePatch]>([
    ['what it is already', { fontSize: 'text-base' }],
    ['the removal of what is not there', { padding: null }],
    ['what is no colour', { color: 'azul' }],
    ['an opacity over 100', { imageOpacity: 101 }],
  ])('declines %s', (_what, patch) => {
    const { text, editor } = withText();
    expect(editor.run(setElementStyle(text.id, patch))).toBe(false);
  });

  test('declines an element of another slide', () => {
    const { editor } = withText();
    expect(editor.run(setElementStyle('nobody', { color: '#000' }))).toBe(false);
  });
});
