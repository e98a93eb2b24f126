import type { Env } from '@arrasta/domain';
import type { Database } from '../kernel/database/database';
import { plansRepo, savedIdeasRepo } from '../modules/plans/plans.repo';
import { plansService, savedIdeasService } from '../modules/plans/plans.service';
import { captionService } from '../modules/ai/caption.service';
import {
  deckGenerationService,
  slideImageFinder,
} from '../modules/ai/deck-generation/deck-generation.service';
import { generatedImagesService } from '../modules/ai/generated-images.service';
import { webPageService } from '../modules/ai/web-page/web-page.service';
import { rewritesService } from '../modules/ai/rewrites.service';
import { generations, perUserLock, type Leases } from '../modules/ai/generations';
import { usageService, type UsageRepo } from '../modules/ai/usage/usage.service';
import type { CarouselsService } from '../modules/carousels/carousels.service';
import type { DeckTemplates } from '../modules/carousels/deck-templates';
import type { DeckStore } from '../modules/carousels/deck-store';
import type { RemoteImagesService } from '../modules/images/remote-images.service';
import type { ImageSearchService } from '../modules/image-search/image-search.service';
import { ideasService } from '../modules/plans/ideas.service';
import type { ImagesService } from '../modules/images/images.service';
import type { SettingsService } from '../modules/settings/settings.service';
import { openAiImageModel } from '../providers/openai/openai-image-model';
import { openAiTextModel } from '../providers/openai/openai-text-model';
import type { Timeouts } from '../providers/openai/openai-client';
import type { PageDownload } from '../kernel/security/download';
import type { LargeReadTurns } from '../kernel/security/paced-queue';
import type { RateLimits } from '../kernel/security/rate-limits';
import type { Services } from '../kernel/procedures/call-context';
import type { AppContext } from '../api/app-context';

/** The planner without what is generated, and what that needs of it. */
export function plannerServices(
  { prisma }: Database,
  { now, newId }: { readonly now: () => Date; readonly newId: () => string },
  largeReads: LargeReadTurns,
) {
  const repo = plansRepo(prisma, now, largeReads);
  const savedIdeas = savedIdeasRepo(prisma, now, largeReads);
  const plans = plansService({ repo, newId });
  return {
    services: { plans, savedIdeas: savedIdeasService({ repo: savedIdeas, newId }) },
    forIdeas: { plans, repo, savedIdeas, newId },
  };
}

interface Deps {
  readonly carousels: CarouselsService;
  readonly decks: DeckStore;
  readonly templates: DeckTemplates;
  readonly remoteImages: RemoteImagesService;
  readonly images: ImagesService;
  readonly planner: ReturnType<typeof plannerServices>['forIdeas'];
  readonly settings: SettingsService;
  readonly limits: RateLimits;
  readonly downloadPage: PageDownload;
  readonly imageSearch: ImageSearchService;
  readonly env: Env;
  readonly usage: UsageRepo;
  /** Called with the reason why the usage of a generation could not be stored. */
  readonly onUsageError: (error: unknown) => void;
  readonly now: () => Date;
  readonly timeouts: Timeouts;
  readonly leases: Leases | undefined;
}

/** What is generated: all of it by one provider, one thing of an account at a time. */
export function aiServices(
  { ai, imageModel }: Pick<AppContext['config'], 'ai' | 'imageModel'>,
  deps: Deps,
): Pick<
  Services,
  | 'aiProvider'
  | 'captions'
  | 'deckGeneration'
  | 'generatedImages'
  | 'webPages'
  | 'rewrites'
  | 'ideas'
  | 'usage'
> {
  const { carousels, decks, templates, remoteImages, images, imageSearch, planner, ...more } = deps;
  const { downloadPage, timeouts, leases, ...rest } = more;
  const { baseUrl, requiresKey } = ai;
  const models = {
    text: openAiTextModel(ai, timeouts),
    image: openAiImageModel({ baseUrl, model: imageModel }),
  };
  const names = { text: ai.model, image: imageModel };
  const counted = generations({ ...rest, userLock: perUserLock(leases), models, names });
  const common = { ...rest, generations: counted, requiresKey };
  return {
    aiProvider: { requiresKey },
    captions: captionService({ ...common, carousels, decks }),
    webPages: webPageService({ download: downloadPage, limits: rest.limits }),
    rewrites: rewritesService(common),
    deckGeneration: deckGenerationService({
      ...common,
      templates,
      images: slideImageFinder({ remoteImages, images, imageSearch }),
    }),
    ideas: ideasService({ ...common, ...planner }),
    generatedImages: generatedImagesService({ ...common, remoteImages, images }),
    usage: usageService(rest.usage, rest.now),
  };
}
