import {
  chooseOpenLayouts,
  createSlide,
  divideOutline,
  limits,
  type Carousel,
  type CarouselFields,
  type Deck,
  type Env,
  type LayoutLooks,
  type Outline,
  type OutlinePlace,
  type OutlineSlide,
  type Slide,
} from '@arrasta/domain';
import { layoutLooksOf, themeOf, type ThemeFacts } from '@arrasta/palettes';
import { layOutAsTemplate, type SlideOfTemplate } from './choose-template-layouts';

/** What of a carousel is its own, whatever it is made to look like. */
type OwnFields = Pick<
  CarouselFields,
  'title' | 'description' | 'socialCaption' | 'brandName' | 'brandHandle' | 'brandAvatarUrl'
>;

/** The photograph of a template is one of its pictures. */
export const withoutPhotograph = { panoramaImageUrl: null } as const;

/** A carousel that looks like the template and says what it says itself. */
export function withLooksOfTemplate(carousel: Carousel, template: Deck['carousel']): Carousel {
  const { title, description, socialCaption, brandName, brandHandle, brandAvatarUrl } = carousel;
  const own: OwnFields = {
    title,
    description,
    socialCaption,
    brandName,
    brandHandle,
    brandAvatarUrl,
  };
  const { id, createdAt, updatedAt } = carousel;
  return { ...template, ...withoutPhotograph, ...own, id, createdAt, updatedAt };
}

const numbered = { listType: 'numbered' } as const;

/** A slide whose sizes are left to its layout; a text is aligned as its theme has it. */
function newSlide(
  { type, elements }: OutlineSlide,
  { alignment, ...place }: OutlinePlace & { readonly alignment: ThemeFacts['alignment'] },
  env: Env,
): Slide {
  const styled = elements.map(({ isNumbered, ...element }) => {
    if (isNumbered === true) return { ...element, style: numbered };
    return element.type === 'text' ? { ...element, style: { alignment } } : element;
  });
  return createSlide({ ...place, fields: { type }, elements: styled }, env);
}

/** Slides made of a text, and how many more there would be than a carousel may have. */
export interface SlidesOfText {
  readonly slides: readonly Slide[];
  readonly slidesBeyond: number;
}

/** Layouts and tones by what the slides say alone. */
function layOutByRules(slides: readonly Slide[], looks: LayoutLooks): Slide[] {
  const open = slides.map((slide) => ({ slide, isLayoutOpen: true, isToneOpen: true }));
  const chosen = chooseOpenLayouts(open, looks);
  return slides.map((slide, index) => ({ ...slide, ...chosen[index] }));
}

type Looks = Pick<CarouselFields, 'theme' | 'primaryColor' | 'secondaryColor'>;

/**
 * A text as slides in the composition of a template: every sentence, item and picture of it once
 * and in order, and none of the template's. Source: docs/product/templates.md 7, 8, 9.
 * @param text its sections as they were written, however long
 * @param template its slides; without any the rules choose all layouts
 */
export function slidesOfText(
  text: Pick<Outline, 'slides'>,
  template: readonly SlideOfTemplate[],
  looks: Looks,
  env: Env,
): SlidesOfText {
  const { primaryColor } = looks;
  const { alignment } = themeOf(looks.theme);
  const divided = divideOutline(text.slides);
  const slides = divided
    .slice(0, limits.slidesPerCarousel)
    .map((slide, position) => newSlide(slide, { position, primaryColor, alignment }, env));
  const layoutLooks = layoutLooksOf(looks);
  const isOfTemplate = template.length > 0;
  return {
    slides: isOfTemplate
      ? layOutAsTemplate(slides, template, layoutLooks)
      : layOutByRules(slides, layoutLooks),
    slidesBeyond: divided.length - slides.length,
  };
}

/** A carousel made of a text, and how many of its slides are more than a carousel may have. */
export interface PlacedText {
  readonly deck: Deck;
  readonly slidesBeyond: number;
}

/**
 * A new carousel of the given one's brand that says what the text says and looks like the template.
 * Source: docs/product/templates.md 7.
 * @param template a carousel made of it
 */
export function placeTextInTemplate(
  text: Outline,
  template: Deck,
  base: Pick<CarouselFields, 'brandName' | 'brandHandle' | 'brandAvatarUrl'>,
  env: Env,
): PlacedText {
  const { title, description } = text;
  const { brandName, brandHandle, brandAvatarUrl } = base;
  const time = env.now();
  const carousel = {
    ...template.carousel,
    ...withoutPhotograph,
    ...{ title, description, socialCaption: null, brandName, brandHandle, brandAvatarUrl },
    ...{ id: env.newId(), createdAt: time, updatedAt: time },
  };
  const { slides, slidesBeyond } = slidesOfText(text, template.slides, carousel, env);
  return { deck: { carousel, slides }, slidesBeyond };
}
