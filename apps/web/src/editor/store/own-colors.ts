import { useMemo } from 'react';
import type { NamedColor } from '../../ui/controls/color-text';
import { controlMessages } from '../../messages/controls';
import { useCarousel } from './selectors';

const names = controlMessages.ownColor;

/** The three colours of the carousel, to be offered before all others. */
export function useOwnColors(): readonly NamedColor[] {
  const carousel = useCarousel();
  const { primaryColor, secondaryColor, accentColor } = carousel;
  return useMemo(
    () => [
      { name: names.primary, color: primaryColor },
      { name: names.secondary, color: secondaryColor },
      { name: names.accent, color: accentColor },
    ],
    [primaryColor, secondaryColor, accentColor],
  );
}
