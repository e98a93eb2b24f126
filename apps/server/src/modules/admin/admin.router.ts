import {
  byIdSchema,
  createUserSchema,
  listAuditSchema,
  listUsersSchema,
  releaseAddressSchema,
  resetPasswordSchema,
  updateUserSchema,
} from '@arrasta/contract';
import { adminProcedure, router } from '../../trpc/trpc';

/** Administration of users, for Admins alone. */
export const adminRouter = router({
  /** One page of the table. */
  users: adminProcedure
    .input(listUsersSchema)
    .query(({ ctx, input }) => ctx.services.admin.page(input)),

  /** Everybody, oldest first. */
  allUsers: adminProcedure.query(({ ctx }) => ctx.services.admin.all()),

  /** One page of the audit log, newest first. */
  audit: adminProcedure
    .input(listAuditSchema)
    .query(({ ctx, input }) => ctx.services.auditTrail.page(input)),

  createUser: adminProcedure
    .input(createUserSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.create(ctx, input, ctx.origin)),

  /** Role and plan; the own role is refused. */
  updateUser: adminProcedure
    .input(updateUserSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.update(ctx, input, ctx.origin)),

  /** Ends the account's sessions as well. */
  blockUser: adminProcedure
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.block(ctx, input.id, ctx.origin)),

  unblockUser: adminProcedure
    .input(byIdSchema)
    .mutation(({ ctx, input }) => ctx.services.admin.unblock(ctx, input.id, ctx.origin)),

  /** Ends the account's sessions and access tokens as well; the own password is refused. */
  resetPassword: adminProcedure
    .input(resetPasswordSchema)
    .mutation(({ ctx, input }) => ctx.services.passwordResets.reset(ctx, input, ctx.origin)),

  /** Forgets the failed sign-ins of a network address. */
  releaseAddress: adminProcedure
    .input(releaseAddressSchema)
    .mutation(({ ctx, input }) => ctx.services.addressReleases.release(ctx, input, ctx.origin)),
});
