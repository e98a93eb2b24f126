import type { TextItem } from '../display-list/display-list';
import { scale } from '../limits';
import type { Context } from './canvas';
import type { PainterFonts } from './painter-fonts';

/** Px by which a text may be wider or narrower here than where it was laid out. */
const tolerance = 0.1;

function setFont(context: Context, item: TextItem, fonts: PainterFonts): void {
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
  { text, next }: TextItem,
): readonly [alone: number, before: number] {
  const widthOf = (words: string) => context.measureText(words).width;
  return [widthOf(text), widthOf(text + next) - widthOf(next)];
}

/**
 * Paints a line of words.
 * @throws where they would not stand as they were laid out, because the font is another one
 */
export function paintText(context: Context, item: TextItem, fonts: PainterFonts): void {
  const { text, left, baseline, width, colour, shadow } = item;
  context.save();
  setFont(context, item, fonts);
  const widths = widthsOf(context, item);
  if (widths.every((own) => Math.abs(own - width) > tolerance)) {
    throw new Error(`"${text}" is ${String(widths[0])} px wide and not ${String(width)}`);
  }
  if (shadow !== null) {
    context.shadowColor = shadow.colour;
    context.shadowBlur = shadow.blur * scale;
    context.shadowOffsetX = shadow.x * scale;
    context.shadowOffsetY = shadow.y * scale;
  }
  context.fillStyle = colour;
  context.fillText(text, left, baseline);
  context.restore();
}
