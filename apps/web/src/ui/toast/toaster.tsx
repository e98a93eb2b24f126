import { ActionIcon, Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { create } from 'zustand';
import { waitForIdleNetwork } from '../../loading/load-ahead';
import { appMessages } from '../../messages/app';
import {
  closeToast,
  toastDuration,
  useToastStore,
  type Toast,
  type ToastTone,
} from './toast-store';
import type { createToastLift } from './toast-lift';
import classes from './toaster.module.css';

const icons: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
};

interface LiftState {
  /** Null until it is here. */
  readonly createLift: typeof createToastLift | null;
}

const useLiftStore = create<LiftState>(() => ({ createLift: null }));

/**
 * Brings what raises a toast, which the first load does without; never rejects. Where it does not
 * come, toasts stand at the foot. `createChunkLoader`, with its tries and its messages, weighs more
 * than this part and is not in the first load of sign-in.
 */
async function loadLift(): Promise<void> {
  try {
    const chunk = await import('./toast-lift');
    useLiftStore.setState({ createLift: chunk.createToastLift });
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Raises a toast to where it is least in the way.
 * @param held while true it stays where it is
 * @returns to be set on the toast
 */
function useToastLift(held: boolean): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const start = useRef<(() => () => void) | null>(null);
  const createLift = useLiftStore((state) => state.createLift);
  useEffect(() => void loadLift(), []);
  useLayoutEffect(() => {
    if (held || card.current === null || createLift === null) return;
    start.current ??= createLift(card.current);
    return start.current();
  }, [held, createLift]);
  return card;
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    // A toast that is being read or reached for does not disappear or move under the pointer.
    if (held) return;
    const timer = setTimeout(() => closeToast(toast.id), toastDuration);
    return () => clearTimeout(timer);
  }, [toast.id, held]);
  const card = useToastLift(held);
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

/** Where toasts appear, one at a time, announced to screen readers: at the foot, or higher (`useToastLift`). */
export function Toaster() {
  const toast = useToastStore((state) => state.toast);
  // Before a toast says that the server is away, which cannot be asked for it any more then.
  useEffect(() => void waitForIdleNetwork().then(loadLift), []);
  return (
    <div className={classes.area} role="status" aria-live="polite" aria-label={appMessages.notices}>
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}
