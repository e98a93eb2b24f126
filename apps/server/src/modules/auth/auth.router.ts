import { credentialsSchema, registrationSchema } from '@arrasta/contract';
import { publicProcedure, router } from '../../trpc/trpc';

/** Sign-up, sign-in, sign-out and who one is. */
export const authRouter = router({
  /** The signed-in account, or null. */
  currentUser: publicProcedure.query(({ ctx }) => ctx.actor),

  register: publicProcedure.input(registrationSchema).mutation(async ({ ctx, input }) => {
    const user = await ctx.services.accounts.register(input, ctx.origin);
    await ctx.session.open(user.id);
    return user;
  }),

  login: publicProcedure.input(credentialsSchema).mutation(async ({ ctx, input }) => {
    const user = await ctx.services.accounts.login(input, ctx.origin);
    await ctx.session.open(user.id);
    return user;
  }),

  /** Also succeeds when nobody is signed in. */
  logout: publicProcedure.mutation(async ({ ctx }) => {
    await ctx.session.close();
    if (ctx.actor) await ctx.services.accounts.loggedOut(ctx.actor.id, ctx.origin);
    return null;
  }),
});
