import { ActionIcon, Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
 * How many px higher a toast stands: where it covers no control (docs/product/screens.md 7) and no
 * dialog; if that is nowhere, above the slide where there is room. 0 where there is no place.
 */
export function chooseLift(toast: Place, { controls, dialogs, slides }: Obstacles): number {
  const above = [...controls, ...dialogs];
  const lift = findLift(toast, above);
  if (lift === 0) return 0;
  return findLift(toast, [...above, ...slides]) ?? lift ?? findLift(toast, controls) ?? 0;
}

const controlSelector = 'button, a[href], input, select, textarea, [role="slider"], [role="tab"]';
/** At the upper edge of a slide a toast lies on nothing: half of the safe area, and what it is kept away. */
const slideMargin = 24;

/** Raises a toast, as long as it is shown, to where it is least in the way. */
function liftToast(toast: HTMLElement): void {
  const placesOf = (selector: string): Place[] =>
    [...document.querySelectorAll(selector)]
      .filter((one) => !toast.contains(one) && one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
  const slides = placesOf('[data-current-slide]').map(({ left, right, top, bottom }) => {
    return { left, right, top: top + slideMargin, bottom };
  });
  const { left, right, top, bottom } = toast.getBoundingClientRect();
  // Measured while it still rises by as much as its animation begins below its place.
  const lift = chooseLift(
    { left, right, top, bottom },
    { controls: placesOf(controlSelector), dialogs: placesOf('[role="dialog"]'), slides },
  );
  toast.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
}

const icons: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A toast that is being read or reached for does not disappear under the pointer.
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id, held]);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current !== null) liftToast(card.current);
  }, []);
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
