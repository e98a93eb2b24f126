import type { TemplateCarousel } from '@arrasta/contract';
import {
  carouselFieldsSchema,
  slideFieldsSchema,
  type CarouselFields,
  type SlideFields,
} from '@arrasta/domain';

/** What is of one post, and not of those that are made from it. */
const ofOnePost: readonly string[] = [
  'title',
  'description',
  'socialCaption',
] satisfies (keyof CarouselFields)[];

const carouselNames = Object.keys(carouselFieldsSchema.shape).filter(
  (name) => !ofOnePost.includes(name),
);
const slideNames = Object.keys(slideFieldsSchema.shape);

function pickFields(values: object, names: readonly string[]): object {
  const all = values as Readonly<Record<string, unknown>>;
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

interface TemplateSource {
  readonly carousel: CarouselFields;
  readonly slides: readonly SlideFields[];
}

/** What a template keeps of a deck: no identities, no times. Source: docs/product/api.md 26. */
export function templateFields({ carousel, slides }: TemplateSource): {
  readonly carousel: TemplateCarousel;
  readonly slides: readonly SlideFields[];
} {
  return {
    carousel: pickFields(carousel, carouselNames) as TemplateCarousel,
    slides: slides.map((slide) => pickFields(slide, slideNames) as SlideFields),
  };
}
