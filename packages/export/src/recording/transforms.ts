import type { Matrix } from '../display-list/display-list';
import { Unpaintable } from './unpaintable';

/** How an element is moved, in px of its slide, once everything stands upright. */
export interface Transform {
  readonly matrix: Matrix;
  /** Within the element's box. */
  readonly origin: { readonly x: number; readonly y: number };
}

export type Transforms = ReadonlyMap<Element, Transform>;

const matrixPattern = /^matrix\(([^)]+)\)$/;

function transformOf({ transform, transformOrigin }: CSSStyleDeclaration): Transform {
  const numbers = matrixPattern.exec(transform)?.[1]?.split(',').map(Number) ?? [];
  const [a, b, c, d, e, f] = numbers;
  if (f === undefined) throw new Unpaintable(transform);
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat);
  return { matrix: [a, b, c, d, e, f] as Matrix, origin: { x, y } };
}

/**
 * Sets upright what is turned on a slide, so that boxes can be measured, which turning does not
 * change, while `work` is done.
 */
export function standingUpright<Outcome>(
  elements: readonly HTMLElement[],
  work: (transforms: Transforms) => Outcome,
): Outcome {
  const turned = elements.filter(({ style }) => style.transform !== '');
  const transforms = new Map(turned.map((one) => [one, transformOf(getComputedStyle(one))]));
  const before = turned.map((one) => [one, one.style.transform] as const);
  for (const one of turned) one.style.transform = 'none';
  try {
    return work(transforms);
  } finally {
    for (const [one, transform] of before) one.style.transform = transform;
  }
}
