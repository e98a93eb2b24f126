import type { Slide } from '@arrasta/domain';
import { representativeColors, type Color } from '@arrasta/palettes';
import {
  contrastOf,
  isThemeLoaded,
  slideWidth,
  type Area,
  type SceneInput,
  type TextContrast,
} from '@arrasta/slide-renderer';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import {
  colorsInBox,
  imageBehind,
  useImageSample,
  type ImageSample,
  type SampledImage,
} from './image-sample';
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

/** A picture behind a slide, and its pixels. */
export interface ImageBehind {
  readonly image: SampledImage | null;
  readonly sample: ImageSample | null;
}

/** What a picture behind a drawn slide shows under an element; null where there is none. */
export function imageUnder(
  drawing: HTMLElement,
  elementId: string,
  { image, sample }: ImageBehind,
): readonly Color[] | null {
  const box = sample === null ? null : boxIn(drawing, elementId);
  if (sample === null || image === null || box === null) return null;
  const spread = representativeColors(colorsInBox(sample, image.area, box));
  return spread.length === 0 ? null : spread;
}

/** How the text of an element reads on a drawn slide. */
export function readingIn(
  drawing: HTMLElement,
  input: SceneInput,
  elementId: string,
  behind: ImageBehind,
): TextContrast | null {
  return contrastOf(input, elementId, imageUnder(drawing, elementId, behind));
}

/** Whether a text of the slide, counted from 0 and drawn inside the frame, reads too badly. */
export function useHasLowContrast(
  frame: RefObject<HTMLElement | null>,
  slide: Slide,
  index: number,
): boolean {
  const carousel = useDebouncedCarousel();
  const total = useDebouncedSlideCount();
  const image = useMemo(() => imageBehind(carousel, slide, index), [carousel, slide, index]);
  const sample = useImageSample(image);
  const [isHard, setHard] = useState(false);
  const measure = useCallback(() => {
    const drawing = frame.current;
    const isUnknown = image !== null && (sample ?? null) === null;
    const isDrawn = drawing !== null && isThemeLoaded(carousel.theme);
    // Of a picture that cannot be read nothing is claimed.
    const elements = !isDrawn || isUnknown ? [] : slide.elements;
    const input = { carousel, slide, index, total };
    const hard = elements.find(({ id }) => {
      const behind = { image, sample: sample ?? null };
      const reading = drawing === null ? null : readingIn(drawing, input, id, behind);
      return reading !== null && reading.ratio < reading.limit;
    });
    setHard(hard !== undefined);
  }, [frame, carousel, slide, index, total, image, sample]);
  useSlideDrawn(frame, measure, { lettersFirst: true });
  return isHard;
}
