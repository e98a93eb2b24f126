import { useMemo } from 'react';
import type { NamedColour } from '../../ui/controls/colour-text';
import { controlMessages } from '../../messages/controls';
import { useCarousel } from './selectors';

const names = controlMessages.ownColour;

/** The three colours of the carousel, to be offered before all others. */
export function useOwnColours(): readonly NamedColour[] {
  const carousel = useCarousel();
  const { primaryColor, secondaryColor, accentColor } = carousel;
  return useMemo(
    () => [
      { name: names.primary, colour: primaryColor },
      { name: names.secondary, colour: secondaryColor },
      { name: names.accent, colour: accentColor },
    ],
    [primaryColor, secondaryColor, accentColor],
  );
}
