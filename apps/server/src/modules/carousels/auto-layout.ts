import type { SlidePatch } from '@arrasta/contract';
import { chooseOpenLayouts, type OpenSlide } from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import type { SlideToWrite } from './deck-store';
import { definedFields } from './defined-fields';

/** A slide to be written, and what of its looks the rules choose before. */
export interface OpenSlideToWrite extends OpenSlide {
  readonly slide: SlideToWrite;
}

/** What of a carousel the rules look at. */
type CarouselLooks = Parameters<typeof layoutLooksOf>[0];

/**
 * A slide with what was sent for it. One that is sent with the layout `auto` leaves it to the rules,
 * and its tone where none is sent; nobody picked it then, unless that is said in the same body.
 * Source: docs/product/layouts.md 13.
 */
export function openSlide(sent: SlidePatch, before: SlideToWrite): OpenSlideToWrite {
  const { layout = before.layout, ...fields } = definedFields(sent);
  const isLayoutOpen = layout === 'auto';
  const look = isLayoutOpen ? { layoutPinned: false } : { layout };
  return {
    slide: { ...before, ...look, ...fields },
    isLayoutOpen,
    isToneOpen: isLayoutOpen && fields.tone === undefined,
  };
}

/** All slides of a deck with the layouts and tones that are open chosen by the rules. */
export function chooseAutoLayouts(
  slides: readonly OpenSlideToWrite[],
  carousel: CarouselLooks,
): SlideToWrite[] {
  if (!slides.some(({ isLayoutOpen }) => isLayoutOpen)) return slides.map(({ slide }) => slide);
  const inOrder = [...slides].sort((one, other) => one.slide.position - other.slide.position);
  const chosen = chooseOpenLayouts(inOrder, layoutLooksOf(carousel));
  return inOrder.map(({ slide }, index) => ({ ...slide, ...chosen[index] }));
}

/** One slide with its open layout and tone chosen by the rules, among the stored ones of its deck. */
export function chooseAutoLayout(
  open: OpenSlideToWrite,
  stored: readonly SlideToWrite[],
  carousel: CarouselLooks,
): SlideToWrite {
  const { id } = open.slide;
  const others = stored.filter((slide) => slide.id !== id).map((slide) => openSlide({}, slide));
  const slides = chooseAutoLayouts([...others, open], carousel);
  return slides.find((slide) => slide.id === id) ?? open.slide;
}
