import { create } from 'zustand';

export type ToastTone = 'success' | 'error' | 'info';

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly description?: string | undefined;
}

interface ToastState {
  readonly toast: Toast | null;
}

/** How long a toast stays, in ms. Source: docs/product/screens.md 7. */
export const toastDuration = 5000;

export const useToastStore = create<ToastState>(() => ({ toast: null }));

let count = 0;

/** Shows a toast in the place of the one before: one at a time (docs/product/screens.md 7). */
export function showToast(tone: ToastTone, title: string, description?: string): void {
  count += 1;
  useToastStore.setState({ toast: { id: count, tone, title, description } });
}

/** Takes the toast away, if it is still the one meant. */
export function closeToast(id: number): void {
  if (useToastStore.getState().toast?.id === id) useToastStore.setState({ toast: null });
}

/** Takes away whichever toast is shown. */
export function closeAnyToast(): void {
  useToastStore.setState({ toast: null });
}

/** Takes away what is told of something done; what failed stays. */
export function closeNews(): void {
  const { toast } = useToastStore.getState();
  if (toast !== null && toast.tone !== 'error') closeToast(toast.id);
}
