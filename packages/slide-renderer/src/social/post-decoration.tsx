import { useMemo } from 'react';
import { slideWidth, type Scene, type SlideContext } from '../context';
import { discItem, Figures, pathOnSlide, type Round } from '../decoration/figures';
import { hashNumber } from '../decoration/seed';
import { slideHeightOf } from '../format';
import type { BoxItem, PathItem } from '../layouts/composition';
import { circleColor, threadColor } from './post-colors';
import { threadPath, threadWidth } from './thread';

const radii = { small: [120, 140], large: [150, 210], alone: 150 } as const;
/** How many cuts have a second circle. */
const partOfSecond = 0.5;

/**
 * A large circle on a cut, at the head and at the foot by turns, and on some a small one at the other
 * side. In px of the slide before it.
 */
function circlesOfCut({ carousel }: SlideContext, cut: number): Round[] {
  const height = slideHeightOf(carousel);
  const number = (k: number) => hashNumber(carousel.decorSeed * 997 + cut * 4 + k);
  const isLargeAtHead = (cut + carousel.decorSeed) % 2 === 0;
  const hasSecond = number(3) < partOfSecond;
  return [isLargeAtHead, ...(hasSecond ? [!isLargeAtHead] : [])].map((isAtHead, place) => {
    const isLarge = place === 0;
    const [least, most] = isLarge ? radii.large : radii.small;
    const radius = Math.round(least + (most - least) * number(place));
    const deep = Math.round(isLarge ? 110 * number(2) : -40 + 40 * number(2));
    return { centre: { x: slideWidth, y: isAtHead ? deep : height - deep }, radius };
  });
}

/** A circle that the head or the foot cuts alone, by place and seed. */
function circlesAlone({ carousel, index }: SlideContext): Round[] {
  const variant = (index + carousel.decorSeed) % 4;
  const height = slideHeightOf(carousel);
  const small = radii.alone - 46;
  const [left, right] = [radii.alone + 14, slideWidth - radii.alone - 14];
  const heads = [left, right, slideWidth - small - 14, small + 14] as const;
  const isLargeAtHead = variant < 2;
  return [
    { centre: { x: heads[variant] ?? left, y: 20 }, radius: isLargeAtHead ? radii.alone : small },
    {
      centre: { x: slideWidth - (heads[variant] ?? left), y: height - 30 },
      radius: isLargeAtHead ? radii.alone : small,
    },
  ];
}

function circlesOf(context: SlideContext): Round[] {
  const { carousel, index } = context;
  if (carousel.panorama !== 'theme') return circlesAlone(context);
  const moveLeft = ({ centre, radius }: Round): Round => ({
    centre: { ...centre, x: centre.x - slideWidth },
    radius,
  });
  return [...circlesOfCut(context, index).map(moveLeft), ...circlesOfCut(context, index + 1)];
}

/** All that lies under the card of a slide, the lowest first. */
export function decorationItems(context: SlideContext): readonly (BoxItem | PathItem)[] {
  const circles = circlesOf(context).map((round) => discItem(round, circleColor(context)));
  const look = { stroke: threadColor(context), width: threadWidth };
  return [...circles, pathOnSlide(context, threadPath(context), look)];
}

/** Circles on the mat and a thread from card to card. */
export function PostDecoration({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => decorationItems(scene), [scene]);
  return <Figures items={items} />;
}
