import { liftAmong, type Place } from './clear-lift';

const controls = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';
/** At the upper edge of a slide a toast lies on nothing: half of the safe area, and what it is kept away. */
const slideMargin = 24;

/** Raises a toast, as long as it is shown, to where it is least in the way. */
export function liftClear(toast: HTMLElement): void {
  const placesOf = (selector: string): Place[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
  const slides = placesOf('[data-current-slide]').map(({ left, right, top, bottom }) => {
    return { left, right, top: top + slideMargin, bottom };
  });
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  // Measured while it still rises by as much as its animation begins below its place.
  const lift = liftAmong(
    { left, right, top, bottom },
    { controls: placesOf(controls), dialogs: placesOf('[role="dialog"]'), slides },
  );
  toast.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
}
