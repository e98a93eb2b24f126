import { aSlide, anElement } from '@arrasta/testkit';
import { newCarouselFields, type CarouselFields, type Slide } from '@arrasta/domain';

/** How much there is in the database. Source: the aims that README.md lists. */
export const amounts = { carousels: 1_000, slidesPerDeck: 10, listPage: 20 } as const;

/** The carousel of every deck here. */
export const benchCarousel: CarouselFields = {
  ...newCarouselFields,
  title: 'Dez hábitos de quem publica toda semana',
  brandName: 'Ana Souza',
  brandHandle: '@anasouza',
};

/** Ten slides of a title, a text and a list each: about 11 kB of JSON. */
export function benchSlides(): Slide[] {
  return Array.from({ length: amounts.slidesPerDeck }, (_, position) =>
    aSlide({
      position,
      elements: [anElement('title'), anElement('text'), anElement('list')],
    }),
  );
}
