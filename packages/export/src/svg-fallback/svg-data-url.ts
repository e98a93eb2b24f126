import { slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { toSvg } from 'html-to-image';
import type { EmbeddedPictures } from './embed-pictures';

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
    // The background of a picture that is still loading; this one is here.
    picture.style.background = 'none';
    if (embedded?.isCropped === true) picture.style.objectFit = 'fill';
    const mark = encodeURIComponent(markOf(number));
    return { mark, substitute: embedded?.address ?? 'data:,' };
  });
  removeUnwritable(copy);
  return { copy, addresses };
}

/** WebKit does not enlarge what is positioned, cut or isolated in an SVG that has one (decision 107). */
const viewBox = encodeURIComponent(` viewBox="0 0 ${String(slideWidth)} ${String(slideHeight)}"`);

/**
 * The staged slide as address of an SVG image of 432x540 px. No computed style is copied, because a
 * slide carries its styles inline; that is what keeps text where the preview has it. A copy in a
 * document that is not shown has none, whatever the engine. The pictures are put in last: they are
 * megabytes, and every step before would copy them once more.
 */
export async function svgDataUrl(
  slideElement: HTMLElement,
  pictures: EmbeddedPictures,
  fontRules: string,
): Promise<string> {
  const { copy, addresses } = markedCopy(slideElement, pictures);
  const svg = await toSvg(copy, {
    width: slideWidth,
    height: slideHeight,
    fontEmbedCSS: `${boxSizing}\n${fontRules}`,
    includeStyleProperties: [],
  });
  return replaceMarks(svg.replace(viewBox, ''), addresses);
}
