import { templateMessages, type CreateCarousel, type NewSlide } from '@arrasta/contract';
import type { CarouselFields } from '@arrasta/domain';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Requester } from '../../kernel/security/answer-memory';
import { definedFields } from './defined-fields';

/** What a template gives a new carousel; nothing in it has been used before. */
export interface TemplateContent {
  readonly fields: Partial<CarouselFields>;
  readonly slides: NewSlide[];
}

/** Where new carousels get their templates from. */
export interface DeckTemplates {
  /** Null for a key that names none, or another account's. */
  readonly contentOf: (
    userId: string,
    key: string,
    requester: Requester,
  ) => Promise<TemplateContent | null>;
}

/** The new carousel with what its template has where nothing was sent. Source: docs/product/api.md 25. */
export async function completeFromTemplate(
  templates: DeckTemplates,
  userId: string,
  { template, ...sent }: CreateCarousel,
  requester: Requester,
): Promise<CreateCarousel> {
  if (typeof template !== 'string') return sent;
  const content = await templates.contentOf(userId, template, requester);
  if (content === null) {
    const issue = { path: 'template', message: templateMessages.unknownTemplate };
    throw new DomainError('BAD_REQUEST', issue.message, { issues: [issue] });
  }
  const { title = '', ...fields } = definedFields(sent);
  const named = title.trim() === '' ? {} : { title };
  return { ...content.fields, slides: content.slides, ...fields, ...named };
}
