import { isId, type CreateTemplate } from '@arrasta/contract';
import { storedCarouselDefaults, type Env } from '@arrasta/domain';
import type { Requester } from '../../kernel/security/answer-memory';
import { carouselNotFound } from '../carousels/carousels.service';
import type { DeckStore } from '../carousels/deck-store';
import { definedFields } from '../carousels/defined-fields';
import { completeNewSlides, deckSize, refuseTooLarge } from '../carousels/slide-changes';
import type { DataImages } from '../images/data-images';
import { templateFields } from './template-fields';

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
