import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { setCarouselField } from './commands/carousel';
import { addElement, setElementContent } from './commands/elements';
import { addSlide, moveSlide } from './commands/slides';
import { goToSlide, selectElement, setZoom, stepSlide } from './commands/view';
import { canRedo, canUndo } from './run';

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
