import type { Element } from '../element/element';
import type { ElementType } from '../element/element-type';
import type { EmphasisRange } from '../element/emphasis';
import type { SlideFormat } from './layout';
import { createElement } from '../element/kinds';
import type { Env } from '../env';
import type { Slide, SlideFields } from './slide';

/** What a stored slide has where nothing was said. Source: docs/product/slides.md 2. */
export const slideDefaults: SlideFields = {
  position: 0,
  title: null,
  subtitle: null,
  content: null,
  type: 'content',
  layout: 'centered',
  tone: 'paper',
  layoutPinned: false,
  backgroundColor: '#FFFFFF',
  textColor: '#111827',
  titleFontSize: 'text-4xl',
  titleAlignment: 'text-left',
  subtitleFontSize: 'text-sm',
  subtitleAlignment: 'text-left',
  contentFontSize: 'text-base',
  contentAlignment: 'text-center',
  imageObjectFit: 'cover',
  imageOpacity: 100,
  backgroundImageUrl: null,
  backgroundImageOpacity: 20,
  overlayColor: null,
  overlayOpacity: 40,
  altText: null,
  elements: [],
};

interface SlideContent {
  readonly type: ElementType;
  /** Left out: the kind's placeholder. */
  readonly content?: string;
  readonly emphasis?: readonly EmphasisRange[];
  readonly style?: Element['style'];
}

interface NewSlide {
  readonly position: number;
  readonly primaryColor: string;
  readonly elements: readonly SlideContent[];
  readonly fields?: Partial<SlideFields>;
}

/**
 * A slide with the given elements, in order, each with its kind's defaults where it sets nothing.
 */
export function createSlide(slide: NewSlide, { newId, now }: Env): Slide {
  const time = now();
  const elements = slide.elements.map(({ style, ...content }, position) => {
    const element = createElement({ id: newId(), position, ...content }, slide);
    return { ...element, style: { ...element.style, ...style } };
  });
  return {
    ...slideDefaults,
    ...slide.fields,
    id: newId(),
    position: slide.position,
    elements,
    createdAt: time,
    updatedAt: time,
  };
}

/** In a square there is less room for a picture beside words, in every theme. */
const squareImage = { imageHeight: 'h-24' } as const;

/**
 * The slide that "Adicionar" appends: title, text and picture. Source: docs/product/slides.md 5.
 */
export function createTemplateSlide(
  { format, ...slide }: Pick<NewSlide, 'position' | 'primaryColor'> & { format: SlideFormat },
  env: Env,
): Slide {
  return createSlide(
    {
      ...slide,
      fields: { overlayOpacity: 0 },
      elements: [
        { type: 'title', content: 'Título do slide' },
        {
          type: 'text',
          content: 'Escreva aqui o texto deste slide.',
          style: { alignment: 'text-left' },
        },
        { type: 'image', ...(format === '1:1' && { style: squareImage }) },
      ],
    },
    env,
  );
}

/** What an idea proposes for one slide, and the address of a picture for it. */
export interface ProposedSlide {
  readonly title: string;
  readonly content: string;
  readonly imageUrl: string | null;
}

/**
 * A proposed slide as it is made: title, text, picture, without what is not there.
 * Source: docs/product/slides.md 15.
 */
export function createProposedSlide(
  { title, content, imageUrl: image }: ProposedSlide,
  slide: Pick<NewSlide, 'position' | 'primaryColor'>,
  env: Env,
): Slide {
  const elements: SlideContent[] = [
    { type: 'title', content: title },
    { type: 'text', content, style: { alignment: 'text-left' } },
    { type: 'image', content: image ?? '' },
  ];
  return createSlide(
    {
      ...slide,
      fields: { type: 'content', backgroundColor: '#FFFFFF', textColor: '#111827' },
      elements: elements.filter((element) => element.content?.trim() !== ''),
    },
    env,
  );
}

/**
 * A copy with new identities for the slide and everything on it. Source: docs/product/slides.md 6.
 */
export function copyOfSlide(slide: Slide, position: number, { newId, now }: Env): Slide {
  const time = now();
  return {
    ...slide,
    id: newId(),
    position,
    createdAt: time,
    updatedAt: time,
    elements: slide.elements.map((element) => ({ ...element, id: newId() })),
  };
}
