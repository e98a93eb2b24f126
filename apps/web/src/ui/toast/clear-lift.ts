/** A rectangle in px of the window. */
export interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Kept between a toast and what it must not cover, in px. */
const gap = 8;

function meets(one: Place, other: Place): boolean {
  const apart =
    one.right + gap <= other.left ||
    other.right + gap <= one.left ||
    one.bottom + gap <= other.top ||
    other.bottom + gap <= one.top;
  return !apart;
}

function lifted(place: Place, by: number): Place {
  return { ...place, top: place.top - by, bottom: place.bottom - by };
}

/**
 * How many px higher a toast must stand to cover none of these; null where there is no such place
 * in the window.
 */
export function clearLift(toast: Place, others: readonly Place[]): number | null {
  let lift = 0;
  while (toast.top - lift >= 0) {
    const place = lifted(toast, lift);
    const inTheWay = others.filter((other) => meets(place, other));
    if (inTheWay.length === 0) return lift;
    lift = toast.bottom - Math.min(...inTheWay.map(({ top }) => top)) + gap;
  }
  return null;
}

/** What a toast may lie on, from what it must not cover to what it had better not. */
export interface Surroundings {
  readonly controls: readonly Place[];
  readonly dialogs: readonly Place[];
  /** Of the slide being edited, what is not its margin. */
  readonly slides: readonly Place[];
}

/**
 * How many px higher a toast stands: where it covers no control (docs/product/screens.md 7) and no
 * dialog; if that is nowhere, above the slide where there is room. 0 where there is no place.
 */
export function liftAmong(toast: Place, { controls, dialogs, slides }: Surroundings): number {
  const above = [...controls, ...dialogs];
  const lift = clearLift(toast, above);
  if (lift === 0) return 0;
  return clearLift(toast, [...above, ...slides]) ?? lift ?? clearLift(toast, controls) ?? 0;
}
