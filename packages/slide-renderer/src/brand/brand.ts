import type { CarouselFields } from '@arrasta/domain';
import type { Scene } from '../context';

/** The brand as it is drawn: blank parts are null. */
export interface Brand {
  readonly name: string | null;
  readonly handle: string | null;
  readonly avatar: string | null;
}

function filled(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** The brand of a carousel; null where none of its parts is set. */
export function brandOf(carousel: CarouselFields): Brand | null {
  const name = filled(carousel.brandName);
  const handle = filled(carousel.brandHandle);
  const avatar = carousel.brandAvatarUrl;
  return name === null && handle === null && avatar === null ? null : { name, handle, avatar };
}

/** The letter drawn where there is no avatar picture. */
export function initialOf({ name, handle }: Brand): string {
  const words = name ?? handle?.replace(/^@/, '') ?? '';
  const [first] = new Intl.Segmenter('pt-BR').segment(words);
  return first?.segment.toLocaleUpperCase('pt-BR') ?? '';
}

/** Whether the swipe hint shows: never on the last slide. */
export function showsSwipeHint({ carousel, isLast }: Scene): boolean {
  return carousel.pageIndicator === 'swipe_hint' && !isLast;
}

export function showsPageNumber({ carousel }: Scene): boolean {
  return carousel.pageIndicator === 'page_number';
}

/** Whether a theme's numbers, segments and dots show: with every indicator but `none`. */
export function showsProgress({ carousel }: Scene): boolean {
  return carousel.pageIndicator !== 'none';
}
