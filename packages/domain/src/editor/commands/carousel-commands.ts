import type { CarouselFields } from '../../carousel/carousel';
import { limits } from '../../limits';
import type { Command } from '../command';

/** Renames the carousel; declines a blank title and the one it has (carousel-editor §5). */
export function renameCarousel(title: string): Command {
  const trimmed = title.trim().slice(0, limits.carouselTitle);
  return {
    name: 'carousel.rename',
    effect: 'carousel',
    change: ({ deck }) => {
      if (trimmed === '' || trimmed === deck.carousel.title) return false;
      deck.carousel.title = trimmed;
      return true;
    },
  };
}

export type CarouselSettings = Omit<CarouselFields, 'title'>;

/** Sets one setting of the carousel; repeated settings of the same field are one step of undo. */
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
      settings[field] = value;
      return true;
    },
  };
}
