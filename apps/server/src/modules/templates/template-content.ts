import {
  isId,
  type CreateTemplate,
  type TemplateDetail,
  type TemplateSummary,
  type TemplateCarousel,
} from '@arrasta/contract';
import {
  storedCarouselDefaults,
  type Env,
  newCarouselFields,
  carouselFieldsSchema,
  slideFieldsSchema,
  type CarouselFields,
  type SlideFields,
} from '@arrasta/domain';
import { deckOfTemplate, type Template } from '@arrasta/templates';
import type { Requester } from '../../kernel/security/answer-memory';
import { carouselNotFound } from '../carousels/carousels.service';
import type { DeckStore } from '../carousels/deck-store';
import { definedFields } from '../carousels/defined-fields';
import { completeNewSlides, deckSize, refuseTooLarge } from '../carousels/slide-changes';
import type { DataImages } from '../images/data-images';

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

interface StoredDeck {
  readonly carousel: CarouselFields;
  readonly slides: readonly SlideFields[];
}

/** What a template keeps of a deck: no identities, no times. Source: docs/product/api.md 26. */
function templateFields({ carousel, slides }: StoredDeck): {
  readonly carousel: TemplateCarousel;
  readonly slides: readonly SlideFields[];
} {
  return {
    carousel: pickFields(carousel, carouselNames) as TemplateCarousel,
    slides: slides.map((slide) => pickFields(slide, slideNames) as SlideFields),
  };
}

/** A built-in template as a line of the list. */
export function builtInSummary(template: Template): TemplateSummary {
  const { key, name, purpose, audience, theme, slides } = template;
  const { format } = newCarouselFields;
  return { key, name, purpose, audience, theme, format, slides: slides.length, own: false };
}

/** A built-in template with its slides, as a new carousel would have them. */
export function builtInDetail(template: Template, env: Env): TemplateDetail {
  return {
    ...builtInSummary(template),
    summary: template.summary,
    ...templateFields(deckOfTemplate(template, env)),
  };
}

export interface ContentDeps {
  readonly decks: Pick<DeckStore, 'deck'>;
  readonly dataImages: DataImages;
  readonly env: Env;
}

type TemplateSource = Omit<CreateTemplate, 'name' | 'purpose' | 'audience'>;
type TemplateContent = ReturnType<typeof templateFields>;

/** What was sent, with the documented defaults for what was left out. */
async function sentContent(
  { dataImages, env }: ContentDeps,
  userId: string,
  sent: TemplateSource,
): Promise<TemplateContent> {
  const { slides = [], carouselId: _none, ...looks } = await dataImages.store(userId, sent);
  const carousel = { ...storedCarouselDefaults, ...definedFields(looks) };
  const complete = completeNewSlides(slides, env.newId, carousel);
  refuseTooLarge(deckSize(complete));
  return templateFields({ carousel, slides: complete });
}

/** What a new template keeps: of a carousel of one's own, or what was sent. Source: docs/product/api.md 26, 28. */
export async function newTemplateContent(
  deps: ContentDeps,
  userId: string,
  source: TemplateSource,
  requester: Requester | undefined,
): Promise<TemplateContent> {
  const { carouselId } = source;
  if (carouselId === undefined) return sentContent(deps, userId, source);
  const deck = isId(carouselId) ? await deps.decks.deck(userId, carouselId, requester) : null;
  if (!deck) throw carouselNotFound();
  return templateFields(deck);
}
