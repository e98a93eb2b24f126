import { isVisibleName, limits, type SlideFields } from '@arrasta/domain';
import { templatePurposes } from '@arrasta/templates';
import { z } from 'zod';
import { accountMessages } from './account';
import {
  carouselPatchInputSchema,
  carouselPatchWireSchema,
  createCarouselSchema,
  createCarouselWireSchema,
} from './carousels.schema';
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

/** What a template is kept under, beside what is in it. */
const storedFields = {
  carouselId: askedIdSchema.optional(),
  name: nameSchema,
  purpose: purposeSchema.nullable().optional(),
  audience: audienceSchema.optional(),
};

const ofOnePost = { title: true, description: true, socialCaption: true } as const;

interface Source {
  readonly carouselId?: string | undefined;
  readonly slides?: unknown;
}

const hasOneSource = ({ carouselId, slides }: Source) =>
  (carouselId === undefined) !== (slides === undefined);

const oneSource = { path: ['carouselId'], message: templateMessages.oneSource };

/**
 * A new template under a name: a copy of a carousel of one's own, or the slides that are sent, in
 * the looks that come with them. Source: docs/product/api.md 26, 28.
 */
export const createTemplateSchema = carouselPatchInputSchema
  .omit(ofOnePost)
  .extend({ ...storedFields, slides: createCarouselSchema.shape.slides })
  .refine(hasOneSource, oneSource);

export type CreateTemplate = z.infer<typeof createTemplateSchema>;

/** Body of POST /api/templates. */
export const createTemplateWireSchema = carouselPatchWireSchema
  .omit(ofOnePost)
  .extend({ ...storedFields, slides: createCarouselWireSchema.shape.slides })
  .refine(hasOneSource, oneSource);

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
