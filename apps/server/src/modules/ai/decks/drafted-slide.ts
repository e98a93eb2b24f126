import {
  slideOfOutline,
  type OutlineElement,
  type OutlineSlide,
  type Slide,
  type Surroundings,
} from '@arrasta/domain';

/** A slide while its deck is being written. */
export interface DraftedSlide {
  readonly slide: Slide;
  /** What it says; null where that could not be read. */
  readonly outline: OutlineSlide | null;
  /** The picture that is looked for; null where none is wanted, or no longer. */
  readonly wanted: string | null;
}

export interface DraftPlace extends Surroundings {
  readonly primaryColor: string;
}

const isImage = ({ type }: OutlineElement) => type === 'image';

function slideWith(
  outline: OutlineSlide,
  elements: readonly OutlineElement[],
  position: number,
  place: DraftPlace,
): Slide {
  const { primaryColor } = place;
  return slideOfOutline({ ...outline, elements }, { position, primaryColor }, place);
}

/** A slide without its picture, which is still to be found. */
export function draftSlide(
  outline: OutlineSlide | null,
  position: number,
  place: DraftPlace,
): DraftedSlide {
  const { type, elements } = outline ?? {
    type: position === 0 ? 'intro' : 'content',
    elements: [],
  };
  const words = elements.filter((element) => !isImage(element));
  return {
    slide: slideWith({ type, elements }, words, position, place),
    outline,
    wanted: elements.find(isImage)?.content ?? null,
  };
}

/** The slide with what came of its errand; where that was nothing, it stays as it is. */
export function withPicture(
  { slide, outline }: DraftedSlide,
  url: string | null,
  place: DraftPlace,
): DraftedSlide {
  if (outline === null || url === null) return { slide, outline, wanted: null };
  const elements = outline.elements.map((element) =>
    isImage(element) ? { ...element, content: url } : element,
  );
  const drawn = slideWith(outline, elements, slide.position, place);
  return { slide: { ...drawn, id: slide.id, createdAt: slide.createdAt }, outline, wanted: null };
}
