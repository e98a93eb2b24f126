import { carouselMessages } from '@arrasta/contract';
import { limits, type SlideFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';

/** What the names and short values of a slide take up, in bytes. */
const perSlide = 700;

type CountedSlide = Pick<
  SlideFields,
  'elements' | 'title' | 'subtitle' | 'content' | 'altText' | 'backgroundImageUrl'
>;

/** Of a text in UTF-8. */
export const bytesOf = (text: string | null): number =>
  text === null ? 0 : Buffer.byteLength(text);

/** Bytes of slides as JSON; the database's function slides_size counts in the same way. */
export function deckSize(slides: readonly CountedSlide[]): number {
  return slides.reduce((sum, slide) => {
    const { title, subtitle, content, altText, backgroundImageUrl } = slide;
    const texts = [title, subtitle, content, altText, backgroundImageUrl].map(bytesOf);
    const elements = Buffer.byteLength(JSON.stringify(slide.elements));
    return sum + texts.reduce((one, other) => one + other, perSlide + elements);
  }, 0);
}

/**
 * Refuses a deck that is larger than one may be, but for one that was and becomes no larger: an old
 * deck can still be edited. Source: docs/product/configuration.md 6.
 */
export function refuseTooLarge(size: number, before = 0): void {
  if (size <= limits.deckJson || size <= before) return;
  const message = carouselMessages.deckTooLarge(size);
  const budget = { used: size, allowed: limits.deckJson };
  throw new DomainError('PAYLOAD_TOO_LARGE', message, { budget });
}
