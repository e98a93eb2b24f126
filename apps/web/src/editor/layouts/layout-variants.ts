import {
  isComposed,
  layoutFitOf,
  slideAtPlace,
  slideLayouts,
  suitingLayouts,
  varyLayout,
  type Carousel,
  type Slide,
  createElement,
  type ElementType,
  type LayoutFit,
  type MissingContent,
  type SlideLayout,
} from '@arrasta/domain';
import { layoutLooksOf } from '@arrasta/palettes';
import { dispatch, flushedSession } from '../store/editor-store';
import { sampleWords } from '../../messages/layouts';

/** A layout that the slide does not fill, or that has no place for all of it. */
export interface OtherLayout extends LayoutFit {
  readonly layout: SlideLayout;
}

/** What a sample has where the slide has nothing: kinds of elements, and their contents. */
const samples: Readonly<Record<MissingContent, readonly (readonly [ElementType, string?])[]>> = {
  image: [['image']],
  images: [['image'], ['image']],
  list: [['list', sampleWords.list]],
  lists: [
    ['list', sampleWords.list],
    ['list', sampleWords.list],
  ],
  values: [['list', sampleWords.values]],
  figure: [['title', sampleWords.figure]],
  quotation: [['text', sampleWords.quotation]],
  words: [['title']],
};

/** The slide in a layout, with sample content for what it lacks. */
export function sampleOf(
  slide: Slide,
  { layout, missing }: OtherLayout,
  carousel: Carousel,
): Slide {
  const added = missing === null ? [] : samples[missing];
  const kinds = added.map(([type]) => type);
  const otherElements = slide.elements.filter(({ type }) => !kinds.includes(type));
  const elements = added.map(([type, content], place) => {
    const element = createElement(
      { id: `sample-${String(place)}`, type, position: otherElements.length + place },
      { primaryColor: carousel.primaryColor },
    );
    return content === undefined ? element : { ...element, content };
  });
  const [titles, others] = [
    elements.filter(({ type }) => type === 'title'),
    elements.filter(({ type }) => type !== 'title'),
  ];
  const all = [...titles, ...otherElements, ...others].map((one, position) => ({
    ...one,
    position,
  }));
  return { ...slide, layout, elements: all };
}

/** Gives the slide on the canvas its next variant (1), or the one before (-1). */
export function varySlide(step: 1 | -1): void {
  const session = flushedSession();
  if (session === null) return;
  dispatch(varyLayout(layoutLooksOf(session.state.deck.carousel), step));
}

/** The layouts that suit a slide, the best first, and the others with what they lack. */
export function groupLayouts(slides: readonly Slide[], index: number, carousel: Carousel) {
  const looks = layoutLooksOf(carousel);
  const suiting = suitingLayouts(slides, index, looks);
  const found = slides[index];
  const slide = found && slideAtPlace(found, index, looks);
  const others = slideLayouts.filter((layout) => isComposed(layout) && !suiting.includes(layout));
  return {
    suiting,
    others: others.flatMap((layout): OtherLayout[] =>
      slide === undefined ? [] : [{ layout, ...layoutFitOf(slide, layout) }],
    ),
  };
}
