import {
  carouselFieldsSchema,
  carouselSchema,
  presetFieldsSchema,
  slideFieldsSchema,
  slideSchema,
} from '@arrasta/domain';
import { templatePurposes } from '@arrasta/templates';
import { z } from 'zod';
import { accessTokenScopes } from './access-tokens';
import { generationKinds } from './ai';
import { auditActions } from './audit';
import { plans, roles } from './account';
import { aiTones } from './settings';
import { errorTable, type ErrorCode } from './errors';

const errorCodes = Object.keys(errorTable) as ErrorCode[];
const textBoolean = z.enum(['true', 'false']);
const times = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
const textBooleans = { useCustomColors: textBoolean, hideFooter: textBoolean };

/** An account. */
export const userAnswerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  roleUser: z.enum(roles),
  plan: z.enum(plans),
  isBlocked: textBoolean,
  ...times,
});

/** A slide with its elements. */
export const slideAnswerSchema = z.object({ ...slideSchema.shape, carouselId: z.uuid() });

/** A carousel without its slides. */
export const carouselAnswerSchema = z.object({
  ...carouselSchema.shape,
  ...textBooleans,
  userId: z.uuid(),
  version: z.number().int().min(1),
});

/** A line of the list of carousels. */
export const carouselSummaryAnswerSchema = carouselAnswerSchema.omit({
  brandAvatarUrl: true,
  panoramaImageUrl: true,
  socialCaption: true,
});

/** A carousel with its slides, sorted by position. */
export const deckAnswerSchema = carouselAnswerSchema.extend({
  slides: z.array(slideAnswerSchema).readonly(),
});

/** Other texts in the order of those that were sent. */
export const rewrittenAnswerSchema = z.object({ options: z.array(z.array(z.string())).readonly() });

/** A deck as it was written; its slides belong to no carousel yet. */
export const writtenDeckAnswerSchema = z.object({
  title: z.string(),
  description: z.string().nullable(),
  slides: z.array(slideSchema).readonly(),
  imagesGenerated: z.number().int().min(0),
  truncated: z.boolean(),
  unwritten: z.array(z.number().int().min(0)).readonly(),
  theme: z.string().nullable(),
});

/** A preset. */
export const presetAnswerSchema = z.object({
  ...presetFieldsSchema.shape,
  ...textBooleans,
  ...times,
  id: z.uuid(),
  userId: z.uuid(),
});

/** A line of the list of templates; `slides` is how many it has. */
export const templateSummaryAnswerSchema = z.object({
  key: z.string(),
  name: z.string(),
  purpose: z.enum(templatePurposes).nullable(),
  audience: z.array(z.string()).readonly(),
  theme: z.string(),
  format: carouselFieldsSchema.shape.format,
  slides: z.number().int().min(0),
  own: z.boolean(),
});

/** A template with its slides. */
export const templateAnswerSchema = z
  .object(carouselFieldsSchema.shape)
  .omit({ title: true, description: true, socialCaption: true })
  .extend({
    ...templateSummaryAnswerSchema.shape,
    ...textBooleans,
    summary: z.string().nullable(),
    slides: z.array(z.object(slideFieldsSchema.shape)).readonly(),
  });

/** A picture that is kept; `url` is what a deck refers to. */
export const imageAnswerSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
});

/** One's settings. */
export const settingsAnswerSchema = z.object({
  hasOpenAIKey: z.boolean(),
  aiTone: z.enum(aiTones),
  aiInstructions: z.string().nullable(),
  imageSource: z.string(),
  hasGoogleApiKey: z.boolean(),
  googleSearchEngineId: z.string().nullable(),
});

/** An access token as it is listed. */
export const accessTokenAnswerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(accessTokenScopes),
  beginning: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
});

/** An access token that was just made. */
export const newAccessTokenAnswerSchema = accessTokenAnswerSchema.extend({ token: z.string() });

/** A live session of one's own. */
export const sessionAnswerSchema = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string().nullable(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isOwn: z.boolean(),
});

const budgetUse = (allowed: z.ZodType) => z.object({ used: z.number().min(0), allowed });

/** What an account keeps of what it may. */
export const storageAnswerSchema = z.object({
  carousels: budgetUse(z.number().int()),
  bytes: budgetUse(z.number().int().nullable()),
});

const auditPerson = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** A line of the audit log. */
export const auditLineAnswerSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  actor: auditPerson.nullable(),
  token: auditPerson.omit({ email: true }).nullable(),
  subject: z.string().nullable(),
  about: auditPerson.nullable(),
  ip: z.string(),
});

/** A caption, as it was kept. */
export const captionAnswerSchema = z.object({ caption: z.string().min(1) });

const ideaSlide = z.object({ number: z.number().int(), title: z.string(), content: z.string() });

/** An idea of a plan. */
export const ideaAnswerSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  content: z.string(),
  slides: z.array(ideaSlide).readonly(),
});

/** The ideas of a plan, as they were kept with it. */
export const generatedIdeasAnswerSchema = z.object({ ideas: z.array(ideaAnswerSchema).readonly() });

/** A plan with the ideas that were last generated for it. */
export const planAnswerSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  mainTopic: z.string(),
  targetAudience: z.string(),
  tone: z.enum(aiTones),
  goals: z.string().nullable(),
  carouselIdeas: z.array(ideaAnswerSchema).readonly(),
  totalCarousels: z.number().int(),
  status: z.string(),
  ...times,
});

/** An idea that was kept for later. */
export const savedIdeaAnswerSchema = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  planId: z.uuid().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  content: z.string().nullable(),
  slides: z.array(ideaSlide).readonly(),
  status: z.string(),
  ...times,
});

const count = z.number().int().min(0);
const generationCounts = Object.fromEntries(generationKinds.map((kind) => [kind, count]));

/** One's usage of AI: sums since a moment, and a page of the generations. */
export const usageAnswerSchema = z.object({
  totals: z.object({
    since: z.iso.datetime(),
    generations: z.object(generationCounts),
    unfinished: count,
    inputTokens: count,
    outputTokens: count,
    pictures: count,
  }),
  entries: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum(generationKinds),
        model: z.string(),
        inputTokens: count.nullable(),
        outputTokens: count.nullable(),
        pictures: count,
        durationMs: count,
        outcome: z.enum(['ok', 'cancelled', ...errorCodes]),
        startedAt: z.iso.datetime(),
      }),
    )
    .readonly(),
  nextCursor: z.uuid().nullable(),
});

/** A picture that was made. */
export const generatedImageAnswerSchema = z.object({ url: z.string() });

/** The text of a page. */
export const readPageAnswerSchema = z.object({
  title: z.string().nullable(),
  text: z.string(),
  truncated: z.boolean(),
});

/** A picture that was found, with whose it is. */
export const foundImageAnswerSchema = z.object({
  url: z.string(),
  source: z.string(),
  author: z.string().nullable(),
  license: z.string().nullable(),
  pageUrl: z.string().nullable(),
});

/** Every answer that is an error. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .readonly()
    .optional(),
  used: z.number().int().min(0).optional(),
  allowed: z.number().int().min(0).optional(),
  requestId: z.string().optional(),
  needsApiKey: z.literal(true).optional(),
});
