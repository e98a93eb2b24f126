import {
  anEditor,
  anElement,
  anyAct,
  anySequence,
  aSlide,
  type Act,
  type DrivenEditor,
  propertyRuns,
} from '@arrasta/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deckSchema } from '../carousel/carousel';

const anyEditor = () =>
  anEditor({
    slides: [
      aSlide({ elements: [anElement('title'), anElement('image'), anElement('list')] }),
      aSlide({ elements: [anElement('text')] }),
    ],
  });

function undoAll(editor: DrivenEditor): void {
  while (editor.undo()) expectSound(editor);
}

function redoAll(editor: DrivenEditor): void {
  while (editor.redo()) expectSound(editor);
}

/** What holds in an editor at every moment, whatever was done in it. */
function expectSound({ deck, view }: DrivenEditor): void {
  const places = (items: readonly { position: number }[]) => items.map(({ position }) => position);
  for (const items of [deck.slides, ...deck.slides.map(({ elements }) => elements)]) {
    expect(places(items)).toEqual([...items.keys()]);
  }
  expect(deck.slides.length).toBeGreaterThan(0);
  expect(deck.slides[view.currentIndex]).toBeDefined();
  const selectable = deck.slides[view.currentIndex]?.elements.map(({ id }) => id) ?? [];
  expect([null, ...selectable]).toContain(view.selectedElementId);
}

function perform(editor: DrivenEditor, acts: readonly [Act, number][]): void {
  for (const [choose, pause] of acts) {
    editor.run(choose(editor));
    editor.wait(pause);
  }
}

test('positions count from 0, and what is shown and selected is there, at every moment', () => {
  const property = fc.property(anySequence, (acts) => {
    const editor = anyEditor();
    for (const one of acts) {
      perform(editor, [one]);
      expectSound(editor);
    }
    undoAll(editor);
    redoAll(editor);
  });
  fc.assert(property, propertyRuns());
});

test('undone to the beginning, any sequence gives the deck that was opened', () => {
  const property = fc.property(anySequence, (acts) => {
    const editor = anyEditor();
    const { deck } = editor;
    perform(editor, acts);
    undoAll(editor);
    expect(editor.deck).toEqual(deck);
  });
  fc.assert(property, propertyRuns());
});

test('redone to the end, any sequence gives the deck it had led to', () => {
  const property = fc.property(anySequence, (acts) => {
    const editor = anyEditor();
    perform(editor, acts);
    const { deck } = editor;
    undoAll(editor);
    redoAll(editor);
    expect(editor.deck).toEqual(deck);
  });
  fc.assert(property, propertyRuns());
});

test('undo and redo among the edits go back to the beginning all the same', () => {
  const travels = fc.array(fc.tuple(anySequence, fc.nat(6), fc.nat(6)), { maxLength: 4 });
  const property = fc.property(travels, (rounds) => {
    const editor = anyEditor();
    const { deck } = editor;
    for (const [acts, back, forth] of rounds) {
      perform(editor, acts);
      for (let count = 0; count < back; count += 1) editor.undo();
      for (let count = 0; count < forth; count += 1) editor.redo();
      expectSound(editor);
    }
    undoAll(editor);
    expect(editor.deck).toEqual(deck);
  });
  fc.assert(property, propertyRuns());
});

test('a command can run exactly when running it does something', () => {
  const property = fc.property(anySequence, anyAct, (acts, choose) => {
    const editor = anyEditor();
    perform(editor, acts);
    const command = choose(editor);
    expect(editor.can(command)).toBe(editor.run(command));
  });
  fc.assert(property, propertyRuns());
});

test('whatever is done, the deck may be stored, and no two things in it share an identity', () => {
  const property = fc.property(anySequence, (acts) => {
    const editor = anyEditor();
    perform(editor, acts);
    const { slides } = editor.deck;
    const ids = [...slides, ...slides.flatMap(({ elements }) => elements)].map(({ id }) => id);
    expect(deckSchema.safeParse(editor.deck).error).toBeUndefined();
    expect(new Set(ids).size).toBe(ids.length);
  });
  fc.assert(property, propertyRuns());
});
