import { flushSync } from 'react-dom';
import { rejectAfter, type RunQueued } from '../concurrency';
import { fileFromDataUrl } from '../data-url';
import { timeouts } from '../timeouts';

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of something, in px. */
export interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

function scaleOf(fit: string, image: Size, box: Size): number {
  const across = box.width / image.width;
  const down = box.height / image.height;
  if (fit === 'contain') return Math.min(across, down);
  if (fit === 'none') return 1;
  if (fit === 'scale-down') return Math.min(1, across, down);
  return Math.max(across, down);
}

/** The parts of a CSS `object-position` in percent, from 0 to 1; the middle for any other. */
function positionOf(objectPosition: string): readonly [across: number, down: number] {
  const parts = /^([\d.]+)% ([\d.]+)%$/.exec(objectPosition);
  return parts === null ? [0.5, 0.5] : [Number(parts[1]) / 100, Number(parts[2]) / 100];
}

/** Where a picture lies in its box under the CSS `object-fit` and `object-position`, in the box's px. */
export function fitInBox(
  fit: string,
  image: Size,
  box: Size,
  objectPosition = '50% 50%',
): Rectangle {
  if (fit === 'fill') return { left: 0, top: 0, ...box };
  const scale = scaleOf(fit, image, box);
  const width = image.width * scale;
  const height = image.height * scale;
  const [across, down] = positionOf(objectPosition);
  return { left: (box.width - width) * across, top: (box.height - height) * down, width, height };
}

/**
 * The rectangle with its edges on whole px: browsers lay pictures so, and an edge between two px
 * would be soft in the file alone.
 */
export function onWholePixels({ left, top, width, height }: Rectangle): Rectangle {
  const [right, bottom] = [Math.round(left + width), Math.round(top + height)];
  const [x, y] = [Math.round(left), Math.round(top)];
  return { left: x, top: y, width: right - x, height: bottom - y };
}

/** The picture of an address, ready to be measured and drawn. Rejects where there is none. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      resolve(image);
    };
    image.onerror = () => {
      reject(new Error('Not a picture'));
    };
    image.src = url;
  });
}

/** A picture's file, and its size in px. */
interface WholeFile extends Size {
  readonly file: Blob;
  /** The same for the same file. */
  readonly key: string;
}

/** Bytes of the largest file that is kept for the slides to come. */
const maxKeptBytes = 3_000_000;
/** Files kept: an avatar is on all slides. */
const maxKeptFiles = 8;

const keptFiles = new Map<string, Promise<WholeFile>>();

/** Files read so far; an address may hold another picture the next time. */
let count = 0;

async function fileOf(url: string, time: number): Promise<Blob> {
  if (url.startsWith('data:')) return fileFromDataUrl(url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(time) });
  if (!answer.ok) throw new Error(`Picture ${String(answer.status)}`);
  return answer.blob();
}

async function readWhole(url: string, time: number): Promise<WholeFile> {
  const file = await fileOf(url, time);
  const place = URL.createObjectURL(file);
  try {
    const { naturalWidth, naturalHeight } = await loadImage(place);
    count += 1;
    return { file, key: `file ${String(count)}`, width: naturalWidth, height: naturalHeight };
  } finally {
    URL.revokeObjectURL(place);
  }
}

function forget(url: string, file: Promise<WholeFile>): void {
  if (keptFiles.get(url) === file) keptFiles.delete(url);
}

function keep(url: string, file: Promise<WholeFile>): void {
  keptFiles.delete(url);
  keptFiles.set(url, file);
  file.then(
    (whole) => {
      if (whole.file.size > maxKeptBytes) forget(url, file);
    },
    () => {
      forget(url, file);
    },
  );
  const oldest = keptFiles.keys().next().value;
  if (keptFiles.size > maxKeptFiles && oldest !== undefined) keptFiles.delete(oldest);
}

/**
 * A file of our own host. Rejects where it cannot be had in time (ms), or is no picture.
 */
function wholeFile(url: string, time: number): Promise<WholeFile> {
  const cachedFile = keptFiles.get(url) ?? readWhole(url, time);
  keep(url, cachedFile);
  return cachedFile;
}

/** Its file, or the picture itself where only its host gives it, to an image. */
export type ReadableImage = WholeFile | HTMLImageElement;

/** Width and height of a picture in its own px. */
export function extentOf(image: ReadableImage): Size {
  if (!(image instanceof HTMLImageElement)) return image;
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** Whether a picture's pixels may be read without asking another host. */
function isOwn({ protocol, origin }: URL): boolean {
  return protocol === 'data:' || protocol === 'blob:' || origin === location.origin;
}

async function fetchRemote(url: string, time: number): Promise<ReadableImage> {
  try {
    return await wholeFile(`/api/proxy-image?url=${encodeURIComponent(url)}`, time);
  } catch {
    return loadImage(url);
  }
}

/**
 * A picture whose pixels may be read: our own as they are, another host's in its turn through our
 * proxy, or straight from that host where it allows it. Rejects where none of these gives it in
 * time (ms).
 */
function readableImage(url: string, time: number, inTurn: RunQueued): Promise<ReadableImage> {
  const parsed = new URL(url, document.baseURI);
  if (isOwn(parsed)) return rejectAfter(wholeFile(url, time), time);
  return inTurn(parsed.host, time, (timeoutMs) => fetchRemote(url, timeoutMs));
}

/** The pictures of an offscreen slide that are seen and could be had. */
export type KnownImages = ReadonlyMap<HTMLImageElement, ReadableImage>;

function timeoutOf(element: HTMLImageElement): number {
  return ['background', 'panorama'].includes(element.dataset.picture ?? '')
    ? timeouts.backgroundImage
    : timeouts.image;
}

/** Has the slide draw what it draws in the place of a picture it cannot have. */
export function reportMissing(element: HTMLImageElement): void {
  flushSync(() => {
    element.dispatchEvent(new Event('error'));
  });
}

/**
 * Every picture that is seen on an offscreen slide. What cannot be had in time becomes the slide's own
 * "missing" box.
 */
export async function findImages(
  slideElement: HTMLElement,
  inTurn: RunQueued,
): Promise<KnownImages> {
  const readableImages = new Map<HTMLImageElement, ReadableImage>();
  const find = async (element: HTMLImageElement) => {
    try {
      readableImages.set(element, await readableImage(element.src, timeoutOf(element), inTurn));
    } catch {
      reportMissing(element);
    }
  };
  const visibleImages = [...slideElement.querySelectorAll('img')].filter((element) =>
    element.checkVisibility({ opacityProperty: true }),
  );
  await Promise.all(visibleImages.map(find));
  return readableImages;
}
