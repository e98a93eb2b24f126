import type { Carousel, SlideTone } from '@arrasta/domain';
import { toneNames } from '../../messages/layouts';
import classes from './layouts.module.css';

/** What a slide stands on in a tone, as CSS. */
function toneSwatch(tone: SlideTone, carousel: Carousel): string {
  const { primaryColor, secondaryColor, accentColor, gradient } = carousel;
  switch (tone) {
    case 'primary':
      return gradient ?? primaryColor;
    case 'ink':
      return accentColor;
    case 'tint':
      return `color-mix(in srgb, ${primaryColor} 11%, ${secondaryColor})`;
    default:
      return secondaryColor;
  }
}

export function ToneLabel({ tone, carousel }: { tone: SlideTone; carousel: Carousel }) {
  return (
    <span className={classes.tone}>
      <span className={classes.swatch} style={{ background: toneSwatch(tone, carousel) }} />
      {toneNames[tone]}
    </span>
  );
}
