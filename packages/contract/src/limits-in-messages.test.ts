import { limits } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { accessTokenMessages } from './access-tokens';
import { adminMessages } from './admin';
import { aiMessages } from './ai';
import { carouselMessages } from './carousels';
import { ideaMessages, planMessages } from './plans';
import { presetMessages } from './presets';
import { settingsMessages } from './settings';
import { templateMessages } from './templates';

/** Messages that say how much there may be, and the limit that they speak of. */
const messages: readonly (readonly [string, number])[] = [
  [accessTokenMessages.tooMany, limits.accessTokensPerAccount],
  [adminMessages.nameTooShort, limits.minPersonName],
  [adminMessages.passwordTooShort, limits.minPassword],
  [aiMessages.promptTooLong, limits.prompt],
  [carouselMessages.tooManySlides, limits.slidesPerCarousel],
  [planMessages.topicTooShort, limits.minMainTopic],
  [planMessages.topicTooLong, limits.mainTopic],
  [planMessages.audienceTooShort, limits.minTargetAudience],
  [planMessages.audienceTooLong, limits.targetAudience],
  [planMessages.titleTooLong, limits.planTitle],
  [planMessages.descriptionTooLong, limits.description],
  [planMessages.goalsTooLong, limits.goals],
  [planMessages.tooManyPlans, limits.plansPerAccount],
  [ideaMessages.contentTooLong, limits.ideaContent],
  [ideaMessages.tooManySlides, limits.ideaSlides],
  [ideaMessages.tooManyIdeas, limits.savedIdeasPerAccount],
  [presetMessages.tooManyPresets, limits.presetsPerAccount],
  [templateMessages.tooManyTemplates, limits.templatesPerAccount],
  [templateMessages.tooManyWords, limits.templateWords],
  [templateMessages.wordTooLong, limits.templateWord],
  [settingsMessages.instructionsTooLong, limits.aiInstructions],
  [settingsMessages.keyUnusable, limits.providerKey],
];

test.each(messages)('%s', (message, limit) => {
  expect(message).toMatch(new RegExp(`(?<!\\d)${limit.toLocaleString('pt-BR')}(?!\\d)`));
});
