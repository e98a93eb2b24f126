import { create } from 'zustand';

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
