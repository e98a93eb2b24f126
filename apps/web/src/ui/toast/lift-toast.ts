/** A rectangle in px of the window. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Kept between a toast and what it must not cover, in px. */
const gap = 8;

function doOverlap(one: Place, other: Place): boolean {
  const apart =
    one.right + gap <= other.left ||
    other.right + gap <= one.left ||
    one.bottom + gap <= other.top ||
    other.bottom + gap <= one.top;
  return !apart;
}

function raise(place: Place, by: number): Place {
  return { ...place, top: place.top - by, bottom: place.bottom - by };
}

/**
 * How many px higher a toast must stand to cover none of these; null where there is no such place
 * in the window.
 */
export function liftAbove(toast: Place, others: readonly Place[]): number | null {
  let lift = 0;
  while (toast.top - lift >= 0) {
    const place = raise(toast, lift);
    const inTheWay = others.filter((other) => doOverlap(place, other));
    if (inTheWay.length === 0) return lift;
    lift = toast.bottom - Math.min(...inTheWay.map(({ top }) => top)) + gap;
  }
  return null;
}

/** What a toast may lie on, from what it must not cover to what it had better not. */
interface Obstacles {
  readonly controls: readonly Place[];
  readonly dialogs: readonly Place[];
  /** Of the slide being edited, what is not its margin. */
  readonly slides: readonly Place[];
}

/**
 * How many px higher a toast stands: where it covers no control (docs/product/screens.md 7) and no
 * dialog; if that is nowhere, above the slide where there is room. 0 where there is no place.
 */
export function bestLift(toast: Place, { controls, dialogs, slides }: Obstacles): number {
  const above = [...controls, ...dialogs];
  const lift = liftAbove(toast, above);
  if (lift === 0) return 0;
  return liftAbove(toast, [...above, ...slides]) ?? lift ?? liftAbove(toast, controls) ?? 0;
}

const controlSelector = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';
/** At the upper edge of a slide a toast lies on nothing: half of the safe area, and what it is kept away. */
const slideMargin = 24;

/** Raises a toast, as long as it is shown, to where it is least in the way. */
export function liftToast(toast: HTMLElement): void {
  const placesOf = (selector: string): Place[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
  const slides = placesOf('[data-current-slide]').map(({ left, right, top, bottom }) => {
    return { left, right, top: top + slideMargin, bottom };
  });
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  // Measured while it still rises by as much as its animation begins below its place.
  const lift = bestLift(
    { left, right, top, bottom },
    { controls: placesOf(controlSelector), dialogs: placesOf('[role="dialog"]'), slides },
  );
  toast.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
}
