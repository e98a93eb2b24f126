/** Parts of a page that focus may fall back to when the focused element is removed. */
const regions = 'main, aside, nav, section, header, [role="region"], [role="dialog"]';
/** Elements that had the focus, the last one at the end; enough for dialogs within dialogs. */
const maxRemembered = 12;

/** Where the focus was: the element, and the parts of the page it stood in, the innermost first. */
interface Place {
  readonly element: HTMLElement;
  readonly around: readonly HTMLElement[];
}

function regionsAround(element: HTMLElement): HTMLElement[] {
  const focusable: HTMLElement[] = [];
  let region = element.parentElement?.closest<HTMLElement>(regions) ?? null;
  while (region !== null) {
    focusable.push(region);
    region = region.parentElement?.closest<HTMLElement>(regions) ?? null;
  }
  return focusable;
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility();
}

function focusRegion(region: HTMLElement): void {
  if (region.tabIndex < 0) region.tabIndex = -1;
  region.focus({ preventScroll: true });
}

/** Where people go on: the part of the page they were in, or where they were before it opened. */
function restore(places: readonly Place[]): void {
  const lastPlace = places.at(-1);
  const region = lastPlace?.around.find(isThere);
  if (region !== undefined) {
    focusRegion(region);
    return;
  }
  const before = places.findLast(({ element }) => isThere(element));
  before?.element.focus({ preventScroll: true });
}

function isLost(place: Place | undefined): boolean {
  const { activeElement, body } = document;
  return place !== undefined && !place.element.isConnected && activeElement === body;
}

/**
 * Keeps the keyboard's place: when the element with the focus is taken away, a closed dialog's or a
 * deleted card's, the focus goes to where it came from or to the part of the page around it, and
 * not to the page's beginning (WCAG 2.4.3). To be called once, for as long as the page lives.
 */
export function keepFocus(): void {
  let places: Place[] = [];
  let isLooking = false;
  const look = () => {
    if (isLooking) return;
    isLooking = true;
    // Once what is drawn anew is; a frame that nothing else needs would keep the next letter
    // waiting.
    setTimeout(() => {
      isLooking = false;
      if (!isLost(places.at(-1))) return;
      requestAnimationFrame(() => {
        if (isLost(places.at(-1))) restore(places);
      });
    });
  };
  // A card may go long after the press, with the server's answer.
  const nearby = new MutationObserver(look);
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const around = regionsAround(target);
    places = [...places, { element: target, around }].slice(-maxRemembered);
    nearby.disconnect();
    if (around[0] !== undefined) nearby.observe(around[0], { childList: true, subtree: true });
  };
  document.addEventListener('focusin', onFocus);
  for (const event of ['focusout', 'keyup', 'click']) document.addEventListener(event, look);
  // Dialogs stand in the body itself, and may close without a key or a click.
  new MutationObserver(look).observe(document.body, { childList: true });
}
