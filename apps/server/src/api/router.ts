import { accessTokensRouter } from '../modules/access-tokens/access-tokens.router';
import { adminRouter } from '../modules/admin/admin.router';
import { aiRouter } from '../modules/ai/ai.router';
import { authRouter } from '../modules/auth/auth.router';
import { carouselsRouter } from '../modules/carousels/carousels.router';
import { slidesRouter } from '../modules/carousels/slides.router';
import { ownAccountRouter } from '../modules/account/account.router';
import { imageSearchRouter } from '../modules/image-search/image-search.router';
import { imagesRouter } from '../modules/images/images.router';
import { plansRouter, savedIdeasRouter } from '../modules/plans/plans.router';
import { presetsRouter } from '../modules/presets/presets.router';
import { settingsRouter } from '../modules/settings/settings.router';
import { storageRouter } from '../modules/storage/storage.router';
import { templatesRouter } from '../modules/templates/templates.router';
import { mergeRouters, router, signedInProcedure } from '../kernel/procedures/procedures';

/** Every call of the product. The web app imports its type only. */
export const appRouter = router({
  accessTokens: accessTokensRouter,
  admin: adminRouter,
  ai: aiRouter,
  auth: authRouter,
  carousels: carouselsRouter,
  /** Addresses outside the product that the menu leads to. */
  links: signedInProcedure.query(({ ctx }) => ctx.services.links),
  ownAccount: ownAccountRouter,
  pictures: mergeRouters(imageSearchRouter, imagesRouter),
  plans: plansRouter,
  presets: presetsRouter,
  savedIdeas: savedIdeasRouter,
  settings: settingsRouter,
  slides: slidesRouter,
  storage: storageRouter,
  templates: templatesRouter,
});

export type AppRouter = typeof appRouter;
