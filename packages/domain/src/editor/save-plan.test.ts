import { aCarousel, anEditor, anEditorOfSaved, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { carouselFieldsSchema } from '../carousel/carousel';
import { slideFieldsSchema } from '../slide/slide';
import { addSlide, removeSlide } from './commands/slide-commands';
import { afterSave, afterSlideDeleted, planSave, sameContent } from './save-plan';
import { hasUnsavedEdits, isUnsaved } from './session';

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
