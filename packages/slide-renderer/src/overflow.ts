import { type ElementType, isTextual } from '@arrasta/domain';

/** Rounding of layout measures; a stack this much too high is not seen to be so. */
const tolerance = 1;

/** What of a drawn slide lies beyond its field. */
export interface Overflow {
  /** Whether text is among it. */
  readonly isText: boolean;
  /** Lines of text that lie outside, wholly or in part. */
  readonly lines: number;
  /** How many elements from the top lie inside. */
  readonly fittingElements: number;
}

function fieldOf(slideElement: HTMLElement): HTMLElement | null {
  return slideElement.querySelector<HTMLElement>('[data-slide-field]');
}

/** What is drawn around the elements of a composed slide may end where it likes. */
function elementsIn(field: HTMLElement): HTMLElement[] {
  return [...field.children].filter(
    (child) => child instanceof HTMLElement && child.dataset.elementId !== undefined,
  ) as HTMLElement[];
}

/**
 * How far below the field a thing ends, in px of the slide before any scaling. A composed slide knows
 * which of its texts have more than their slot holds: those end beyond it, wherever they stand.
 */
function overflowOf({ offsetTop, offsetHeight, dataset }: HTMLElement, field: HTMLElement): number {
  const below = offsetTop + offsetHeight - field.clientHeight;
  return dataset.overflows === undefined ? below : Math.max(below, 2 * tolerance);
}

/**
 * How many px the elements of a drawn slide reach beyond their field; 0 where they fit. Measured
 * before any scaling of the slide.
 */
export function overflowPx(slideElement: HTMLElement): number {
  const field = fieldOf(slideElement);
  if (field === null) return 0;
  const max = Math.max(0, ...elementsIn(field).map((placed) => overflowOf(placed, field)));
  return max > tolerance ? max : 0;
}

function isText({ dataset }: HTMLElement): boolean {
  return isTextual(dataset.elementType as ElementType);
}

/** The lines of a text that end below `bottom`, which is in px of the screen like they are. */
function linesBelow(text: HTMLElement, bottom: number): number {
  const words = document.createRange();
  words.selectNodeContents(text);
  const tops = [...words.getClientRects()]
    .filter(({ width, bottom: end }) => width > 0 && end > bottom)
    .map(({ top }) => Math.round(top));
  return new Set(tops).size;
}

/** What lies beyond the field of a drawn slide, at whatever scale it is shown; null where all fits. */
export function describeOverflow(slideElement: HTMLElement): Overflow | null {
  const field = fieldOf(slideElement);
  if (field === null || overflowPx(slideElement) === 0) return null;
  const placed = elementsIn(field);
  const outside = placed.filter((one) => overflowOf(one, field) > tolerance);
  const texts = outside.filter(isText);
  const { bottom, height } = field.getBoundingClientRect();
  const scale = height / field.clientHeight;
  const lines = texts.map((text) => linesBelow(text, bottom + tolerance * scale));
  return {
    isText: texts.length > 0,
    lines: lines.reduce((sum, count) => sum + count, 0),
    fittingElements: placed.findIndex((one) => outside.includes(one)),
  };
}
