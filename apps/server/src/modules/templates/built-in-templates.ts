import type { TemplateDetail, TemplateSummary } from '@arrasta/contract';
import { newCarouselFields, type Env } from '@arrasta/domain';
import { deckOfTemplate, type Template } from '@arrasta/templates';
import { templateFields } from './template-fields';

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
