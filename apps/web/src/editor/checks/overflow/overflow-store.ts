import type { SlideFormat } from '@arrasta/domain';
import { create } from 'zustand';

/** Slides that a format has no room for, as they were found. */
export interface OverflowingSlides {
  readonly format: SlideFormat;
  /** Of those that hold more than the format does. */
  readonly slideIds: readonly string[];
  /** Of all slides: others come from dividing one. */
  readonly knownIds: readonly string[];
}

interface OverflowStore {
  readonly slides: OverflowingSlides | null;
}

export const useOverflowStore = create<OverflowStore>(() => ({ slides: null }));

/** Opens the ways out of all of them. */
export function openOverflowFixes(slides: OverflowingSlides): void {
  useOverflowStore.setState({ slides });
}

export function closeOverflowFixes(): void {
  useOverflowStore.setState({ slides: null });
}
