import { ActionIcon, Button } from '@mantine/core';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { appMessages } from '../../messages/app';
import {
  closeToast,
  toastDuration,
  useToastStore,
  type Toast,
  type ToastTone,
} from './toast-store';
import { useToastLift } from './toast-lift';
import classes from './toaster.module.css';

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
  return (
    <div className={classes.area} role="status" aria-live="polite" aria-label={appMessages.notices}>
      {toast !== null && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}
