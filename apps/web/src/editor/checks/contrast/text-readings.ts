import type { CarouselFields, Slide } from '@arrasta/domain';
import { representativeColors, type Color } from '@arrasta/palettes';
import {
  paperOf,
  contrastOf,
  slideWidth,
  type Area,
  type SceneInput,
  type TextContrast,
} from '@arrasta/slide-renderer';
import { useCallback, useState, type RefObject } from 'react';
import { colorsInBox, type ImageSample, useImageSample } from './image-sample';
import { useSlideDrawn } from '../drawn-slide';
import { useDebouncedCarousel, useDebouncedSlideCount } from '../../store/selectors';

/** Where an element is drawn, in px of the slide; null where it is not. */
function boxIn(drawing: HTMLElement, elementId: string): Area | null {
  const slide = drawing.querySelector('[data-slide-id]')?.getBoundingClientRect();
  const element = drawing
    .querySelector(`[data-element-id="${CSS.escape(elementId)}"]`)
    ?.getBoundingClientRect();
  if (slide === undefined || element === undefined || slide.width === 0) return null;
  const scale = slide.width / slideWidth;
  return {
    left: (element.left - slide.left) / scale,
    top: (element.top - slide.top) / scale,
    width: element.width / scale,
    height: element.height / scale,
  };
}

interface UnderInput {
  readonly sample: ImageSample | null;
  readonly carousel: Pick<CarouselFields, 'theme' | 'format'>;
}

/** What the background picture shows under an element of a drawn slide; null where there is none. */
export function imageUnder(
  drawing: HTMLElement,
  elementId: string,
  { sample, carousel }: UnderInput,
): readonly Color[] | null {
  const box = sample === null ? null : boxIn(drawing, elementId);
  if (sample === null || box === null) return null;
  const spread = representativeColors(colorsInBox(sample, paperOf(carousel), box));
  return spread.length === 0 ? null : spread;
}

/** How the text of an element reads on a drawn slide. */
export function readingIn(
  drawing: HTMLElement,
  input: SceneInput,
  elementId: string,
  sample: ImageSample | null,
): TextContrast | null {
  const image = imageUnder(drawing, elementId, { sample, carousel: input.carousel });
  return contrastOf(input, elementId, image);
}

/** Whether a text of the slide, counted from 0 and drawn inside the frame, reads too badly. */
export function useHasLowContrast(
  frame: RefObject<HTMLElement | null>,
  slide: Slide,
  index: number,
): boolean {
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  const sample = useImageSample(slide.backgroundImageUrl, carousel);
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
  useSlideDrawn(frame, measure, { lettersFirst: true });
  return isHard;
}
