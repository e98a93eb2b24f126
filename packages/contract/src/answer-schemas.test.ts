import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { AiUsage } from './ai';
import type { ErrorBody } from './errors';
import type { OwnSession } from './own-account';
import type { StoredImage } from './images';
import type { ContentPlan, SavedIdea } from './plans';
import type { AccountSettings } from './settings';
import type { DeckWire } from './carousels.schema';
import type { PresetWire } from './presets.schema';
import type { TemplateWire } from './templates.schema';
import type { TemplateSummary } from './templates';
import type { UserWire } from './admin.schema';
import type {
  deckAnswerSchema,
  errorAnswerSchema,
  imageAnswerSchema,
  planAnswerSchema,
  presetAnswerSchema,
  savedIdeaAnswerSchema,
  sessionAnswerSchema,
  settingsAnswerSchema,
  templateAnswerSchema,
  templateSummaryAnswerSchema,
  usageAnswerSchema,
  userAnswerSchema,
} from './answers.schema';

test('what is described is what is answered', () => {
  expectTypeOf<UserWire>().toExtend<z.infer<typeof userAnswerSchema>>();
  expectTypeOf<DeckWire>().toExtend<z.infer<typeof deckAnswerSchema>>();
  expectTypeOf<PresetWire>().toExtend<z.infer<typeof presetAnswerSchema>>();
  expectTypeOf<TemplateSummary>().toExtend<z.infer<typeof templateSummaryAnswerSchema>>();
  expectTypeOf<TemplateWire>().toExtend<z.infer<typeof templateAnswerSchema>>();
  expectTypeOf<ContentPlan>().toExtend<z.infer<typeof planAnswerSchema>>();
  expectTypeOf<SavedIdea>().toExtend<z.infer<typeof savedIdeaAnswerSchema>>();
  expectTypeOf<StoredImage>().toExtend<z.infer<typeof imageAnswerSchema>>();
  expectTypeOf<AccountSettings>().toExtend<z.infer<typeof settingsAnswerSchema>>();
  expectTypeOf<AiUsage>().toExtend<z.infer<typeof usageAnswerSchema>>();
  expectTypeOf<OwnSession>().toExtend<z.infer<typeof sessionAnswerSchema>>();
  expectTypeOf<ErrorBody>().toExtend<z.infer<typeof errorAnswerSchema>>();
});
