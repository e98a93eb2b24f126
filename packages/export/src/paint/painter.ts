import type { DisplayItem, DisplayList, Edges, Layer, PaintedText } from '../display-list';
import type { FontFile } from '../fonts';
import { exportScale, type PixelSize } from '../surface';
import {
  paintFill,
  paintRing,
  paintShadow,
  type Clip,
  clipBounds,
  clipOutline,
  isPlainBox,
} from './box';
import { registerPaintFonts, type PainterFonts } from './fonts';
import { paintImage, type PaintImage, withBitmaps } from './images';
import { type Context, emptyContext, paintOnOffscreenCanvas } from './offscreen-canvas';

/** Px by which a text may be wider or narrower here than where it was laid out. */
const tolerance = 0.1;

function setFont(context: Context, item: PaintedText, fonts: PainterFonts): void {
  const { font, letterSpacing, direction } = item;
  context.font = `${font.style} ${font.weight} ${String(font.size)}px ${fonts.familiesOf(font)}`;
  context.letterSpacing = `${String(letterSpacing)}px`;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  context.direction = direction;
}

/** The width of words, alone and as they were laid out before something else. */
function widthsOf(
  context: Context,
  { text, next }: PaintedText,
): readonly [alone: number, before: number] {
  const widthOf = (words: string) => context.measureText(words).width;
  return [widthOf(text), widthOf(text + next) - widthOf(next)];
}

/**
 * Paints a line of words.
 * @throws where they would not stand as they were laid out, because the font is another one
 */
function paintText(context: Context, item: PaintedText, fonts: PainterFonts): void {
  const { text, left, baseline, width, color, shadow } = item;
  context.save();
  setFont(context, item, fonts);
  const widths = widthsOf(context, item);
  if (widths.every((own) => Math.abs(own - width) > tolerance)) {
    throw new Error(`"${text}" is ${String(widths[0])} px wide and not ${String(width)}`);
  }
  if (shadow !== null) {
    context.shadowColor = shadow.color;
    context.shadowBlur = shadow.blur * exportScale;
    context.shadowOffsetX = shadow.x * exportScale;
    context.shadowOffsetY = shadow.y * exportScale;
  }
  context.fillStyle = color;
  context.fillText(text, left, baseline);
  context.restore();
}

function paintIcon(context: Context, item: Extract<DisplayItem, { kind: 'icon' }>): void {
  context.save();
  context.translate(item.left, item.top);
  context.scale(item.unit, item.unit);
  context.lineWidth = item.strokeWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = item.color;
  for (const path of item.paths.map((one) => new Path2D(one))) {
    if (item.fill !== null) {
      context.fillStyle = item.fill;
      context.fill(path);
    }
    if (item.strokeWidth > 0) context.stroke(path);
  }
  context.restore();
}

/** What a list is painted with. */
interface Materials {
  /** By their numbers in the list. */
  readonly images: readonly ImageBitmap[];
  readonly fonts: PainterFonts;
  /** The whole slide, in px. */
  readonly slide: Edges;
}

/** Whether an item is seen in all of a clip, so that the clip's outline can be filled with it. */
function isUnder(item: DisplayItem, clip: Clip): boolean {
  if ((item.kind !== 'fill' && item.kind !== 'picture') || item.corners !== null) return false;
  const [own, needed] = [item.box, clipBounds(clip)];
  return (
    own.left <= needed.left &&
    own.top <= needed.top &&
    own.right >= needed.right &&
    own.bottom >= needed.bottom
  );
}

function paintClipped(
  context: Context,
  clip: Clip,
  items: DisplayList,
  materials: Materials,
): void {
  const outline = clipOutline(clip);
  if (items.every((item) => isUnder(item, clip))) {
    for (const item of items) paintItem(context, item, materials, outline);
  } else if (isPlainBox(clip)) {
    context.save();
    context.clip(outline);
    paintAll(context, items, materials);
    context.restore();
  } else {
    paintOnOffscreenCanvas(context, clipBounds(clip), 1, (apart) => {
      paintAll(apart, items, materials);
      apart.globalCompositeOperation = 'destination-in';
      apart.fillStyle = '#000';
      apart.fill(outline);
    });
  }
}

