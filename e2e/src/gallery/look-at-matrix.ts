import { slideHeights } from '@arrasta/domain';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Gallery } from './gallery';
import type { Box } from './image';
import { findingsOf, nameOf, type Finding } from './layout-findings';
import { matrixCase, photos, type MatrixCase } from './layout-matrix';

const slideWidth = 432;
const columns = 10;
/** Slides that hang at the same time, all of one format. */
const hungAtOnce = 60;

interface ImageCreated {
  readonly width: number;
  readonly height: number;
  readonly channels: 3;
  readonly background: string;
}

const size: Omit<ImageCreated, 'background'> = { width: 640, height: 800, channels: 3 };

function plain(background: string): Promise<Buffer> {
  return sharp({ create: { ...size, background } })
    .png()
    .toBuffer();
}

/** Black and white by turns, wider than a letter. */
function striped(): Promise<Buffer> {
  const { width, height } = size;
  const stripes = Array.from(
    { length: height / 80 },
    (_, index) => `<rect y="${index * 80}" width="${width}" height="40" fill="#fff"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>${stripes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Serves the pictures that words are hardest to read on. */
export async function servePhotos(page: Page): Promise<void> {
  const files = [
    [photos.white, await plain('#ffffff')],
    [photos.black, await plain('#000000')],
    [photos.striped, await striped()],
  ] as const;
  for (const [path, body] of files) {
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'image/png' }));
  }
}

/** A slide of the matrix that was looked at. */
export interface LookedAt {
  readonly shown: MatrixCase;
  readonly isOverflowing: boolean;
  readonly findings: readonly Finding[];
}

function placeOf(number: number, height: number): Box {
  const left = (number % columns) * slideWidth;
  const top = Math.floor(number / columns) * height;
  return { left, top, right: left + slideWidth, bottom: top + height };
}

/** Boxes in the place of emoji are wider than any, which shows in how far lines go. */
const ofWidths: ReadonlySet<Finding['kind']> = new Set(['outside', 'cut'] as const);

async function lookAtWall(gallery: Gallery, shown: readonly MatrixCase[]): Promise<LookedAt[]> {
  await gallery.hang(
    shown.map(({ image }) => image),
    columns,
  );
  const [texts, overflows] = [await gallery.texts(), await gallery.overflows()];
  const photographs = {
    backgrounds: await gallery.backgroundsWithImages(),
    ink: await gallery.ink(),
  };
  const drawsEmoji = await gallery.drawsEmoji();
  return shown.map((one, number) => {
    const isOverflowing = (overflows[number] ?? 0) > 0;
    const hung = {
      shown: one,
      place: placeOf(number, slideHeights[one.format]),
      texts: texts.filter(({ image }) => image === number),
      isOverflowing,
    };
    const findings = findingsOf(hung, photographs);
    const isOfBoxes = one.filling === 'emoji' && !drawsEmoji;
    return {
      shown: one,
      isOverflowing,
      findings: isOfBoxes ? findings.filter(({ kind }) => !ofWidths.has(kind)) : findings,
    };
  });
}

/** Slides that hang together: as many as the wall holds, of one format. */
function wallsOf(cases: readonly MatrixCase[]): MatrixCase[][] {
  const walls: MatrixCase[][] = [];
  for (const shown of cases) {
    const wall = walls.at(-1);
    const isFull = wall === undefined || wall.length >= hungAtOnce;
    if (isFull || wall[0]?.format !== shown.format) walls.push([shown]);
    else wall.push(shown);
  }
  return walls;
}

/** Looks at the slides of these numbers, which have to be ascending. */
export async function lookAtMatrix(
  gallery: Gallery,
  numbers: readonly number[],
): Promise<LookedAt[]> {
  const looked: LookedAt[] = [];
  for (const wall of wallsOf(numbers.map(matrixCase))) {
    looked.push(...(await lookAtWall(gallery, wall)));
  }
  return looked;
}

/** One line for each thing that a reader would object to. */
export function linesOfFindings(looked: readonly LookedAt[]): string[] {
  return looked.flatMap(({ shown, findings }) =>
    findings.map(({ kind, what }) => `${kind}: ${nameOf(shown)}: ${what}`),
  );
}

/** How many slides overflow, of how many, by layout or by what they are filled with. */
export function countOverflows(
  looked: readonly LookedAt[],
  by: 'layout' | 'filling' | 'theme',
): string[] {
  const counts = new Map<string, { all: number; overflowing: number }>();
  for (const { shown, isOverflowing } of looked) {
    const { all, overflowing } = counts.get(shown[by]) ?? { all: 0, overflowing: 0 };
    counts.set(shown[by], { all: all + 1, overflowing: overflowing + (isOverflowing ? 1 : 0) });
  }
  return [...counts].map(
    ([name, { all, overflowing }]) => `${name}: ${overflowing} of ${all} overflow`,
  );
}
