import { authRouter } from '../modules/auth/auth.router';
import { carouselsRouter } from '../modules/carousels/carousels.router';
import { slidesRouter } from '../modules/carousels/slides.router';
import { picturesRouter } from '../modules/pictures/pictures.router';
import { presetsRouter } from '../modules/presets/presets.router';
import { router, signedInProcedure } from './trpc';

/** Every call of the product. The web app imports its type only. */
export const appRouter = router({
  auth: authRouter,
  carousels: carouselsRouter,
  /** Addresses outside the product that the menu leads to. */
  links: signedInProcedure.query(({ ctx }) => ctx.services.links),
  pictures: picturesRouter,
  presets: presetsRouter,
  slides: slidesRouter,
});

export type AppRouter = typeof appRouter;
