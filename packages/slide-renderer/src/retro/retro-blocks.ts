import type { Area, SlideContext } from '../context';
import type { BlockLook, BlockPlace } from '../block-look';
import { bandBlock } from './retro-colors';

const corner = { usual: 22, large: 90 } as const;

/** Round corners of which those at some places, from the upper left one on clockwise, are much rounder. */
export function retroCorners(
  places: readonly number[],
  { height, width }: Pick<Area, 'height' | 'width'>,
) {
  const shorter = Math.min(height, width);
  const large = Math.min(corner.large, shorter * 0.72);
  const usual = Math.min(corner.usual, shorter * 0.25);
  return [0, 1, 2, 3]
    .map((place) => `${String(Math.round(places.includes(place) ? large : usual))}px`)
    .join(' ');
}

/** Which of the bands cards are painted as, by turns. */
const cardBands = [0, 1, 3, 0, 2, 1] as const;

/** The corner of a block, from the upper left one on clockwise, that is the outermost of all. */
function outerCorner({ isLeft, isRight, isUpper, index }: BlockPlace): number {
  if (isLeft && isRight) return index % 2 === 0 ? 1 : 2;
  if (isUpper) return isLeft ? 0 : 1;
  return isLeft ? 3 : 2;
}

/** Words stand away from the round corner of their block. */
function insetOf({
  isLeft,
  isRight,
  isUpper,
  height,
}: BlockPlace): NonNullable<BlockLook['inset']> {
  const isWide = isLeft && isRight;
  if (isWide) return { head: 0, foot: 0, left: 6, right: 28 };
  const by = Math.min(34, height * 0.2);
  return { head: isUpper ? by : 0, foot: isUpper ? 0 : by, left: 6, right: 0 };
}

/** A card in the colour of a band. */
export function retroCard(context: SlideContext, place: BlockPlace): BlockLook {
  const band = cardBands[place.index % cardBands.length] ?? 0;
  return {
    ...bandBlock(context, band),
    radius: retroCorners([outerCorner(place)], place),
    inset: insetOf(place),
  };
}

/** A side of a comparison: pale, and in primary. */
export function retroSide(context: SlideContext, place: BlockPlace): BlockLook {
  const isStacked = place.isLeft && place.isRight;
  const corners = isStacked ? [outerCorner(place)] : [place.isLeft ? 0 : 1];
  const by = Math.min(28, place.height * 0.12);
  const inset = isStacked ? { head: 0, foot: 0, right: 20 } : { head: by, foot: 0, right: 0 };
  const band = (place.index + context.index) % 2 === 0 ? 3 : 1;
  return { ...bandBlock(context, band), radius: retroCorners(corners, place), inset };
}
