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

/** What is to be said otherwise: a slide, or one element of it. */
export interface RewriteTarget {
  readonly slideId: string;
  /** Null for all texts of the slide. */
  readonly elementId: string | null;
}

export const useRewriteTarget = create<{ readonly target: RewriteTarget | null }>(() => ({
  target: null,
}));

export function openRewrite(target: RewriteTarget): void {
  useRewriteTarget.setState({ target });
}

export function closeRewrite(): void {
  useRewriteTarget.setState({ target: null });
}
