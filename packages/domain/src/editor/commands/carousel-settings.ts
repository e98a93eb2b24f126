import { type CarouselFields, carouselFieldsSchema } from '../../carousel/carousel';
import type { Command } from '../command';

function mayBeStored(field: keyof CarouselFields, value: unknown): boolean {
  return carouselFieldsSchema.shape[field].safeParse(value).success;
}

export type CarouselSettings = Omit<CarouselFields, 'title'>;

/**
 * Sets one setting of the carousel; settings of the same field shortly after one another are one
 * step of undo. Declines the value it has and one that could not be stored.
 */
export function setCarouselField<Field extends keyof CarouselSettings>(
  field: Field,
  value: CarouselSettings[Field],
): Command {
  return {
    name: `carousel.${field}`,
    effect: 'carousel',
    mergeKey: `carousel.${field}`,
    change: ({ deck }) => {
      const settings: CarouselSettings = deck.carousel;
      if (settings[field] === value) return false;
      if (!mayBeStored(field, value)) return false;
      settings[field] = value;
      return true;
    },
  };
}
