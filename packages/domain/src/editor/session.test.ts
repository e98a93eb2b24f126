import { anEditor, anEditorOfSaved, anElement, aSlide, type DrivenEditor } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { renameCarousel } from './commands/carousel';
import { setCarouselField } from './commands/carousel-settings';
import { addElement, setElementContent } from './commands/elements';
import { addSlide, duplicateSlide, moveSlide, removeSlide } from './commands/slides';
import { afterSave, planSave } from './save-plan';
import {
  adoptCaption,
  type EditorSession,
  hasUnsavedEdits,
  isUnsaved,
  canRedo,
  canUndo,
} from './session';
import type { Command } from './command';
import { goToSlide, selectElement, setZoom, stepSlide } from './commands/view';

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

const twoSlides = () =>
  anEditor({ slides: [aSlide({ elements: [anElement('title')] }), aSlide()] });

describe('a command that declines', () => {
  test('leaves the session as it is', () => {
    const editor = twoSlides();
    const before = editor.session;
    editor.run(moveSlide('unknown', 1));
    expect(editor.session).toBe(before);
  });

  test('leaves no trace of what it tried', () => {
    const hesitant: Command = {
      name: 'hesitant',
      effect: 'carousel',
      change: ({ deck }) => {
        deck.carousel.title = 'quase';
        return false;
      },
    };
    const editor = twoSlides();
    expect([editor.run(hesitant), editor.deck.carousel.title]).toEqual([false, 'Novo Carrossel']);
  });
});

describe('asking whether a command can run', () => {
  test('changes nothing', () => {
    const editor = twoSlides();
    const before = editor.session;
    expect([editor.can(addSlide), editor.session]).toEqual([true, before]);
  });

  test('answers no where it would decline', () => {
    expect(twoSlides().can(moveSlide('unknown', 1))).toBe(false);
  });
});

describe('looking around', () => {
  test('is no step of undo and leaves nothing to save', () => {
    const editor = twoSlides();
    const { revision } = editor.session;
    const looks = [goToSlide(1), stepSlide(-1), selectElement(editor.element(0).id), setZoom(150)];
    expect(looks.map((look) => editor.run(look))).toEqual([true, true, true, true]);
    expect([canUndo(editor.session), editor.session.revision]).toEqual([false, revision]);
  });

  test('does not make redo forget', () => {
    const editor = twoSlides();
    editor.run(addSlide);
    editor.undo();
    editor.run(goToSlide(1));
    expect(editor.redo()).toBe(true);
  });
});

describe('undo and redo', () => {
  test('have nothing to do in an editor that has just opened', () => {
    const { session } = twoSlides();
    expect([canUndo(session), canRedo(session)]).toEqual([false, false]);
    expect([twoSlides().undo(), twoSlides().redo()]).toEqual([false, false]);
  });

  test('take one step at a time', () => {
    const editor = twoSlides();
    editor.run(addSlide);
    editor.run(setCarouselField('hideFooter', true));
    editor.undo();
    expect([editor.deck.slides.length, editor.deck.carousel.hideFooter]).toEqual([3, false]);
    expect(canUndo(editor.session)).toBe(true);
    editor.undo();
    expect(editor.deck.slides).toHaveLength(2);
    expect([canUndo(editor.session), canRedo(editor.session)]).toEqual([false, true]);
    editor.redo();
    expect([editor.deck.slides.length, editor.deck.carousel.hideFooter]).toEqual([3, false]);
    editor.redo();
    expect([editor.deck.carousel.hideFooter, canRedo(editor.session)]).toEqual([true, false]);
  });

  test('forget what was undone when something else is done', () => {
    const editor = twoSlides();
    editor.run(addSlide);
    editor.undo();
    editor.run(addElement('icon'));
    expect([canRedo(editor.session), editor.redo()]).toEqual([false, false]);
  });

  test('keep what was undone when a command declines', () => {
    const editor = twoSlides();
    editor.run(addSlide);
    editor.undo();
    editor.run(moveSlide('unknown', 1));
    expect(editor.redo()).toBe(true);
  });

  test('bring back the slide and the selection of the moment', () => {
    const editor = twoSlides();
    const { id } = editor.element(0);
    editor.run(selectElement(id));
    editor.run(setElementContent(id, 'novo'));
    editor.run(goToSlide(1));
    editor.undo();
    expect(editor.view).toMatchObject({ currentIndex: 0, selectedElementId: id });
    editor.run(goToSlide(1));
    editor.redo();
    expect(editor.view).toMatchObject({ currentIndex: 0, selectedElementId: id });
  });

  test('leave the zoom alone', () => {
    const editor = twoSlides();
    editor.run(addSlide);
    editor.run(setZoom(150));
    editor.undo();
    expect(editor.view.zoom).toBe(150);
  });

  test('reach back 500 steps', () => {
    const editor = twoSlides();
    for (let step = 0; step < 501; step += 1) {
      editor.run(setElementContent(editor.element(0).id, String(step)));
      editor.wait(2000);
    }
    let taken = 0;
    while (editor.undo()) taken += 1;
    expect([taken, editor.element(0).content]).toEqual([500, '0']);
  });
});
