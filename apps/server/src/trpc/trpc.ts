import { errorTable, type ErrorData, type User } from '@arrasta/contract';
import { initTRPC, TRPCError } from '@trpc/server';
import { describeAnyError } from '../errors/describe-any-error';
import { DomainError } from '../errors/domain-error';
import type { CallContext } from './call-context';

/**
 * One instance for the whole server. The formatter is the only way an error leaves over tRPC:
 * our code, message and issues, never a stack or a text of the database.
 */
const trpc = initTRPC.context<CallContext>().create({
  errorFormatter({ shape, error, ctx }) {
    const { message, retryAfter: _, ...data } = describeAnyError(error);
    const requestId = data.code === 'INTERNAL_SERVER_ERROR' ? ctx?.origin.requestId : undefined;
    const described: ErrorData = { ...data, ...(requestId !== undefined && { requestId }) };
    return { code: shape.code, message, data: described };
  },
});

/** Lets domain errors leave with the tRPC code that the contract's table names. */
const translateErrors = trpc.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    const { trpcCode } = errorTable[result.error.cause.code];
    throw new TRPCError({ code: trpcCode, cause: result.error.cause });
  }
  return result;
});

export const router = trpc.router;
export const createCallerFactory = trpc.createCallerFactory;

/** Anyone. */
export const publicProcedure = trpc.procedure.use(translateErrors);

/** Whoever is signed in; the actor is the account as stored at this moment. */
export const signedInProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.actor) throw new DomainError('UNAUTHORIZED', '');
  return next({ ctx: { actor: ctx.actor } });
});

/** Signed-in accounts that meet a condition; the refusal of others is kept on record. */
function procedureFor(allowed: (actor: User) => boolean) {
  return signedInProcedure.use(async ({ ctx, next, path }) => {
    const { actor, origin, services } = ctx;
    if (allowed(actor)) return next();
    await services.audit.record({
      action: 'request.refused',
      actorId: actor.id,
      origin,
      subject: path,
    });
    throw new DomainError('FORBIDDEN', '');
  });
}

/** Administrators. Source: accounts §6; decisions §4. */
export const adminProcedure = procedureFor((actor) => actor.roleUser === 'Admin');

/** Accounts with plan PRO. */
export const proProcedure = procedureFor((actor) => actor.plan === 'PRO');
