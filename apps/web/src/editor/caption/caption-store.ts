import { create } from 'zustand';

/** A caption that was just written, or the one the carousel has. */
export type CaptionSource = 'fresh' | 'kept';

interface CaptionStore {
  /** Ends what is being written; null while nothing is. */
  readonly writing: AbortController | null;
  readonly shown: CaptionSource | null;
}

export const useCaptionStore = create<CaptionStore>(() => ({ writing: null, shown: null }));

export function showCaption(shown: CaptionSource): void {
  useCaptionStore.setState({ shown });
}

export function closeCaption(): void {
  useCaptionStore.setState({ shown: null });
}

/** Leaves it at what the carousel has. */
export function stopWriting(): void {
  useCaptionStore.getState().writing?.abort();
}
