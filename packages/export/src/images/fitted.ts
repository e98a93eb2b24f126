/** Width and height in px. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Rectangle extends Extent {
  readonly left: number;
  readonly top: number;
}

function scaleOf(fit: string, picture: Extent, box: Extent): number {
  const across = box.width / picture.width;
  const down = box.height / picture.height;
  if (fit === 'contain') return Math.min(across, down);
  if (fit === 'none') return 1;
  if (fit === 'scale-down') return Math.min(1, across, down);
  return Math.max(across, down);
}

/** Where a picture lies in its box under the CSS `object-fit`, centred, in the box's px. */
export function fitInBox(fit: string, picture: Extent, box: Extent): Rectangle {
  if (fit === 'fill') return { left: 0, top: 0, ...box };
  const scale = scaleOf(fit, picture, box);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { left: (box.width - width) / 2, top: (box.height - height) / 2, width, height };
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
