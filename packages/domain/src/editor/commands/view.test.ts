import { anEditor, anElement, aSlide } from '@arrasta/testkit';
import { describe, expect, test } from 'vitest';
import { goToSlide, selectElement, setZoom, stepSlide, stepZoom } from './view';

const threeSlides = () =>
  anEditor({ slides: [aSlide({ elements: [anElement('title')] }), aSlide(), aSlide()] });

describe('going to a slide', () => {
  test('shows it with nothing selected', () => {
    const editor = threeSlides();
    editor.run(selectElement(editor.element(0).id));
    editor.run(goToSlide(2));
    expect(editor.view).toMatchObject({ currentIndex: 2, selectedElementId: null });
  });

  test.each([0, -1, 3, 0.5, Number.NaN])('%d is declined: shown already, or not there', (index) => {
    expect(threeSlides().run(goToSlide(index))).toBe(false);
  });

  test('step by step stays within bounds', () => {
    const editor = threeSlides();
    const seen = ([-1, 1, 1, 1, -1] as const).map((step) => [
      editor.run(stepSlide(step)),
      editor.view.currentIndex,
    ]);
    expect(seen).toEqual([
      [false, 0],
      [true, 1],
      [true, 2],
      [false, 2],
      [true, 1],
    ]);
  });
});

describe('selecting', () => {
  test('an element of the shown slide, and nothing again', () => {
    const editor = threeSlides();
    const { id } = editor.element(0);
    editor.run(selectElement(id));
    expect(editor.view.selectedElementId).toBe(id);
    editor.run(selectElement(null));
    expect(editor.view.selectedElementId).toBeNull();
  });

  test('an element of another slide, or an unknown one, is declined', () => {
    const editor = threeSlides();
    const { id } = editor.element(0);
    editor.run(goToSlide(1));
    expect([editor.run(selectElement(id)), editor.run(selectElement('unknown'))]).toEqual([
      false,
      false,
    ]);
  });
});

describe('zooming', () => {
  test.each([
    [50, 50],
    [3, 25],
    [900, 200],
    [66.6, 67],
    [Number.POSITIVE_INFINITY, 200],
  ])('to %d gives %d', (percent, zoom) => {
    const editor = threeSlides();
    editor.run(setZoom(percent));
    expect(editor.view.zoom).toBe(zoom);
  });

  test('step by step goes on from where it is, and stays within bounds', () => {
    const editor = threeSlides();
    const larger = stepZoom(1);
    expect([editor.run(larger), editor.run(larger), editor.view.zoom]).toEqual([true, true, 120]);
    editor.run(setZoom(195));
    expect([editor.run(larger), editor.run(larger), editor.view.zoom]).toEqual([true, false, 200]);
    expect([editor.run(stepZoom(-1)), editor.view.zoom]).toEqual([true, 190]);
  });

  test.each([100, Number.NaN])('to %d is declined', (percent) => {
    expect(threeSlides().run(setZoom(percent))).toBe(false);
  });
});
