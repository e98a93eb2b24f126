import type { DisplayItem } from '../display-list/display-list';
import type { SlideSpace } from './slide-space';
import { Unpaintable } from './unpaintable';

/** An icon of the slide renderer: paths on a square field, with round lines and no fill. */
export function recordIcon(icon: SVGSVGElement, { inSlide, onPixel }: SlideSpace): DisplayItem {
  const paths = [...icon.children].map((child) => {
    const path = child.getAttribute('d');
    if (child.tagName !== 'path' || path === null) throw new Unpaintable(child.tagName);
    return path;
  });
  const style = getComputedStyle(icon);
  const { left, top, right } = inSlide(icon.getBoundingClientRect());
  const unit = (right - left) / icon.viewBox.baseVal.width;
  if (!Number.isFinite(unit) || style.fill !== 'none') throw new Unpaintable('svg');
  const strokeWidth = Number.parseFloat(style.strokeWidth);
  return {
    kind: 'icon',
    left: onPixel(left),
    top: onPixel(top),
    unit,
    paths,
    strokeWidth,
    colour: style.stroke,
  };
}
