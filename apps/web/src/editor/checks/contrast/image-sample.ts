import type { Carousel } from '@arrasta/domain';
import type { Color } from '@arrasta/palettes';
import { type Area, paperOf } from '@arrasta/slide-renderer';
import { useQuery } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';

/** A background picture made small: its pixels as they cover the paper. */
export interface ImageSample {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of one pixel after the other, row by row. */
  readonly data: Uint8ClampedArray;
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

function drawToCover(image: HTMLImageElement, paper: Area): ImageSample | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(paper.width * density);
  canvas.height = Math.round(paper.height * density);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) return null;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(canvas.width / naturalWidth, canvas.height / naturalHeight);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  pen.drawImage(image, left, top, width, height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

interface UnreadableImages {
  /** What could not be had once is not asked for again with every theme. */
  readonly urls: readonly string[];
}

const unreadableImages = createStore<UnreadableImages>(() => ({ urls: [] }));

/** The picture as it covers the paper; null where its pixels cannot be had. */
export async function sampleImage(url: string, paper: Area): Promise<ImageSample | null> {
  if (unreadableImages.getState().urls.includes(url)) return null;
  try {
    return drawToCover(await decodeImage(url), paper);
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
 * The sample of a background picture on a carousel's paper: undefined while it is being made, null where
 * there is no picture or its pixels cannot be had.
 */
export function useImageSample(
  url: string | null,
  { theme, format }: Pick<Carousel, 'theme' | 'format'>,
): ImageSample | null | undefined {
  const { data } = useQuery({
    queryKey: ['picture-sample', url, theme, format],
    queryFn: () => (url === null ? null : sampleImage(url, paperOf({ theme, format }))),
    initialData: url === null ? null : undefined,
  });
  return data;
}
