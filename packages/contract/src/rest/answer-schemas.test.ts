import { expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { AiUsage } from '../ai/usage';
import type { ErrorBody } from '../error-code';
import type { OwnSession } from '../own-account/own-session';
import type { StoredPicture } from '../pictures/stored-picture';
import type { ContentPlan, SavedIdea } from '../plans/plan-output';
import type { AccountSettings } from '../settings/settings-output';
import type { DeckWire } from './deck-wire';
import type { PresetWire } from './preset-wire';
import type { UserWire } from './user-wire';
import type {
  deckAnswerSchema,
  errorAnswerSchema,
  pictureAnswerSchema,
  planAnswerSchema,
  presetAnswerSchema,
  savedIdeaAnswerSchema,
  sessionAnswerSchema,
  settingsAnswerSchema,
  usageAnswerSchema,
  userAnswerSchema,
} from './answer-schemas';

test('what is described is what is answered', () => {
  expectTypeOf<UserWire>().toExtend<z.infer<typeof userAnswerSchema>>();
  expectTypeOf<DeckWire>().toExtend<z.infer<typeof deckAnswerSchema>>();
  expectTypeOf<PresetWire>().toExtend<z.infer<typeof presetAnswerSchema>>();
  expectTypeOf<ContentPlan>().toExtend<z.infer<typeof planAnswerSchema>>();
  expectTypeOf<SavedIdea>().toExtend<z.infer<typeof savedIdeaAnswerSchema>>();
  expectTypeOf<StoredPicture>().toExtend<z.infer<typeof pictureAnswerSchema>>();
  expectTypeOf<AccountSettings>().toExtend<z.infer<typeof settingsAnswerSchema>>();
  expectTypeOf<AiUsage>().toExtend<z.infer<typeof usageAnswerSchema>>();
  expectTypeOf<OwnSession>().toExtend<z.infer<typeof sessionAnswerSchema>>();
  expectTypeOf<ErrorBody>().toExtend<z.infer<typeof errorAnswerSchema>>();
});
