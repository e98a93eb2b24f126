import { cssOf, gradientStops, mix, wholeChannels, withAlpha, type Color } from '@arrasta/palettes';
import type { DrawnBackground, SlideContext } from '../context';
import { plainBackground } from '../background';
import { gradientOverDeck } from '../decoration/deck-gradient';
import { isDark } from '../tones';

const partOfFoot = 0.26;

/** What cards lie on: primary, darker at its foot, or the gradient over the whole carousel. */
export function postMat(context: SlideContext): DrawnBackground {
  const { palette, carousel } = context;
  const { primary, accent } = palette;
  const stops = carousel.gradient === null ? [] : gradientStops(carousel.gradient);
  const gradient = gradientOverDeck(context);
  if (gradient !== null && stops.length > 0) return { css: gradient, colors: stops };
  if (isDark(palette)) return plainBackground(primary);
  const foot = wholeChannels(mix(primary, accent, partOfFoot));
  const css = `linear-gradient(180deg, ${cssOf(primary)}, ${cssOf(foot)})`;
  return { css, colors: [primary, foot] };
}

const partOfTint = 0.1;

/** The card of a slide by its tone. */
export function cardColor({ palette, slide }: Pick<SlideContext, 'palette' | 'slide'>): Color {
  const { primary, secondary, accent } = palette;
  if (slide.tone === 'ink') return accent;
  return slide.tone === 'tint' ? wholeChannels(mix(secondary, primary, partOfTint)) : secondary;
}

/** The card behind it. */
export function backCardColor({ palette }: Pick<SlideContext, 'palette'>): Color {
  return wholeChannels(mix(palette.primary, palette.secondary, 0.55));
}

const shadow = { color: 0.2, strength: 0.26 } as const;

export function cardShadow({ palette }: Pick<SlideContext, 'palette'>): string {
  const color = withAlpha(mix(palette.accent, palette.primary, shadow.color), shadow.strength);
  return `0px 18px 44px ${cssOf(color)}`;
}

/** The thread from card to card. */
export function threadColor({ palette, carousel }: SlideContext): Color {
  const { primary, secondary } = palette;
  return carousel.gradient === null ? wholeChannels(mix(primary, secondary, 0.62)) : primary;
}

/** Circles on the mat, as a layer. */
export function circleColor({ palette, carousel }: SlideContext): Color {
  const { primary, secondary } = palette;
  if (carousel.gradient !== null) return withAlpha(secondary, 0.34);
  return withAlpha(mix(primary, secondary, 0.6), 0.3);
}

/** What lies under rows and cards within the post, as a layer. */
export const washPart = 0.1;
