import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import type { EmbeddedPictures } from './embed-pictures';

/** The text with each mark, in the order in which they stand in it, replaced by its substitute. */
export function spliced(
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
export function writable(text: string): string {
  return text.replace(unwritable, '');
}

/** The one rule a slide has from outside its own styles. */
const boxSizing = '*,*::before,*::after{box-sizing:border-box}';

const markOf = (number: number) => `picture-${String(number)}.embedded`;

/**
 * A copy of the staged slide in a document that loads nothing, with marks for the addresses of its
 * pictures, and those addresses.
 */
function markedCopy(slideElement: HTMLElement, pictures: EmbeddedPictures) {
  const silent = document.implementation.createHTMLDocument();
  const copy = silent.importNode(slideElement, true);
  const originals = [...slideElement.querySelectorAll('img')];
  const addresses = [...copy.querySelectorAll('img')].map((picture, number) => {
    const original = originals[number];
    const embedded = original === undefined ? undefined : pictures.get(original);
    picture.setAttribute('src', markOf(number));
    picture.removeAttribute('loading');
    picture.decoding = 'sync';
    // The ground of a picture that is still loading; this one is here.
    picture.style.background = 'none';
    if (embedded?.isCropped === true) picture.style.objectFit = 'fill';
    return { mark: markOf(number), substitute: embedded?.address ?? 'data:,' };
  });
  return { silent, copy, addresses };
}

/**
 * The staged slide as address of an SVG image of 1080x1350 px. Nothing computed is copied, because a
 * slide carries its styles inline; that is what keeps text where the preview has it. The pictures
 * are put in last: they are megabytes, and every step before would copy them once more.
 */
export function svgAddress(
  slideElement: HTMLElement,
  pictures: EmbeddedPictures,
  fontRules: string,
): string {
  const { silent, copy, addresses } = markedCopy(slideElement, pictures);
  const sheet = silent.createElement('style');
  sheet.textContent = `${boxSizing}\n${fontRules}`;
  copy.prepend(sheet);
  const [width, height] = [slideWidth, slideHeight].map(String);
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg"',
    ` width="${width}" height="${height}"><foreignObject width="${width}" height="${height}">`,
    writable(new XMLSerializer().serializeToString(copy)),
    '</foreignObject></svg>',
  ].join('');
  return `data:image/svg+xml;charset=utf-8,${spliced(encodeURIComponent(svg), addresses)}`;
}