function paintContents(context: Context, { clip, items }: Layer, materials: Materials): void {
  if (clip === null) paintAll(context, items, materials);
  else paintClipped(context, clip, items, materials);
}

/** Items that nothing of the same layer shines through. */
const plain: readonly DisplayItem['kind'][] = ['fill', 'picture', 'ring'];

function paintLayer(context: Context, layer: Layer, materials: Materials): void {
  const { opacity, transform, clip, items } = layer;
  const [first, ...others] = items;
  if (first === undefined) return;
  context.save();
  if (transform !== null) context.transform(...transform);
  if (opacity === 1) {
    paintContents(context, layer, materials);
  } else if (others.length === 0 && clip === null && plain.includes(first.kind)) {
    context.globalAlpha *= opacity;
    paintItem(context, first, materials);
  } else {
    paintOnOffscreenCanvas(context, materials.slide, opacity, (apart) => {
      paintContents(apart, layer, materials);
    });
  }
  context.restore();
}

function paintItem(
  context: Context,
  item: DisplayItem,
  materials: Materials,
  outline?: Path2D,
): void {
  if (item.kind === 'fill') paintFill(context, item, outline);
  else if (item.kind === 'ring') paintRing(context, item);
  else if (item.kind === 'shadow') paintShadow(context, item);
  else if (item.kind === 'text') paintText(context, item, materials.fonts);
  else if (item.kind === 'icon') paintIcon(context, item);
  else if (item.kind === 'layer') paintLayer(context, item, materials);
  else {
    const image = materials.images[item.image];
    if (image === undefined) throw new Error(`No picture ${String(item.image)}`);
    paintImage(context, item, image, outline);
  }
}

function paintAll(context: Context, items: DisplayList, materials: Materials): void {
  for (const item of items) paintItem(context, item, materials);
}

/**
 * Paints a slide over a canvas of its file's size.
 * @throws where a text does not stand as it was laid out
 */
function paintSlide(context: Context, items: DisplayList, materials: Materials): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(exportScale, 0, 0, exportScale, 0, 0);
  paintAll(context, items, materials);
}

/** Everything a slide is painted from. */
export interface PaintJob {
  readonly items: DisplayList;
  readonly fonts: readonly FontFile[];
  /** By their numbers in the list. */
  readonly images: readonly PaintImage[];
  /** Of the file. */
  readonly size: PixelSize;
}

/**
 * One for all slides of a size: a worker's heap is too small for it to tidy up, and each takes 6 MB.
 */
let context: Context | null = null;

function contextOf({ width, height }: PixelSize): Context {
  if (context?.canvas.width === width && context.canvas.height === height) return context;
  if (context !== null) context.canvas.width = 0;
  return emptyContext(width, height);
}

function paintOnCanvas(items: DisplayList, materials: Materials, size: PixelSize): OffscreenCanvas {
  const used = contextOf(size);
  // One that fails in the middle is left with what was saved and clipped there.
  context = null;
  paintSlide(used, items, materials);
  context = used;
  return used.canvas;
}

/**
 * Makes ready what a slide is painted with; `use` is given what paints it, on a canvas of the file's
 * size from which it must have taken the pixels before another slide is painted. Rejects where the
 * slide would not be what was laid out.
 */
export async function runPaintJob<Outcome>(
  { items, fonts, images, size }: PaintJob,
  use: (paint: () => OffscreenCanvas) => Promise<Outcome>,
): Promise<Outcome> {
  const registeredFonts = registerPaintFonts(fonts, items);
  return withBitmaps(images, async (bitmaps) => {
    const [right, bottom] = [size.width / exportScale, size.height / exportScale];
    const slide = { left: 0, top: 0, right, bottom };
    const materials = { images: bitmaps, fonts: await registeredFonts, slide };
    return use(() => paintOnCanvas(items, materials, size));
  });
}
