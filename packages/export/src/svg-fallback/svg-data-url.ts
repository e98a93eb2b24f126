import { toSvg } from 'html-to-image';
import { rejectAfter } from '../concurrency';
import { toDataUrl } from '../data-url';
import { blobFailure } from '../export-errors';
import {
  fitInBox,
  reportMissing,
  loadImage,
  onWholePixels,
  type Size,
  type KnownImages,
  type ReadableImage,
} from '../images/readable-image';
import { timeouts } from '../timeouts';
import { encodeSurface, newDrawing, exportScale } from '../surface';

/** A picture as it stands in the file. */
interface EmbeddedImage {
  /** Holds the picture itself (`data:`). */
  readonly url: string;
  /** Whether it is just the pixels drawn, which fill its box. */
  readonly isCropped: boolean;
}

/** What stands in the file for each picture of an offscreen slide. */
export type EmbeddedImages = ReadonlyMap<HTMLImageElement, EmbeddedImage>;

/** Bytes and pixels of a file that goes into the slide as it is; of a larger one what is drawn does. */
const maxFileBytes = 3_000_000;
const maxPixels = 6_000_000;

function contentBox(element: HTMLImageElement): Size {
  const { width, height } = getComputedStyle(element);
  return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
}

/** The pixels of a picture as they are drawn in its box, cropped and scaled once. */
async function croppedUrl(
  image: HTMLImageElement,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  box: Size,
): Promise<string> {
  const { canvas, context } = newDrawing(
    Math.max(1, Math.round(box.width * exportScale)),
    Math.max(1, Math.round(box.height * exportScale)),
  );
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, width, height } = onWholePixels(
    fitInBox(objectFit, natural, box, objectPosition),
  );
  context.imageSmoothingQuality = 'medium';
  context.scale(canvas.width / box.width, canvas.height / box.height);
  context.drawImage(image, left, top, width, height);
  const blob = await encodeSurface(canvas, 'png');
  canvas.width = 0;
  if (blob === null) throw blobFailure();
  return toDataUrl(blob);
}

async function cropImage(element: HTMLImageElement, image: HTMLImageElement) {
  const url = croppedUrl(image, element.style, contentBox(element));
  return { url: await rejectAfter(url, timeouts.image), isCropped: true };
}

async function embedImage(
  element: HTMLImageElement,
  readable: ReadableImage,
): Promise<EmbeddedImage> {
  if (readable instanceof HTMLImageElement) return cropImage(element, readable);
  const { file, width, height } = readable;
  if (file.size <= maxFileBytes && width * height <= maxPixels) {
    return { url: await toDataUrl(file), isCropped: false };
  }
  const place = URL.createObjectURL(file);
  try {
    return await cropImage(element, await loadImage(place));
  } finally {
    URL.revokeObjectURL(place);
  }
}

/** The pictures of an offscreen slide as they go into its file; the slide does without one that fails. */
export async function embedImages(found: KnownImages): Promise<EmbeddedImages> {
  const images = new Map<HTMLImageElement, EmbeddedImage>();
  const embed = async ([element, readable]: readonly [HTMLImageElement, ReadableImage]) => {
    try {
      images.set(element, await embedImage(element, readable));
    } catch {
      reportMissing(element);
    }
  };
  await Promise.all([...found].map(embed));
  return images;
}

/** A picture of one pixel that nothing is seen of. */
const emptyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The same with nothing in the place of each picture. */
export function withoutImages(images: EmbeddedImages): EmbeddedImages {
  const empty = { url: emptyImage, isCropped: true };
  return new Map([...images.keys()].map((element) => [element, empty]));
}

/** The text with each mark, in the order in which they stand in it, replaced by its substitute. */
export function replaceMarks(
  text: string,
  substitutes: readonly { readonly mark: string; readonly substitute: string }[],
): string {
  const parts: string[] = [];
  let rest = text;
  for (const { mark, substitute } of substitutes) {
    const place = rest.indexOf(mark);
    if (place < 0) continue;
    parts.push(rest.slice(0, place), substitute);
    rest = rest.slice(place + mark.length);
  }
  return [...parts, rest].join('');
}

/** Characters that XML has no way to write: most control characters, and two that are none. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text without what XML cannot hold, halves of character pairs included; no font draws it. */
export function stripUnwritable(text: string): string {
  return text.replace(unwritable, '');
}

function removeUnwritable(copy: HTMLElement): void {
  const walker = copy.ownerDocument.createTreeWalker(
    copy,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  for (let node: Node | null = copy; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) node.data = stripUnwritable(node.data);
    if (!(node instanceof Element)) continue;
    for (const attribute of node.attributes) attribute.value = stripUnwritable(attribute.value);
  }
}

/** The one rule a slide has from outside its own styles. */
const boxSizing = '*,*::before,*::after{box-sizing:border-box}';

/** An address that holds something already, so that nothing is asked for in its place. */
const markOf = (number: number) => `data:,picture-${String(number)}.embedded`;

/**
 * A copy of the offscreen slide in a document that loads nothing, with marks for the addresses of its
 * pictures, and those addresses.
 */
function markedCopy(slideElement: HTMLElement, images: EmbeddedImages) {
  const silent = document.implementation.createHTMLDocument();
  const copy = silent.importNode(slideElement, true);
  const originals = [...slideElement.querySelectorAll('img')];
  const urls = [...copy.querySelectorAll('img')].map((element, number) => {
    const original = originals[number];
    const embedded = original === undefined ? undefined : images.get(original);
    element.setAttribute('src', markOf(number));
    element.removeAttribute('loading');
    element.decoding = 'sync';
    // The background of a picture that is still loading; this one is here.
    element.style.background = 'none';
    if (embedded?.isCropped === true) element.style.objectFit = 'fill';
    const mark = encodeURIComponent(markOf(number));
    return { mark, substitute: embedded?.url ?? 'data:,' };
  });
  removeUnwritable(copy);
  return { copy, urls };
}

/** WebKit does not enlarge what is positioned, cut or isolated in an SVG that has one (decision 107). */
function viewBoxOf({ width, height }: Size): string {
  return encodeURIComponent(` viewBox="0 0 ${String(width)} ${String(height)}"`);
}

/**
 * The offscreen slide as address of an SVG image as large as it is. No computed style is copied, because a
 * slide carries its styles inline; that is what keeps text where the preview has it. A copy in a
 * document that is not shown has none, whatever the engine. The pictures are put in last: they are
 * megabytes, and every step before would copy them once more.
 */
export async function svgDataUrl(
  slideElement: HTMLElement,
  images: EmbeddedImages,
  fontRules: string,
): Promise<string> {
  const { copy, urls } = markedCopy(slideElement, images);
  const size = { width: slideElement.offsetWidth, height: slideElement.offsetHeight };
  const svg = await toSvg(copy, {
    ...size,
    fontEmbedCSS: `${boxSizing}\n${fontRules}`,
    includeStyleProperties: [],
  });
  return replaceMarks(svg.replace(viewBoxOf(size), ''), urls);
}
