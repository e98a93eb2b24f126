import { clearLift } from './clear-lift';

const controls = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';

/** Raises a toast, as long as it is shown, to where it covers nothing that can be pressed. */
export function liftClear(toast: HTMLElement): void {
  const inTheWay = [...document.querySelectorAll(controls)]
    .filter((control) => !toast.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect());
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  // Measured while it still rises by as much as its animation begins below its place.
  const lift = clearLift({ left, right, top, bottom }, inTheWay);
  toast.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
}
