import { useMemo } from 'react';
import type { SlideLayout } from '@arrasta/domain';
import type { Scene, SlideContext } from '../context';
import { Figures, pathOnSlide, type Round } from '../decoration/figures';
import { insetsOf, hasBrandAtHead } from '../format';
import type { BoxItem, PathItem } from '../layouts/composition';
import { archPath, bandPathsOf, raysOf } from './retro-bands';
import { archFill, archRayColor, bandColors, rayColor } from './retro-colors';
import { discItems, rayItem } from './retro-figures';
import { retroDrawingOf, hasImageSlot } from './retro-place';

const listLayouts: readonly SlideLayout[] = ['checklist', 'cards', 'columns', 'timeline', 'bars'];

/** Whether a small figure stands beside the title. */
function hasSmallFigure(context: SlideContext): boolean {
  const isOnPhotograph = context.photograph !== null;
  return listLayouts.includes(context.slide.layout) && !hasImageSlot(context) && !isOnPhotograph;
}

/** Small figures by turns; `rays` is where those around it end, `beside` what a title keeps free. */
const smallFigures = [
  { x: 366, y: 52, radius: 40, rays: 62, beside: 104 },
  { x: 366, y: 56, radius: 38, rays: null, beside: 84 },
  { x: 350, y: 0, radius: 66, rays: null, beside: 124 },
] as const;

function smallFigureOf({ index, carousel }: SlideContext) {
  const turn = (index + carousel.decorSeed) % smallFigures.length;
  return smallFigures[turn] ?? smallFigures[0];
}

/** Under a brand line at the head. */
const figureUnderLine = 66;

/** Where the figure beside a title stands, by place and seed. */
function placeSmallFigure(context: SlideContext): Round {
  const { carousel } = context;
  const figure = smallFigureOf(context);
  const isHalf = figure.y === 0;
  const { head } = insetsOf(carousel.format);
  const moved = hasBrandAtHead(context) ? figureUnderLine : 0;
  // In a story, and under a brand line, the head cuts nothing.
  const down = isHalf && head + moved > 0 ? 40 : 0;
  const radius = down > 0 ? 36 : figure.radius;
  const centre = { x: down > 0 ? 360 : figure.x, y: figure.y + head + moved + down };
  return { centre, radius };
}

/** What a figure beside a title takes of its width, and where it ends, in px; null for none. */
export function besideTitle(context: SlideContext) {
  if (!hasSmallFigure(context)) return null;
  const { centre, radius } = placeSmallFigure(context);
  return { width: smallFigureOf(context).beside, foot: centre.y + radius };
}

/** A sun or half a disc beside the title. */
function smallFigure(context: SlideContext): (BoxItem | PathItem)[] {
  const { rays } = smallFigureOf(context);
  const round = placeSmallFigure(context);
  const around = rays === null ? [] : [rayItem(context, round, { count: 26, to: rays })];
  return [...around, ...discItems(context, round)];
}

/** All that is drawn under the words of a slide, the lowest first. */
export function retroDecorationItems(context: SlideContext): readonly (BoxItem | PathItem)[] {
  const isArch = retroDrawingOf(context) === 'arch';
  const rays = raysOf(context);
  const bands = bandPathsOf(context).map(({ path, width }, index) => {
    const stroke = bandColors(context)[index] ?? context.palette.primary;
    return pathOnSlide(context, path, { stroke, width });
  });
  const rayLook = { fill: isArch ? archRayColor(context) : rayColor(context) };
  return [
    ...(isArch ? [pathOnSlide(context, archPath(context), { fill: archFill(context).fill })] : []),
    ...(rays === null ? [] : [pathOnSlide(context, rays, rayLook)]),
    ...bands,
    ...(hasSmallFigure(context) ? smallFigure(context) : []),
  ];
}

/** Four bands that run on from slide to slide, with suns and rays. */
export function RetroBands({ scene }: { readonly scene: Scene }) {
  const items = useMemo(() => retroDecorationItems(scene), [scene]);
  return <Figures items={items} />;
}
