import { anEditorOfSaved, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { adoptCaption } from './adopt-caption';
import { renameCarousel } from './commands/carousel-commands';
import { planSave } from './save-plan';
import { isUnsaved, type EditorSession } from './session';

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
