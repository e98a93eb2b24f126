import {
  aCarousel,
  aDeck,
  anEditor,
  anEditorOfSaved,
  aSlide,
  type DrivenEditor,
} from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { autosaveDelay, wantsAutosave } from './autosave-policy';
import { renameCarousel, setCarouselField } from './commands/carousel-commands';
import { replaceDeck } from './commands/deck-commands';
import { addElement } from './commands/element-commands';
import { addSlide } from './commands/slide-commands';
import { setZoom } from './commands/view-commands';
import { afterSave } from './save-plan';

function saveAsOf(editor: DrivenEditor, revision: number): void {
  editor.session = afterSave(editor.session, { revision, version: 2, slideIds: [] });
}

test('it comes two seconds after the last edit', () => {
  expect(autosaveDelay).toBe(2000);
});

test.each([
  renameCarousel('Outro'),
  setCarouselField('theme', 'editorial'),
  replaceDeck(aDeck({ carousel: aCarousel({ title: 'Gerado' }) })),
])('a saved deck wants it after $name', (command) => {
  const editor = anEditorOfSaved();
  editor.run(command);
  expect(wantsAutosave(editor.session)).toBe(true);
});

test.each([addSlide, addElement('text'), setZoom(150)])(
  'a saved deck does not want it after $name',
  (command) => {
    const editor = anEditorOfSaved({ slides: [aSlide()] });
    editor.run(command);
    expect(wantsAutosave(editor.session)).toBe(false);
  },
);

test('a deck that was never saved does not want it', () => {
  const editor = anEditor();
  editor.run(renameCarousel('Outro'));
  expect(wantsAutosave(editor.session)).toBe(false);
});

test('a slide edit after one of the carousel does not call it off', () => {
  const editor = anEditorOfSaved();
  editor.run(renameCarousel('Outro'));
  editor.run(addSlide);
  expect(wantsAutosave(editor.session)).toBe(true);
});

test('it is not wanted any more once the edit is saved', () => {
  const editor = anEditorOfSaved();
  editor.run(renameCarousel('Outro'));
  saveAsOf(editor, editor.session.revision);
  expect(wantsAutosave(editor.session)).toBe(false);
});

test('it is wanted again when the carousel was edited while the save went on', () => {
  const editor = anEditorOfSaved();
  editor.run(renameCarousel('Outro'));
  const { revision } = editor.session;
  editor.run(renameCarousel('Mais outro'));
  saveAsOf(editor, revision);
  expect(wantsAutosave(editor.session)).toBe(true);
});

test('it is not wanted when only a slide was edited while the save went on', () => {
  const editor = anEditorOfSaved();
  editor.run(renameCarousel('Outro'));
  const { revision } = editor.session;
  editor.run(addSlide);
  saveAsOf(editor, revision);
  expect(wantsAutosave(editor.session)).toBe(false);
});

test('undoing an edit of the carousel wants it, undoing one of a slide does not', () => {
  const editor = anEditorOfSaved();
  editor.run(renameCarousel('Outro'));
  editor.run(addSlide);
  saveAsOf(editor, editor.session.revision);
  editor.undo();
  expect(wantsAutosave(editor.session)).toBe(false);
  editor.undo();
  expect(wantsAutosave(editor.session)).toBe(true);
});
