import type { DisplayItem, DisplayList, Edges, Layer } from '../display-list/display-list';
import { scale } from '../limits';
import { paintApart } from './apart';
import type { Context } from './canvas';
import { clipBounds, clipOutline, isPlainBox, type Clip } from './figures';
import { paintFill, paintRing, paintShadow } from './paint-box';
import { paintPicture } from './paint-picture';
import { paintText } from './paint-text';
import type { PainterFonts } from './painter-fonts';

function paintIcon(context: Context, item: Extract<DisplayItem, { kind: 'icon' }>): void {
  context.save();
  context.translate(item.left, item.top);
  context.scale(item.unit, item.unit);
  context.lineWidth = item.strokeWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = item.colour;
  for (const path of item.paths) context.stroke(new Path2D(path));
  context.restore();
}

/** What a list is painted with. */
export interface Materials {
  /** By their numbers in the list. */
  readonly pictures: readonly ImageBitmap[];
  readonly fonts: PainterFonts;
}

/** The whole slide, in px. */
const everything: Edges = { left: 0, top: 0, right: 432, bottom: 540 };

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
    paintApart(context, clipBounds(clip), 1, (apart) => {
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
    paintApart(context, everything, opacity, (apart) => {
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
    const picture = materials.pictures[item.picture];
    if (picture === undefined) throw new Error(`No picture ${String(item.picture)}`);
    paintPicture(context, item, picture, outline);
  }
}

function paintAll(context: Context, items: DisplayList, materials: Materials): void {
  for (const item of items) paintItem(context, item, materials);
}

/**
 * Paints a slide over a canvas of 1080x1350 px.
 * @throws where a text does not stand as it was laid out
 */
export function paintSlide(context: Context, items: DisplayList, materials: Materials): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintAll(context, items, materials);
}
