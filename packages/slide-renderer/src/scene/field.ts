import type { Area, Setting } from './model';

function vertical({ carousel, theme }: Setting): readonly [top: number, bottom: number] {
  const { field } = theme.facts;
  if (carousel.hideFooter) return [field.bareTop, field.bareBottom];
  if (carousel.brandPosition === 'header') return [field.headedTop, field.headedBottom];
  return [field.top, field.bottom];
}

/** Where the elements of a slide stand, in px. */
export function fieldOf(setting: Setting): Area {
  const { left, right } = setting.theme.facts.field;
  const [top, bottom] = vertical(setting);
  return { left, top, width: right - left, height: bottom - top };
}
