import { carouselMessages, templateMessages, type CreateCarousel } from '@arrasta/contract';
import {
  readText,
  slideFieldsSchema,
  storedCarouselDefaults,
  type CarouselFields,
  type Env,
  type SlideFields,
} from '@arrasta/domain';
import { slidesOfText, withoutPhotograph } from '@arrasta/templates';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Requester } from '../../kernel/security/answer-memory';
import { definedFields } from './slide-changes';

/** What a template gives a new carousel; nothing in it has been used before. */
export interface TemplateDeck {
  readonly fields: Partial<CarouselFields>;
  readonly slides: SlideFields[];
}

/** Where new carousels get their templates from. */
export interface DeckTemplates {
  /** Null for a key that names none, or another account's. */
  readonly contentOf: (
    userId: string,
    key: string,
    requester: Requester,
  ) => Promise<TemplateDeck | null>;
}

/** @throws DomainError BAD_REQUEST for a key that names none, or another account's */
export async function requireTemplate(
  templates: DeckTemplates,
  userId: string,
  key: string,
  requester: Requester,
): Promise<TemplateDeck> {
  const content = await templates.contentOf(userId, key, requester);
  if (content !== null) return content;
  const issue = { path: 'template', message: templateMessages.unknownTemplate };
  throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
}

function refuseText(message: string): never {
  throw new DomainError('BAD_REQUEST', message, { issues: [{ path: 'text', message }] });
}

/** What a text says of a new carousel: its slides in the template's composition, and its title. */
function contentOfText(
  text: string,
  { fields, slides: template }: TemplateDeck,
  { theme, primaryColor, secondaryColor }: Partial<CarouselFields>,
  env: Env,
): Partial<TemplateDeck> {
  const outline = readText(text);
  if (outline === null) return {};
  const looks = {
    ...{ ...storedCarouselDefaults, ...fields },
    ...definedFields({ theme, primaryColor, secondaryColor }),
  };
  const { slides, slidesBeyond } = slidesOfText(outline, template, looks, env);
  if (slidesBeyond > 0) refuseText(carouselMessages.tooManySlidesInText);
  const { title } = outline;
  return {
    fields: { title, ...withoutPhotograph },
    slides: slides.map((slide) => slideFieldsSchema.parse(slide)),
  };
}

const noTemplate: TemplateDeck = { fields: {}, slides: [] };

/**
 * The new carousel with what its template and its text have where nothing was sent.
 * Source: docs/product/api.md 25, 29.
 */
export async function completeFromTemplate(
  { templates, env }: { readonly templates: DeckTemplates; readonly env: Env },
  userId: string,
  { template, text, ...sent }: CreateCarousel,
  requester: Requester,
): Promise<CreateCarousel> {
  const isFromText = typeof text === 'string' && text !== '';
  if (typeof template !== 'string' && !isFromText) return sent;
  if (isFromText && sent.slides !== undefined) refuseText(carouselMessages.textBesideSlides);
  const content =
    typeof template === 'string'
      ? await requireTemplate(templates, userId, template, requester)
      : noTemplate;
  const { title = '', ...fields } = definedFields(sent);
  const ofText = isFromText ? contentOfText(text, content, fields, env) : {};
  const { slides } = { ...content, ...ofText };
  const named = title.trim() === '' ? {} : { title };
  return { ...content.fields, ...ofText.fields, slides, ...fields, ...named };
}
