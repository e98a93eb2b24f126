import type { Carousel, Slide } from '@arrasta/domain';
import { type Color, representativeColors } from '@arrasta/palettes';
import {
  paperOf,
  photographFrameOf,
  slideWidth,
  type Area,
  type PhotographFrame,
  contrastOf,
  isThemeLoaded,
  type SceneInput,
  type TextContrast,
} from '@arrasta/slide-renderer';
import { useQuery } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useSlideDrawn } from '../drawn-slide';
import { useDebouncedCarousel, useDebouncedSlideCount } from '../../store/selectors';

/** A picture behind words made small: its pixels as they cover its part of the slide. */
interface ImageSample {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of one pixel after the other, row by row. */
  readonly data: Uint8ClampedArray;
}

/** A picture behind the words of a slide, and the part of the slide that it covers. */
interface SampledImage {
  readonly url: string;
  readonly area: Area;
  /** Where all of it lies, of one that runs on over several slides; null where it is the area. */
  readonly frame: PhotographFrame | null;
}

/** What lies behind the words of a slide: its own picture, else the carousel's photograph. */
export function imageBehind(
  carousel: Carousel,
  slide: Slide | undefined,
  index: number,
): SampledImage | null {
  if (slide === undefined) return null;
  const frame = photographFrameOf(carousel, slide, index);
  if (frame !== null) {
    const { top, height } = frame.area;
    return { url: frame.url, area: { left: 0, top, width: slideWidth, height }, frame };
  }
  const { backgroundImageUrl: url } = slide;
  return url === null ? null : { url, area: paperOf(carousel), frame: null };
}

/** Pixels of the sample for each px of the paper: enough for what lies under a line of text. */
const density = 0.25;

/** Whether a picture's pixels may be read without asking another host. */
function isSameOrigin(url: string): boolean {
  const { protocol, origin } = new URL(url, document.baseURI);
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function decodeImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = isSameOrigin(url) ? url : `/api/proxy-image?url=${encodeURIComponent(url)}`;
  await image.decode();
  return image;
}

/** Draws what of a picture is seen on a part of the slide. */
function drawSeen(image: HTMLImageElement, { area, frame }: SampledImage): ImageSample | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * density);
  canvas.height = Math.round(area.height * density);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  const whole = frame?.area ?? area;
  const { x, y } = frame?.focus ?? { x: 50, y: 50 };
  const { naturalWidth, naturalHeight } = image;
  const scale = density * Math.max(whole.width / naturalWidth, whole.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const left = (whole.left - area.left) * density + ((whole.width * density - width) * x) / 100;
  const top = (whole.top - area.top) * density + ((whole.height * density - height) * y) / 100;
  pen.drawImage(image, left, top, width, height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

interface UnreadableImages {
  /** What could not be had once is not asked for again with every theme. */
  readonly urls: readonly string[];
}

const unreadableImages = createStore<UnreadableImages>(() => ({ urls: [] }));

/** The picture as it covers its part of the slide; null where its pixels cannot be had. */
export async function sampleImage(sampled: SampledImage): Promise<ImageSample | null> {
  const { url } = sampled;
  if (unreadableImages.getState().urls.includes(url)) return null;
  try {
    return drawSeen(await decodeImage(url), sampled);
  } catch {
    unreadableImages.setState(({ urls }) => ({ urls: [...urls, url] }));
    return null;
  }
}

/** The colours of a sample under a box, which is in px of the slide like the paper. */
export function colorsInBox(sample: ImageSample, paper: Area, box: Area): Color[] {
  const across = sample.width / paper.width;
  const down = sample.height / paper.height;
  const column = (x: number) =>
    Math.min(sample.width, Math.max(0, Math.round((x - paper.left) * across)));
  const row = (y: number) =>
    Math.min(sample.height, Math.max(0, Math.round((y - paper.top) * down)));
  const colors: Color[] = [];
  for (let y = row(box.top); y < row(box.top + box.height); y += 1) {
    for (let x = column(box.left); x < column(box.left + box.width); x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 255] = sample.data.subarray(
        (y * sample.width + x) * 4,
      );
      colors.push({ red, green, blue, alpha: alpha / 255 });
    }
  }
  return colors;
}

/**
 * The sample of what lies behind words: undefined while it is being made, null where there is no
 * picture or its pixels cannot be had.
 */
export function useImageSample(sampled: SampledImage | null): ImageSample | null | undefined {
  const { data } = useQuery({
    queryKey: ['picture-sample', sampled],
    queryFn: () => (sampled === null ? null : sampleImage(sampled)),
    initialData: sampled === null ? null : undefined,
  });
  return data;
}

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
interface ImageBehind {
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
export function textContrastIn(
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
      const reading = drawing === null ? null : textContrastIn(drawing, input, id, behind);
      return reading !== null && reading.ratio < reading.limit;
    });
    setHard(hard !== undefined);
  }, [frame, carousel, slide, index, total, image, sample]);
  useSlideDrawn(frame, measure, { lettersFirst: true });
  return isHard;
}
