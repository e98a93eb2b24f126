import { captionService } from '../modules/ai/caption.service';
import { generatedPicturesService } from '../modules/ai/generated-pictures.service';
import { oneAtATime } from '../modules/ai/one-at-a-time';
import type { CarouselsService } from '../modules/carousels/carousels.service';
import type { DeckStore } from '../modules/carousels/deck-store';
import type { ForeignPicturesService } from '../modules/pictures/foreign-pictures.service';
import type { PicturesService } from '../modules/pictures/pictures.service';
import type { SettingsService } from '../modules/settings/settings.service';
import { openAiImageModel } from '../providers/openai/openai-image-model';
import { openAiTextModel } from '../providers/openai/openai-text-model';
import type { RateLimits } from '../security/rate-limits';
import type { Services } from '../trpc/call-context';
import type { AppContext } from './app-context';

interface Needs {
  readonly carousels: CarouselsService;
  readonly decks: DeckStore;
  readonly foreignPictures: ForeignPicturesService;
  readonly pictures: PicturesService;
  readonly settings: SettingsService;
  readonly limits: RateLimits;
}

/** What is generated: all of it by one provider, one thing of an account at a time. */
export function aiServices(
  { ai, imageModel }: Pick<AppContext['config'], 'ai' | 'imageModel'>,
  { carousels, decks, foreignPictures, pictures, ...rest }: Needs,
): Pick<Services, 'captions' | 'generatedPictures'> {
  const { baseUrl, requiresKey } = ai;
  const common = { ...rest, generations: oneAtATime(), requiresKey };
  return {
    captions: captionService({ ...common, carousels, decks, model: openAiTextModel(ai) }),
    generatedPictures: generatedPicturesService({
      ...common,
      foreignPictures,
      pictures,
      model: openAiImageModel({ baseUrl, model: imageModel }),
    }),
  };
}
