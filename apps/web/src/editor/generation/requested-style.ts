import type { Carousel } from '@arrasta/domain';
import { themes, themeKeys, type ThemeKey } from '@arrasta/palettes';
import type { ChosenTemplate } from '../template-choice/chosen-template';

/** What a carousel is to be written and drawn like. */
export type RequestedStyle =
  | { readonly kind: 'carousel' }
  /** The model chooses a theme. */
  | { readonly kind: 'auto' }
  | { readonly kind: 'theme'; readonly theme: ThemeKey }
  | { readonly kind: 'template'; readonly template: ChosenTemplate };

/** The carousel in another theme, its colours and fonts as they are; in its own where there is none. */
export function withTheme(carousel: Carousel, name: string | null): Carousel {
  const theme = themeKeys.find((key) => key === name);
  if (theme === undefined || theme === carousel.theme) return carousel;
  const { brandPosition = carousel.brandPosition } = themes[theme];
  return { ...carousel, theme, brandPosition };
}

/** What a request says of it. */
export function styleForServer(style: RequestedStyle) {
  switch (style.kind) {
    case 'auto':
      return { theme: 'auto' };
    case 'theme':
      return { theme: style.theme };
    case 'template':
      return { template: style.template.key };
    case 'carousel':
      return {};
  }
}
