import { carouselMessages, type NewSlide } from '@arrasta/contract';
import { slideDefaults, type SlideFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { SlideToWrite } from './deck-store';

/** The answer where an id of a new carousel or slide is there already, whoever owns it. */
export function idConflict(): DomainError {
  return new DomainError('CONFLICT', carouselMessages.idConflict);
}

/** The fields of a patch that were given; `undefined` means "left out". */
export function definedFields<Fields extends object>(
  patch: Fields,
): Partial<{
  [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
}> {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof definedFields<Fields>>;
}

/** A slide as it will be stored: what was left out takes the documented defaults. */
export function completeSlide(slide: NewSlide, id: string, nextPosition: number): SlideToWrite {
  const { id: _, ...fields } = slide;
  const own: Partial<SlideFields> = definedFields(fields);
  return { ...slideDefaults, position: nextPosition, ...own, id };
}

/** The slides of a new carousel; positions left out come after the one before. */
export function completeNewSlides(
  slides: readonly NewSlide[],
  newId: () => string,
): SlideToWrite[] {
  const complete: SlideToWrite[] = [];
  let nextPosition = 0;
  for (const slide of slides) {
    const written = completeSlide(slide, slide.id ?? newId(), nextPosition);
    complete.push(written);
    nextPosition = Math.max(nextPosition, written.position + 1);
  }
  return complete;
}
