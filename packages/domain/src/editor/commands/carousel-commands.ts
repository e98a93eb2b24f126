import { carouselFieldsSchema, type CarouselFields } from '../../carousel/carousel';
import type { Command } from '../command';

function mayBeStored(field: keyof CarouselFields, value: unknown): boolean {
  return carouselFieldsSchema.shape[field].safeParse(value).success;
}

/**
 * Renames the carousel; declines a blank title, the one it has (carousel-editor §5) and one that
 * is too long, since nothing is cut silently (decisions §9).
 */
export function renameCarousel(title: string): Command {
  const trimmed = title.trim();
  return {
    name: 'carousel.rename',
    effect: 'carousel',
    change: ({ deck }) => {
      if (trimmed === '' || trimmed === deck.carousel.title) return false;
      if (!mayBeStored('title', trimmed)) return false;
      deck.carousel.title = trimmed;
      return true;
    },
  };
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
