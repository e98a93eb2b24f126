import { ActionIcon, Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { appMessages } from '../../messages/app';
import {
  closeToast,
  toastDuration,
  useToastStore,
  type Toast,
  type ToastTone,
} from './toast-store';
import classes from './toaster.module.css';

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

const controlSelector = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';
/** At the upper edge of a slide a toast lies on nothing: half of the safe area, and what it is kept away. */
const slideMargin = 24;

function findObstacles(toast: HTMLElement): Obstacles {
  const placesOf = (selector: string): Place[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
  const slides = placesOf('[data-current-slide]').map(({ left, right, top, bottom }) => {
    return { left, right, top: top + slideMargin, bottom };
  });
  return { controls: placesOf(controlSelector), dialogs: placesOf('[role="dialog"]'), slides };
}

/** Where a toast stands unless it is raised, whatever its animation does with it meanwhile. */
function findOwnPlace(toast: HTMLElement): Place {
  const area = toast.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const left = area.left + toast.offsetLeft;
  const top = area.top + toast.offsetTop;
  return { left, right: left + toast.offsetWidth, top, bottom: top + toast.offsetHeight };
}

/** From a change on the page to the look at it, in ms: one look for all that changes meanwhile. */
const lookDelay = 100;
/** After these something may stand elsewhere although the page itself did not change. */
const moveEvents = ['resize', 'transitionend', 'animationend'];

/**
 * Calls back soon after something on the page appeared or moved. Scrolling is left out: a toast
 * that makes way for all that passes below it would jump about.
 * @returns ends it
 */
function watchPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, lookDelay);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  for (const event of moveEvents) window.addEventListener(event, lookSoon);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of moveEvents) window.removeEventListener(event, lookSoon);
  };
}

/**
 * Raises a toast to where it is least in the way, and again when something appears below it, such
 * as a part of the editor that was still loading.
 * @param held while true it stays where it is
 * @returns to be set on the toast
 */
function useLift(held: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const lift = useRef(0);
  useLayoutEffect(() => {
    const toast = card.current;
    if (held || toast === null) return;
    const look = () => {
      const chosen = chooseLift(findOwnPlace(toast), lift.current, findObstacles(toast));
      if (chosen !== lift.current) toast.style.translate = `0 ${-chosen}px`;
      lift.current = chosen;
    };
    look();
    return watchPage(look);
  }, [held]);
  return card;
}

const icons: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A toast that is being read or reached for does not disappear or move under the pointer.
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id, held]);
  const card = useLift(held);
  const Icon = icons[toast.tone];
  return (
    <div
      ref={card}
      className={classes.card}
      data-tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={18} strokeWidth={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{toast.title}</p>
        {toast.description !== undefined && (
          <p className={classes.description}>{toast.description}</p>
        )}
      </div>
      {toast.action !== undefined && (
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => {
            toast.action?.run();
            closeToast(toast.id);
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <ActionIcon size={28} aria-label={appMessages.close} onClick={() => closeToast(toast.id)}>
        <X size={15} strokeWidth={1.75} />
      </ActionIcon>
    </div>
  );
}

/** Where toasts appear: bottom centre, one at a time, announced to screen readers. */
export function Toaster() {
  const toast = useToastStore((state) => state.toast);
  return (
    <div className={classes.area} role="status" aria-live="polite" aria-label={appMessages.notices}>
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}
