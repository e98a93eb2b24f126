import type { ChunkLoader } from '../loading/chunk-loader';
import { appMessages } from '../messages/app';
import { showToast, type ToastAction } from './toast/toast-store';

/** Says in a toast that a part of the program did not come. */
export function tellMissingPart(loader: ChunkLoader<unknown>, onRetry?: () => void): void {
  const { title, missing, unreachable, retry, reload } = appMessages.part;
  const isMissing = loader.useChunk.getState().status === 'missing';
  const wayOut: ToastAction | undefined = isMissing
    ? { label: reload, run: () => window.location.reload() }
    : onRetry && { label: retry, run: onRetry };
  showToast('error', title, isMissing ? missing : unreachable, wayOut);
}
