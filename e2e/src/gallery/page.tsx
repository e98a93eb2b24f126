import { renderSlide } from '@arrasta/export';
import {
  ensureDeckFonts,
  overflowPx,
  Slide,
  slideHeightOf,
  slideWidth,
} from '@arrasta/slide-renderer';
import { registerAllThemes } from '@arrasta/slide-renderer/all-themes';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { linesOf } from './lines-of';
import { kerningErrors } from './kerning-errors';
import type { Box, RenderedImage, DrawnText, Image } from './image';

registerAllThemes();

const host = document.createElement('main');
document.body.append(host);
const root = createRoot(host);

function place(number: number, columns: number, rowHeight: number) {
  const [left, top] = [(number % columns) * slideWidth, Math.floor(number / columns) * rowHeight];
  return { position: 'absolute', left, top } as const;
}

async function hang(images: readonly Image[], columns: number): Promise<void> {
  await Promise.all(images.map(({ carousel, slide }) => ensureDeckFonts(carousel, [slide])));
  const rowHeight = Math.max(...images.map(({ carousel }) => slideHeightOf(carousel)));
  flushSync(() => {
    root.render(
      images.map((picture, number) => (
        <div key={`${number} ${picture.slide.id}`} style={place(number, columns, rowHeight)}>
          <Slide {...picture} />
        </div>
      )),
    );
  });
  await document.fonts.ready;
  await Promise.all(Array.from(host.querySelectorAll('img'), (image) => image.decode()));
}

function slides(): HTMLElement[] {
  return Array.from(host.querySelectorAll<HTMLElement>('[data-slide-id]'));
}

/** Text that is only read aloud is clipped to a px. */
const unseen = 2;

function textNodesIn(slide: HTMLElement): Text[] {
  const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ data, parentElement }) => {
    return data.trim() !== '' && (parentElement?.clientWidth ?? unseen) !== 1;
  });
}

/** What of the words of decoration is seen: the edges of their slide cut them. */
const within =
  (place: DOMRect) =>
  (line: Box): Box => ({
    ...line,
    left: Math.max(line.left, place.left + scrollX),
    right: Math.min(line.right, place.right + scrollX),
  });

function drawnText(node: Text, picture: number): DrawnText {
  const range = document.createRange();
  range.selectNodeContents(node);
  const parent = node.parentElement ?? document.body;
  const { color, fontSize, fontWeight } = getComputedStyle(parent);
  const owner = parent.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
  const around = parent.closest('[data-slide-id] > [aria-hidden]') ? 'decoration' : 'chrome';
  const part = parent.closest('[data-slide-field]') === null ? around : 'elements';
  const lines = Array.from(range.getClientRects(), ({ left, top, right, bottom }) => ({
    left: left + scrollX,
    top: top + scrollY,
    right: right + scrollX,
    bottom: bottom + scrollY,
  }));
  const place = parent.closest('[data-slide-id]')?.getBoundingClientRect();
  return {
    image: picture,
    words: node.data,
    color: color,
    size: Number.parseFloat(fontSize),
    weight: Number(fontWeight),
    part,
    owner,
    lines: part === 'decoration' && place !== undefined ? lines.map(within(place)) : lines,
  };
}

async function asBase64(blob: Blob): Promise<string> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('Not read'));
    reader.readAsDataURL(blob);
  });
  return address.slice(address.indexOf(',') + 1);
}

async function renderImage(picture: Image): Promise<RenderedImage> {
  const { blob, missingImages, isPainted } = await renderSlide({ ...picture, format: 'png' });
  if (missingImages.length > 0) throw new Error(`Missing: ${JSON.stringify(missingImages)}`);
  return { file: await asBase64(blob), isPainted };
}

window.wall = {
  hang,
  texts: () =>
    slides().flatMap((slide, picture) =>
      textNodesIn(slide).map((node) => drawnText(node, picture)),
    ),
  render: renderImage,
  lines: () => slides().map((slide) => linesOf(textNodesIn(slide))),
  kerningErrors,
  overflows: () => slides().map(overflowPx),
};
