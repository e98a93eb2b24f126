import type { Slide } from '@arrasta/domain';
import { useCallback, useState, type RefObject } from 'react';
import { useDrawing } from '../drawn-slide';
import { readingIn } from './text-readings';
import { usePictureSample } from './use-picture-sample';
import { useDebouncedCarousel, useDebouncedSlideCount } from '../../store/selectors';

/** Whether a text of the slide, counted from 0 and drawn inside the frame, reads too badly. */
export function useHardToRead(
  frame: RefObject<HTMLElement | null>,
  slide: Slide,
  index: number,
): boolean {
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  const sample = usePictureSample(slide.backgroundImageUrl, carousel.theme);
  const [isHard, setHard] = useState(false);
  const measure = useCallback(() => {
    const drawing = frame.current;
    const isUnknown = slide.backgroundImageUrl !== null && (sample ?? null) === null;
    // Of a picture that cannot be read nothing is claimed.
    const elements = drawing === null || isUnknown ? [] : slide.elements;
    const input = { carousel, slide, index, total };
    const hard = elements.find(({ id }) => {
      const reading = drawing === null ? null : readingIn(drawing, input, id, sample ?? null);
      return reading !== null && reading.ratio < reading.limit;
    });
    setHard(hard !== undefined);
  }, [frame, carousel, slide, index, total, sample]);
  useDrawing(frame, measure, { lettersFirst: true });
  return isHard;
}
