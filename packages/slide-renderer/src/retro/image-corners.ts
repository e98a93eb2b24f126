import type { Area, SlideContext } from '../context';

const corners = { usual: 26, large: 120, min: 12 } as const;

/** Round corners, one of them much rounder, at the left or at the right by turns. */
export function imageCorners({ index }: SlideContext, area: Area, at = index): string {
  const shorter = Math.min(area.width, area.height);
  const large = Math.min(corners.large, shorter * 0.62);
  const usual = Math.max(corners.min, Math.min(corners.usual, shorter * 0.16));
  const places = [0, 1].map((place) => (place === at % 2 ? large : usual));
  return [...places, usual, usual].map((corner) => `${String(Math.round(corner))}px`).join(' ');
}

/** In a gallery one picture has the very round corner, the one at its left or right. */
export function galleryCorners(context: SlideContext, area: Area, index: number): string {
  const shorter = Math.min(area.width, area.height);
  const usual = Math.max(corners.min, Math.min(corners.usual, shorter * 0.16));
  const isFirst = index === 0;
  return isFirst ? imageCorners(context, area, 0) : `${String(Math.round(usual))}px`;
}
