import { credentialsSchema, registrationSchema } from '@arrasta/contract';
import { doorProcedure, publicProcedure, router } from '../../trpc/trpc';

/** Sign-up, sign-in, sign-out and who one is. */
export const authRouter = router({
  /** The signed-in account, or null. */
  currentUser: publicProcedure.query(({ ctx }) => ctx.actor),

  register: doorProcedure.input(registrationSchema).mutation(async ({ ctx, input }) => {
    const account = await ctx.services.accounts.register(input, ctx.origin);
    await ctx.session.open(account);
    return account.user;
  }),

  login: doorProcedure.input(credentialsSchema).mutation(async ({ ctx, input }) => {
    const account = await ctx.services.accounts.login(input, ctx.origin);
    await ctx.session.open(account);
    return account.user;
  }),

  /** Also succeeds when nobody is signed in. */
  logout: doorProcedure.mutation(async ({ ctx }) => {
    const userId = await ctx.session.close();
    if (userId !== null) await ctx.services.accounts.loggedOut(userId, ctx.origin);
    return null;
  }),
});
