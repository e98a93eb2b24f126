import { slideWidth } from '@arrasta/slide-renderer';
import { rejectAfter } from './concurrency';
import { timeouts } from './timeouts';
import { newDrawing, exportScale } from './surface';

/** Whose pixels edges are laid on: the screen's, for which the page is laid out, or the picture's. */
export type PixelGrid = 'screen' | 'picture';

/**
 * The pixels that edges are laid on which lie ever farther down, by less than a pixel of the picture
 * each, over one pixel of the screen in all.
 * @param rows the pixels of the picture on which they were drawn
 * @param scale pixels of the picture for one of the screen
 * @returns null where it is neither
 */
export function gridOfSteps(rows: readonly number[], scale: number): PixelGrid | null {
  const steps = rows.slice(1).map((row, place) => row - (rows[place] ?? row));
  const total = steps.reduce((sum, step) => sum + step, 0);
  if (total < Math.floor(scale) || total > Math.ceil(scale)) return null;
  if (steps.every((step) => step === 0 || step === 1)) return 'picture';
  return steps.filter((step) => step !== 0).length === 1 ? 'screen' : null;
}

/** What is known of the engine by measuring it. */
interface EngineTraits {
  /**
   * Whose pixels boxes and words are laid on when a slide is drawn at the size of its file; null
   * where they are laid on none, or words on others than boxes.
   */
  readonly grid: PixelGrid | null;
  /** Whether an SVG that holds a page is drawn as large as it is asked to be. */
  readonly drawsToScale: boolean;
}

/** Of the strip that is drawn, in px. */
const height = 40;
const offsets = [0, 0.2, 0.4, 0.6, 0.8, 1];
const spacing = slideWidth / offsets.length;
const boxSize = 20;

/** Letters and boxes, each a little farther down than the one before. */
function strip(): string {
  const marks = offsets.flatMap((offset, place) => {
    const top = `top:${(4 + offset).toFixed(1)}px`;
    const [letter, box] = [place * spacing, (place + 0.5) * spacing];
    return [
      `<div style="position:absolute;left:${String(letter)}px;${top};font:20px/24px serif">H</div>`,
      `<div style="position:absolute;left:${String(box)}px;${top};width:${String(boxSize)}px;height:${String(boxSize)}px;background:#000"></div>`,
    ];
  });
  const [width, length] = [String(slideWidth), String(height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${length}">`,
    `<foreignObject width="${width}" height="${length}"><div xmlns="http://www.w3.org/1999/xhtml"`,
    ` style="position:relative;color:#000">${marks.join('')}</div></foreignObject></svg>`,
  ].join('');
}

/** How dark the darkest pixel of a row is between two columns: 0 to 255. */
type DarknessOf = (row: number, from: number, to: number) => number;

async function drawStrip(): Promise<DarknessOf> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(strip())}`;
  await image.decode();
  const width = slideWidth * exportScale;
  const { context } = newDrawing(width, height * exportScale);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, width, height * exportScale);
  context.drawImage(image, 0, 0, width, height * exportScale);
  const { data } = context.getImageData(0, 0, width, height * exportScale);
  return (row, from, to) => {
    let darkest = 0;
    for (let column = Math.ceil(from); column < to; column += 1) {
      darkest = Math.max(darkest, 255 - (data[(row * width + column) * 4] ?? 255));
    }
    return darkest;
  };
}

/** The lower edge of something dark. */
interface LowerEdge {
  readonly row: number;
  readonly isSharp: boolean;
}

function lowerEdge(darknessOf: DarknessOf, from: number): LowerEdge {
  const to = from + boxSize * exportScale;
  let row = height * exportScale - 2;
  while (row > 0 && darknessOf(row, from, to) < 64) row -= 1;
  return { row, isSharp: darknessOf(row, from, to) > 200 && darknessOf(row + 1, from, to) < 16 };
}

function gridOf(darknessOf: DarknessOf, shift: number): PixelGrid | null {
  const edges = offsets.map((_, place) =>
    lowerEdge(darknessOf, (place + shift) * spacing * exportScale),
  );
  const grid = gridOfSteps(
    edges.map(({ row }) => row),
    exportScale,
  );
  // The pixels of the screen end within one of the picture; an edge that is laid on none does too.
  return grid === 'picture' && !edges.every(({ isSharp }) => isSharp) ? null : grid;
}

/** Whether the last of the boxes, at the far end, is where it must be. */
function hasLastBox(darknessOf: DarknessOf): boolean {
  const row = (4 + boxSize / 2) * exportScale;
  const left = (offsets.length - 0.5) * spacing * exportScale;
  const right = left + boxSize * exportScale;
  return darknessOf(row, left + 2, right - 2) > 200 && darknessOf(row, right + 2, right + 10) < 40;
}

async function measureEngine(): Promise<EngineTraits> {
  const darknessOf = await drawStrip();
  const [words, boxes] = [gridOf(darknessOf, 0), gridOf(darknessOf, 0.5)];
  return { grid: words === boxes ? boxes : null, drawsToScale: hasLastBox(darknessOf) };
}

let measurement: Promise<EngineTraits> | null = null;

/**
 * Measures, once for a page, how the engine draws a slide at the size of its file: letters and boxes
 * are drawn a little apart, and where they come to stand is read from the pixels.
 * @returns null where it draws nothing of it, or not where it belongs
 */
export async function engineTraits(): Promise<EngineTraits | null> {
  const measuring = measurement ?? rejectAfter(measureEngine(), timeouts.measurement);
  measurement = measuring;
  try {
    return await measuring;
  } catch {
    measurement = null;
    return null;
  }
}
