import {
  aCarousel,
  aDeck,
  anEditor,
  anEditorOfSaved,
  anElement,
  aSlide,
  type DrivenEditor,
} from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { carouselFieldsSchema } from '../carousel/carousel';
import { slideFieldsSchema } from '../slide/slide';
import { renameCarousel, replaceDeck } from './commands/carousel';
import { setCarouselField } from './commands/carousel-settings';
import { addElement } from './commands/elements';
import { addSlide, removeSlide } from './commands/slides';
import { setZoom } from './commands/view';
import {
  afterSave,
  afterSlideDeleted,
  autosaveDelay,
  planSave,
  sameContent,
  wantsAutosave,
} from './save-plan';
import { hasUnsavedEdits, isUnsaved } from './session';

function saveAsOf(editor: DrivenEditor, revision: number): void {
  editor.session = afterSave(editor.session, { revision, version: 2, slideIds: [] });
}

describe('a save by itself', () => {
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
});

const twoSlides = () => [aSlide({ title: 'A', elements: [anElement('list')] }), aSlide()];

describe('what a save sends', () => {
  test('is the whole deck in order, with its own identities', () => {
    const editor = anEditor({ carousel: aCarousel({ title: 'Ideias' }), slides: twoSlides() });
    editor.run(addSlide);
    const plan = planSave(editor.session);
    expect(plan).toMatchObject({ id: editor.deck.carousel.id, carousel: { title: 'Ideias' } });
    expect(plan.slides.map(({ id, position }) => [id, position])).toEqual(
      editor.deck.slides.map(({ id }, index) => [id, index]),
    );
    expect(plan.slides[0]?.elements).toEqual(editor.slide(0).elements);
  });

  test('is every field a person may set, and no time', () => {
    const { session } = anEditor({ slides: twoSlides() });
    const { carousel, slides } = planSave(session);
    const slideKeys = [...Object.keys(slideFieldsSchema.shape), 'id'].sort();
    expect(Object.keys(carousel).sort()).toEqual(Object.keys(carouselFieldsSchema.shape).sort());
    expect(slides.map((slide) => Object.keys(slide).sort())).toEqual([slideKeys, slideKeys]);
  });

  test('names no version before the first save, and the stored one afterwards', () => {
    expect(planSave(anEditor().session).version).toBeNull();
    expect(planSave(anEditorOfSaved().session).version).toBe(1);
  });
});

describe('the same content', () => {
  test('is what two saves would leave alike, whatever versions they are based on', () => {
    const editor = anEditorOfSaved({ slides: twoSlides() });
    const before = editor.session;
    const later = afterSave(before, { revision: 0, version: 2, slideIds: [] });
    expect(sameContent(before, later)).toBe(true);
    editor.run(addSlide);
    expect(sameContent(before, editor.session)).toBe(false);
  });

  test('styles whose names come in another order are the same content', () => {
    const deckWith = (style: object) =>
      anEditor({
        slides: [aSlide({ id: 's', elements: [{ ...anElement('list'), id: 'e', style }] })],
      });
    const { session } = deckWith({ fontSize: 'text-lg', listType: 'icon' });
    const { state } = deckWith({ listType: 'icon', fontSize: 'text-lg' }).session;
    const { carousel } = session.state.deck;
    const deck = { ...state.deck, carousel };
    expect(sameContent(session, { ...session, state: { ...session.state, deck } })).toBe(true);
  });
});

describe('after a save', () => {
  test('the next one is based on the new version', () => {
    const { session } = anEditor();
    const saved = afterSave(session, { revision: 0, version: 4, slideIds: ['a'] });
    expect(planSave(saved).version).toBe(4);
    expect(saved.stored?.slideIds).toEqual(new Set(['a']));
    expect(isUnsaved(saved)).toBe(false);
  });

  test('what was edited meanwhile is still unsaved', () => {
    const editor = anEditorOfSaved();
    editor.run(addSlide);
    const { revision } = editor.session;
    editor.run(addSlide);
    const saved = afterSave(editor.session, { revision, version: 2, slideIds: [] });
    expect([isUnsaved(saved), hasUnsavedEdits(saved)]).toEqual([true, true]);
    expect(saved.state.deck.slides).toHaveLength(3);
  });
});

describe('after the server has deleted a slide', () => {
  test('the next save is based on the version that made', () => {
    const editor = anEditorOfSaved({ slides: twoSlides() });
    const [slideId, other] = editor.deck.slides.map(({ id }) => id) as [string, string];
    const session = afterSlideDeleted(editor.session, { slideId, version: 2 });
    expect(session.stored).toEqual({ version: 2, slideIds: new Set([other]) });
  });

  test.each([1, 3, 9])('a version of somebody else (%i) is not taken over', (version) => {
    const editor = anEditorOfSaved({ slides: twoSlides() });
    const slideId = editor.slide(0).id;
    const session = afterSlideDeleted(editor.session, { slideId, version });
    expect(session.stored?.version).toBe(1);
    expect(session.stored?.slideIds.has(slideId)).toBe(false);
  });

  test('undo brings it back, to be sent by the next save', () => {
    const editor = anEditorOfSaved({ slides: twoSlides() });
    const slideId = editor.slide(0).id;
    editor.session = afterSlideDeleted(editor.session, { slideId, version: 2 });
    editor.run(removeSlide(slideId));
    editor.undo();
    expect(planSave(editor.session).slides.map(({ id }) => id)).toContain(slideId);
    expect(isUnsaved(editor.session)).toBe(true);
  });

  test('a deck that was never saved stays that', () => {
    const { session } = anEditor();
    expect(afterSlideDeleted(session, { slideId: 'a', version: 2 })).toBe(session);
  });
});
