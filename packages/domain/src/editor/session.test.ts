import { anEditor, anEditorOfSaved, anElement, aSlide, type DrivenEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { renameCarousel } from './commands/carousel';
import { addElement } from './commands/elements';
import { addSlide, duplicateSlide, moveSlide, removeSlide } from './commands/slides';
import { afterSave, planSave } from './save-plan';
import { adoptCaption, type EditorSession, hasUnsavedEdits, isUnsaved } from './session';

describe('a caption that is adopted', () => {
  function adopted(session: EditorSession, caption: string): EditorSession {
    const after = adoptCaption(session, caption);
    if (after === null) throw new Error('the caption is there already');
    return after;
  }

  test('a caption of the server is there, goes with the next save, and is nothing to save', () => {
    const { session } = anEditorOfSaved({ slides: [aSlide()] });
    const after = adopted(session, 'Luz de janela.');
    expect(planSave(after).carousel.socialCaption).toBe('Luz de janela.');
    expect(isUnsaved(after)).toBe(false);
  });

  test('it is no step of undo, and undo of another step leaves it', () => {
    const editor = anEditorOfSaved({ slides: [aSlide()] });
    editor.run(renameCarousel('Outro'));
    editor.session = adopted(editor.session, 'Luz de janela.');
    expect(isUnsaved(editor.session)).toBe(true);
    editor.undo();
    expect(editor.deck.carousel.socialCaption).toBe('Luz de janela.');
    expect(editor.undo()).toBe(false);
  });

  test('the one that is there already changes nothing', () => {
    const { session } = anEditorOfSaved({ slides: [aSlide()] });
    expect(adoptCaption(adopted(session, 'Luz.'), 'Luz.')).toBeNull();
  });
});

const slides = () => [aSlide({ elements: [anElement('title')] }), aSlide()];

function save(editor: DrivenEditor, version: number): void {
  const { revision, state } = editor.session;
  const slideIds = state.deck.slides.map(({ id }) => id);
  editor.session = afterSave(editor.session, { revision, version, slideIds });
}

describe('a deck that was never saved', () => {
  test('is unsaved from the start, although nobody has edited it', () => {
    const { session } = anEditor();
    expect([isUnsaved(session), hasUnsavedEdits(session)]).toEqual([true, false]);
  });

  test('has unsaved edits after the first one', () => {
    const editor = anEditor();
    editor.run(addSlide);
    expect(hasUnsavedEdits(editor.session)).toBe(true);
  });

  test('is saved after its first save', () => {
    const editor = anEditor();
    editor.run(addSlide);
    save(editor, 1);
    expect([isUnsaved(editor.session), hasUnsavedEdits(editor.session)]).toEqual([false, false]);
  });
});

describe('a deck that was loaded', () => {
  test('is saved', () => {
    const { session } = anEditorOfSaved();
    expect([isUnsaved(session), hasUnsavedEdits(session)]).toEqual([false, false]);
  });

  test.each([
    ['renaming', () => renameCarousel('Outro')],
    ['adding an element', () => addElement('icon')],
    ['adding a slide', () => addSlide],
    ['duplicating a slide', duplicateSlide],
    ['moving a slide', (id: string) => moveSlide(id, 1)],
    ['removing a slide', removeSlide],
  ])('is unsaved after %s', (_, edit) => {
    const editor = anEditorOfSaved({ slides: slides() });
    editor.run(edit(editor.slide(0).id));
    expect([isUnsaved(editor.session), hasUnsavedEdits(editor.session)]).toEqual([true, true]);
  });

  test('is unsaved when a saved edit is undone, and when it is done again', () => {
    const editor = anEditorOfSaved();
    editor.run(addSlide);
    save(editor, 2);
    editor.undo();
    expect(isUnsaved(editor.session)).toBe(true);
    save(editor, 3);
    editor.redo();
    expect(isUnsaved(editor.session)).toBe(true);
  });

  test('keeps its steps of undo over a save', () => {
    const editor = anEditorOfSaved();
    editor.run(addSlide);
    save(editor, 2);
    expect([editor.undo(), editor.deck.slides.length]).toEqual([true, 1]);
  });
});
