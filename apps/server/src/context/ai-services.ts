import { captionService } from '../modules/ai/caption.service';
import { oneAtATime } from '../modules/ai/one-at-a-time';
import type { CarouselsService } from '../modules/carousels/carousels.service';
import type { DeckStore } from '../modules/carousels/deck-store';
import type { SettingsService } from '../modules/settings/settings.service';
import { openAiTextModel } from '../providers/openai/openai-text-model';
import type { RateLimits } from '../security/rate-limits';
import type { Services } from '../trpc/call-context';
import type { AppContext } from './app-context';

interface Needs {
  readonly carousels: CarouselsService;
  readonly decks: DeckStore;
  readonly settings: SettingsService;
  readonly limits: RateLimits;
}

/** What is generated: all of it by one provider, one thing of an account at a time. */
export function aiServices(
  ai: AppContext['config']['ai'],
  { carousels, decks, ...rest }: Needs,
): Pick<Services, 'captions'> {
  const common = { ...rest, generations: oneAtATime(), requiresKey: ai.requiresKey };
  return {
    captions: captionService({ ...common, carousels, decks, model: openAiTextModel(ai) }),
  };
}
