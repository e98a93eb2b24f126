import { riseAboveLine } from '../text/type-size';
import type { Area, Setting } from './model';

/** What is read stays this far from the edges, in px. Source: look/slides, "Ground rules". */
const safeMargin = 32;

/** Px by which a title that begins the slide rises above its first line. */
function firstRise({ theme, elements, titleFont }: Setting): number {
  const [first] = elements;
  if (first?.type !== 'title') return 0;
  return riseAboveLine(theme.titleSize(first.style.fontSize ?? 'text-4xl', titleFont), titleFont);
}

function vertical(setting: Setting): readonly [top: number, bottom: number] {
  const { carousel, theme } = setting;
  const { field } = theme.facts;
  const safeTop = Math.ceil(safeMargin + firstRise(setting));
  if (carousel.hideFooter) return [Math.max(field.bareTop, safeTop), field.bareBottom];
  if (carousel.brandPosition === 'header') return [field.headedTop, field.headedBottom];
  return [Math.max(field.top, safeTop), field.bottom];
}

/** Where the elements of a slide stand, in px. */
export function fieldOf(setting: Setting): Area {
  const { left, right } = setting.theme.facts.field;
  const [top, bottom] = vertical(setting);
  return { left, top, width: right - left, height: bottom - top };
}
