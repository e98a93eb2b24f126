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
export function findLift(toast: Place, others: readonly Place[]): number | null {
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
 * How many px higher a toast stands: where it stands already, or where it covers no control
 * (docs/product/screens.md 7) and no dialog; if that is nowhere, above the slide where there is
 * room. 0 where there is no place.
 * @param toast where it stands unless it is raised
 * @param lift how many px higher it stands now
 */
export function chooseLift(
  toast: Place,
  lift: number,
  { controls, dialogs, slides }: Obstacles,
): number {
  const raised = raise(toast, lift);
  const isFree = (others: readonly Place[]) =>
    raised.top >= 0 && !others.some((other) => doOverlap(raised, other));
  const above = [...controls, ...dialogs];
  if (isFree(above)) return lift;
  const free = findLift(toast, [...above, ...slides]) ?? findLift(toast, above);
  if (free !== null) return free;
  return isFree(controls) ? lift : (findLift(toast, controls) ?? 0);
}

/** Where things stand at a moment; `Key` is what they are known by. */
export type Places<Key> = ReadonlyMap<Key, Place>;

function isSame(one: Place, other: Place): boolean {
  return (
    one.left === other.left &&
    one.right === other.right &&
    one.top === other.top &&
    one.bottom === other.bottom
  );
}

/**
 * Where something stands that was not there before: it is new, or it moved by itself. What moved
 * because the page was scrolled does not count, or a toast would jump about.
 * @param hasScrolled whether the page was scrolled since `before`
 */
export function findArrivals<Key>(
  before: Places<Key>,
  now: Places<Key>,
  hasScrolled: boolean,
): Place[] {
  return [...now]
    .filter(([key, place]) => {
      const earlier = before.get(key);
      return earlier === undefined || !(hasScrolled || isSame(earlier, place));
    })
    .map(([, place]) => place);
}

const controlSelector = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';
/** At the upper edge of a slide a toast lies on nothing: half of the safe area, and what it is kept away. */
const slideMargin = 24;

/** Where what matches stands, as far as it is seen. */
function lookAt(selector: string, toast: HTMLElement): Places<Element> {
  const seen = [...document.querySelectorAll(selector)].filter(
    (one) => !toast.contains(one) && one.checkVisibility(),
  );
  return new Map(seen.map((one) => [one, one.getBoundingClientRect()]));
}

/** Whether it cannot be pressed, because a dialog was opened after it and over the whole window. */
function isBehind(control: Element, dialog: Element): boolean {
  const position = dialog.compareDocumentPosition(control);
  return position === Node.DOCUMENT_POSITION_PRECEDING;
}

/** Where controls stand that can be pressed. */
function lookAtControls(toast: HTMLElement): Places<Element> {
  const seen = lookAt(controlSelector, toast);
  const dialog = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  if (dialog === undefined) return seen;
  return new Map([...seen].filter(([control]) => !isBehind(control, dialog)));
}

/** Where a toast stands unless it is raised, whatever its animation does with it meanwhile. */
function findOwnPlace(toast: HTMLElement): Place {
  const area = toast.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const left = area.left + toast.offsetLeft;
  const top = area.top + toast.offsetTop;
  return { left, right: left + toast.offsetWidth, top, bottom: top + toast.offsetHeight };
}

interface ToastState {
  /** How many px higher it stands than by itself. */
  readonly lift: number;
  /** Where it stands by itself; null before it was placed. */
  readonly own: Place | null;
  /** Of the controls and dialogs, at the last look. */
  readonly places: Places<Element>;
}

/** Where a toast stands from now on. */
function placeToast(toast: HTMLElement, before: ToastState, hasScrolled: boolean): ToastState {
  const controls = lookAtControls(toast);
  const dialogs = lookAt('[role="dialog"]', toast);
  const slides = [...lookAt('[data-current-slide]', toast).values()].map(
    ({ left, right, top, bottom }) => ({ left, right, top: top + slideMargin, bottom }),
  );
  const own = findOwnPlace(toast);
  const places = new Map([...controls, ...dialogs]);
  const hasMoved = before.own === null || !isSame(before.own, own);
  const arrivals = findArrivals(hasMoved ? new Map() : before.places, places, hasScrolled);
  const isInTheWay = arrivals.some((place) => doOverlap(raise(own, before.lift), place));
  const obstacles = { controls: [...controls.values()], dialogs: [...dialogs.values()], slides };
  const lift = hasMoved || isInTheWay ? chooseLift(own, before.lift, obstacles) : before.lift;
  return { lift, own, places };
}

/** From a change on the page to the look at it, in ms: one look for all that changes meanwhile. */
const lookDelay = 100;
/** After these something may stand elsewhere although the page itself did not change. */
const moveEvents = ['resize', 'transitionend', 'animationend'];

/**
 * Calls back soon after something on the page appeared or moved, with whether the page was
 * scrolled since the call before.
 * @returns ends it
 */
function watchPage(look: (hasScrolled: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasScrolled = false;
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look(hasScrolled);
      hasScrolled = false;
    }, lookDelay);
  };
  const rememberScroll = () => {
    hasScrolled = true;
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  for (const event of moveEvents) window.addEventListener(event, lookSoon);
  window.addEventListener('scroll', rememberScroll, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of moveEvents) window.removeEventListener(event, lookSoon);
    window.removeEventListener('scroll', rememberScroll, { capture: true });
  };
}

/**
 * Prepares raising a toast to where it is least in the way, and again when something appears below
 * it, such as a part of the editor that was still loading.
 * @returns begins it, and returns what ends it; the toast stays where it is then
 */
export function createToastLift(toast: HTMLElement): () => () => void {
  let state: ToastState = { lift: 0, own: null, places: new Map() };
  const look = (hasScrolled: boolean) => {
    const { lift } = state;
    state = placeToast(toast, state, hasScrolled);
    if (state.lift !== lift) toast.style.translate = `0 ${-state.lift}px`;
  };
  return () => {
    look(false);
    return watchPage(look);
  };
}
