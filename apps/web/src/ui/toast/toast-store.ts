import { create } from 'zustand';
import { authMessages } from '../../messages/auth';
import { tabMemory } from '../../api/text-memory';
import type { ChunkLoader } from '../../loading/chunk-loader';
import { appMessages } from '../../messages/app';

export type ToastTone = 'success' | 'error' | 'info';

/** The action that a toast offers. */
interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly description?: string | undefined;
  readonly action?: ToastAction | undefined;
}

interface ToastState {
  readonly toast: Toast | null;
  /** Of the last toast shown. */
  readonly lastId: number;
}

/** How long a toast stays, in ms. Source: docs/product/screens.md 7. */
export const toastDuration = 5000;

export const useToastStore = create<ToastState>(() => ({ toast: null, lastId: 0 }));

/** Shows a toast in the place of the one before: one at a time (docs/product/screens.md 7). */
export function showToast(
  tone: ToastTone,
  title: string,
  description?: string,
  action?: ToastAction,
): void {
  useToastStore.setState(({ lastId }) => {
    const id = lastId + 1;
    return { toast: { id, tone, title, description, action }, lastId: id };
  });
}

/** Takes the toast away, if it is still the one meant. */
export function closeToast(id: number): void {
  if (useToastStore.getState().toast?.id === id) useToastStore.setState({ toast: null });
}

/** Takes away whichever toast is shown. */
export function closeAnyToast(): void {
  useToastStore.setState({ toast: null });
}

/** Removes toasts of successes; those of failures stay. */
export function closeSuccessToast(): void {
  const { toast } = useToastStore.getState();
  if (toast !== null && toast.tone !== 'error') closeToast(toast.id);
}

const key = 'arrasta.toast';

/** Has the next page of this tab say that the account was deleted. */
export function flashAccountDeleted(): void {
  tabMemory.write(key, 'true');
}

/** Says so once, where one can sign in. */
export function showAccountDeletedFlash(): void {
  if (tabMemory.read(key) === null) return;
  tabMemory.remove(key);
  const { title, description } = authMessages.deleted;
  showToast('success', title, description);
}

/** Says in a toast that a part of the program did not come. */
export function notifyMissingChunk(loader: ChunkLoader<unknown>, onRetry?: () => void): void {
  const { title, missing, unreachable, retry, reload } = appMessages.chunk;
  const isMissing = loader.useChunk.getState().status === 'missing';
  const wayOut: ToastAction | undefined = isMissing
    ? { label: reload, run: () => window.location.reload() }
    : onRetry && { label: retry, run: onRetry };
  showToast('error', title, isMissing ? missing : unreachable, wayOut);
}
