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
 * How many px higher a toast must stand to cover none of the controls; 0 where there is no such
 * place in the window (look/tokens: a toast never covers a button).
 */
export function clearLift(toast: Place, controls: readonly Place[]): number {
  let lift = 0;
  while (toast.top - lift >= 0) {
    const place = lifted(toast, lift);
    const inTheWay = controls.filter((control) => meets(place, control));
    if (inTheWay.length === 0) return lift;
    lift = toast.bottom - Math.min(...inTheWay.map(({ top }) => top)) + gap;
  }
  return 0;
}
