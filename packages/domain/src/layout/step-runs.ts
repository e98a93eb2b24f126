import type { SlideFields } from '../slide/slide';
import { ordinalOf, singleLineOf, slotsOf, type Slots } from './slots';

/** Where a slide stands among the steps of a run. */
export interface StepPlace {
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** A title and text, and nothing that a layout would have to place beside them. */
function isPlainText({ title, texts, lists, images }: Slots): boolean {
  return title !== null && texts.length > 0 && lists.length === 0 && images.length === 0;
}

const numberWords = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
];

/** Whole numbers that a title names, in figures or in words. */
function numbersIn(title: string): number[] {
  const words = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.flatMap((word) => {
    if (/^\d+$/u.test(word)) return [Number(word)];
    const number = numberWords.indexOf(word === 'duas' ? 'dois' : word);
    return number > 1 ? [number] : [];
  });
}

/**
 * Runs of at least three slides of title and text whose number the title of the first slide names.
 * @returns for each slide its place in its run, from 1, and how many there are; null outside of runs
 */
export function stepRuns(slides: readonly Pick<SlideFields, 'elements'>[]): (StepPlace | null)[] {
  const slots = slides.map(({ elements }) => slotsOf(elements));
  const cover = slots[0]?.title;
  const named = cover ? numbersIn(singleLineOf(cover)) : [];
  const placesOf: (StepPlace | null)[] = slides.map(() => null);
  let start = 1;
  while (start < slides.length) {
    let end = start;
    while (end < slides.length && isPlainText(slots[end] ?? slotsOf([]))) end += 1;
    const count = end - start;
    // The last slide may be a text as well, and no step.
    const steps = [count, count - 1].find((length) => length >= 3 && named.includes(length));
    for (let number = 1; number <= (steps ?? 0); number += 1) {
      placesOf[start + number - 1] = { number, count: steps ?? 0 };
    }
    start = end + 1;
  }
  return placesOf;
}

/** What of a slide says whether it is a step. */
type SlideInRun = Pick<SlideFields, 'layout' | 'elements'>;

/** A slide that is drawn as a step, or whose title counts on. */
function isStep({ layout, elements }: SlideInRun): boolean {
  if (layout === 'step') return true;
  const { title } = slotsOf(elements);
  return title !== null && ordinalOf(singleLineOf(title)) !== null;
}

/** At least two steps that follow each other. */
function adjoiningSteps(slides: readonly SlideInRun[]): (StepPlace | null)[] {
  const areSteps = slides.map(isStep);
  return areSteps.map((_, index) => {
    const start = areSteps.lastIndexOf(false, index) + 1;
    const end = areSteps.indexOf(false, index);
    const count = (end === -1 ? slides.length : end) - start;
    return start > index || count < 2 ? null : { number: index - start + 1, count };
  });
}

function findStepPlaces(slides: readonly SlideInRun[]): readonly (StepPlace | null)[] {
  const adjoining = adjoiningSteps(slides);
  let alone = 0;
  return stepRuns(slides).map((named, index) => {
    if (slides[index]?.layout !== 'step') return null;
    const place = named ?? adjoining[index];
    if (!place) alone += 1;
    return sameStepPlace(place ?? { number: alone, count: 1 });
  });
}

const stepPlaces = new Map<string, StepPlace>();

/** One value for each place, so that a slide whose place stays need not be drawn anew. */
function sameStepPlace(place: StepPlace): StepPlace {
  const key = `${String(place.number)}/${String(place.count)}`;
  const known = stepPlaces.get(key) ?? place;
  stepPlaces.set(key, known);
  return known;
}

/** A deck asks for each of its slides; the runs are looked for once. */
const placesOfDecks = new WeakMap<readonly SlideInRun[], readonly (StepPlace | null)[]>();

function placesIn(slides: readonly SlideInRun[]): readonly (StepPlace | null)[] {
  const places = placesOfDecks.get(slides) ?? findStepPlaces(slides);
  placesOfDecks.set(slides, places);
  return places;
}

/**
 * The place of a slide, counted from 0, in its run of steps: the run that the first title names, else
 * the steps beside it. Null for slides that are not laid out as steps. Those
 * that stand alone are counted through the deck, and their count is 1.
 * Source: docs/product/layouts.md 28.
 * @param shown the slide, where it is shown otherwise than the deck has it
 */
export function stepPlaceOf(
  slides: readonly SlideInRun[],
  index: number,
  shown = slides[index],
): StepPlace | null {
  if (shown?.layout !== 'step') return null;
  const isStored = shown === slides[index];
  const all = isStored ? slides : slides.map((slide, at) => (at === index ? shown : slide));
  return placesIn(all)[index] ?? null;
}
