import type { Slide } from '@arrasta/domain';
import { create } from 'zustand';

/** A slide as it would look, shown on the canvas while it is only pointed at. */
interface SlidePreview {
  /** The slide as it is; once it changes the preview is of something else. */
  readonly slide: Slide;
  readonly preview: Slide;
}

interface CanvasView {
  readonly slidePreview: SlidePreview | null;
  /** Whether the parts of 9:16 that networks cover with their own signs are marked. */
  readonly showsFreeZones: boolean;
  /** Whether a sheet stands over the foot of the canvas: the slide keeps to what is above it. */
  readonly isUnderSheet: boolean;
  /** Whether the slides stand edge to edge, as those who swipe see them. */
  readonly isContinuous: boolean;
}

/** What the canvas shows beside the deck; nothing of it is stored. */
export const useCanvasView = create<CanvasView>(() => ({
  slidePreview: null,
  showsFreeZones: false,
  isUnderSheet: false,
  isContinuous: false,
}));

export function showSlidePreview(slidePreview: SlidePreview | null): void {
  useCanvasView.setState({ slidePreview });
}

export function toggleFreeZones(): void {
  useCanvasView.setState(({ showsFreeZones }) => ({ showsFreeZones: !showsFreeZones }));
}

export function setUnderSheet(isUnderSheet: boolean): void {
  useCanvasView.setState({ isUnderSheet });
}

export function setContinuous(isContinuous: boolean): void {
  useCanvasView.setState({ isContinuous });
}

/** The slide as the canvas draws it now: in the layout that is pointed at, or as it is. */
export function useShownSlide(slide: Slide): Slide {
  return useCanvasView(({ slidePreview }) =>
    slidePreview?.slide === slide ? slidePreview.preview : slide,
  );
}
