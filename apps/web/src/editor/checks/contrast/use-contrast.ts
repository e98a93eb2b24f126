import { contrastFix, type ContrastFix, type TextReading } from '@arrasta/slide-renderer';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDrawing } from '../drawn-slide';
import {
  useDebouncedCarousel,
  useDebouncedIndex,
  useDebouncedSlide,
  useDebouncedSlideCount,
} from '../../store/selectors';
import { pictureUnder, readingIn } from './text-readings';
import { usePictureSample } from './use-picture-sample';

/** How a text reads, and what would mend it where it reads too badly. */
export interface Contrast {
  readonly reading: TextReading;
  readonly fix: ContrastFix | null;
}

/** The slide on the canvas, wherever this is drawn. */
function useCanvasDrawing() {
  const drawing = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    drawing.current = document.querySelector<HTMLElement>('[data-current-slide]');
  });
  return drawing;
}

function same(one: Contrast | null, other: Contrast | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The contrast of an element of the slide on the canvas, measured against what is really behind
 * it; `unknown` where the background picture cannot be read, null where there is nothing to read.
 */
export function useContrast(elementId: string): Contrast | 'unknown' | null {
  const slide = useDebouncedSlide();
  const carousel = useDebouncedCarousel();
  const index = useDebouncedIndex();
  const total = useDebouncedSlideCount();
  const sample = usePictureSample(slide?.backgroundImageUrl ?? null, carousel.theme);
  const frame = useCanvasDrawing();
  const [contrast, setContrast] = useState<Contrast | null>(null);
  const measure = useCallback(() => {
    const drawing = frame.current;
    if (drawing === null || slide === undefined || sample === undefined) return;
    const input = { carousel, slide, index, total };
    const reading = readingIn(drawing, input, elementId, sample);
    const isHard = reading !== null && reading.ratio < reading.limit;
    const picture = pictureUnder(drawing, elementId, { sample, theme: carousel.theme });
    const fix = isHard ? contrastFix(input, elementId, picture) : null;
    const next = reading === null ? null : { reading, fix };
    setContrast((before) => (same(before, next) ? before : next));
  }, [frame, carousel, slide, index, total, sample, elementId]);
  useDrawing(frame, measure, { lettersFirst: true });
  const isUnknown = contrast !== null && sample === null && slide?.backgroundImageUrl !== null;
  return isUnknown ? 'unknown' : contrast;
}
