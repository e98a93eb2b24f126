import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { redesignDeck, setSlideLayout, varyLayout } from './layouts';

const looks = { coverWithImage: 'cover-frame', isDark: false } as const;

function anEditorOfThree() {
  const title = () => anElement('title', { content: 'O que entra na massa' });
  const list = anElement('list', { content: 'Farinha: do Paraná\nÁgua: filtrada\nSal: 2 %' });
  return anEditor({
    slides: [
      aSlide({ elements: [title()] }),
      aSlide({ elements: [title(), list] }),
      aSlide({ elements: [title()] }),
    ],
  });
}

const layouts = (editor: ReturnType<typeof anEditorOfThree>) =>
  editor.deck.slides.map(({ layout }) => layout);

describe('a layout that a person picks', () => {
  test('is kept, pinned, in one step of undo', () => {
    const editor = anEditorOfThree();
    const { id } = editor.slide(1);
    expect(editor.run(setSlideLayout(id, { layout: 'timeline' }))).toBe(true);
    expect(editor.slide(1)).toMatchObject({
      layout: 'timeline',
      tone: 'paper',
      layoutPinned: true,
    });
    editor.undo();
    expect(editor.slide(1)).toMatchObject({ layout: 'centered', layoutPinned: false });
  });

  test('is declined where the slide has it, and where there is none of that name', () => {
    const editor = anEditorOfThree();
    const { id } = editor.slide(1);
    expect(editor.run(setSlideLayout(id, { layout: 'centered' }))).toBe(false);
    expect(editor.run(setSlideLayout(id, { layout: 'poster' as 'cards' }))).toBe(false);
  });

  test('of a tone alone makes a stack of what is drawn on paper always', () => {
    const editor = anEditorOfThree();
    const { id } = editor.slide(1);
    editor.run(setSlideLayout(id, { tone: 'ink' }));
    expect(editor.slide(1)).toMatchObject({ layout: 'stack', tone: 'ink' });
    editor.undo();
    expect(editor.slide(1)).toMatchObject({ layout: 'centered', tone: 'paper' });
  });

  test('changes no text, and no other slide', () => {
    const editor = anEditorOfThree();
    const before = editor.deck;
    editor.run(varyLayout(looks, 1));
    expect(editor.deck.slides.map(({ elements }) => elements)).toEqual(
      before.slides.map(({ elements }) => elements),
    );
    expect(editor.deck.slides.slice(1)).toEqual(before.slides.slice(1));
  });
});

describe('designing a deck anew', () => {
  const redesign = { keepsPinned: true, proposal: 0 };

  test('gives every slide a layout by its content, in one step of undo', () => {
    const editor = anEditorOfThree();
    expect(editor.run(redesignDeck(looks, redesign))).toBe(true);
    expect(layouts(editor)).toEqual(['cover-type', 'cards', 'cta']);
    expect(editor.run(redesignDeck(looks, redesign))).toBe(false);
    editor.undo();
    expect(layouts(editor)).toEqual(['centered', 'centered', 'centered']);
  });

  test('leaves slides alone that a person laid out, unless all are asked for', () => {
    const editor = anEditorOfThree();
    editor.run(setSlideLayout(editor.slide(1).id, { layout: 'timeline', tone: 'ink' }));
    editor.run(redesignDeck(looks, redesign));
    expect(editor.slide(1)).toMatchObject({ layout: 'timeline', tone: 'ink' });
    editor.run(redesignDeck(looks, { ...redesign, keepsPinned: false }));
    expect(editor.slide(1)).toMatchObject({ layout: 'cards', layoutPinned: false });
  });

  test('another proposal has other tones', () => {
    const editor = anEditorOfThree();
    editor.run(redesignDeck(looks, redesign));
    const tones = editor.deck.slides.map(({ tone }) => tone);
    expect(editor.run(redesignDeck(looks, { ...redesign, proposal: 1 }))).toBe(true);
    expect(editor.deck.slides.map(({ tone }) => tone)).not.toEqual(tones);
  });
});
