import { byIdSchema, storageOfAccountsSchema } from '@arrasta/contract';
import { adminProcedure, router, signedInProcedure } from '../../trpc/trpc';

/** What accounts keep of what they may. */
export const storageRouter = router({
  own: signedInProcedure.query(({ ctx }) => ctx.services.storage.use(ctx.actor.id)),

  ofAccount: adminProcedure
    .input(byIdSchema)
    .query(({ ctx, input }) => ctx.services.storage.ofAccount(input.id)),

  /** Ids that are nobody's are left out. */
  ofAccounts: adminProcedure
    .input(storageOfAccountsSchema)
    .query(({ ctx, input }) => ctx.services.storage.ofAccounts(input.ids)),
});
