import { isVisibleName, limits, type SlideFields } from '@arrasta/domain';
import { templatePurposes } from '@arrasta/templates';
import { z } from 'zod';
import { accountMessages } from './account';
import { askedIdSchema, searchTextSchema, toTextBoolean, type TextBoolean } from './fields.schema';
import { templateMessages, type TemplateCarousel, type TemplateDetail } from './templates';

const purposeSchema = z.enum(templatePurposes);

/** The list; `q` finds each of its words as a beginning. Source: docs/product/api.md 24. */
export const listTemplatesSchema = z.object({
  q: searchTextSchema.optional(),
  purpose: purposeSchema.optional(),
});

export type ListTemplates = z.infer<typeof listTemplatesSchema>;

/** The key of a template: what is none names nothing, like an unknown one. */
export const byTemplateKeySchema = z.object({ key: askedIdSchema });

const nameSchema = z
  .string(templateMessages.nameMissing)
  .trim()
  .min(1, templateMessages.nameMissing)
  .max(limits.templateName, templateMessages.nameTooLong)
  .refine(isVisibleName, accountMessages.nameUnusable);

const audienceSchema = z
  .array(z.string().trim().min(1).max(limits.templateWord, templateMessages.wordTooLong))
  .max(limits.templateWords, templateMessages.tooManyWords);

/** Body of PUT /api/templates/{key}. */
export const templatePatchSchema = z.object({
  name: nameSchema.optional(),
  purpose: purposeSchema.nullable().optional(),
  audience: audienceSchema.optional(),
});

export type TemplatePatch = z.infer<typeof templatePatchSchema>;

export const updateTemplateSchema = templatePatchSchema.extend(byTemplateKeySchema.shape);

/** Body of POST /api/templates: a copy of a carousel of one's own under a name. */
export const createTemplateSchema = z.object({
  carouselId: askedIdSchema,
  name: nameSchema,
  purpose: purposeSchema.nullable().optional(),
  audience: audienceSchema.optional(),
});

export type CreateTemplate = z.infer<typeof createTemplateSchema>;

/** A template with its slides as REST answers it: the carousel's fields beside its own. */
export type TemplateWire = Omit<TemplateDetail, 'carousel' | 'theme' | 'format'> &
  Omit<TemplateCarousel, 'useCustomColors' | 'hideFooter'> & {
    readonly useCustomColors: TextBoolean;
    readonly hideFooter: TextBoolean;
    readonly slides: readonly SlideFields[];
  };

export function templateToWire({ carousel, ...template }: TemplateDetail): TemplateWire {
  return {
    ...carousel,
    ...template,
    format: carousel.format,
    useCustomColors: toTextBoolean(carousel.useCustomColors),
    hideFooter: toTextBoolean(carousel.hideFooter),
  };
}
