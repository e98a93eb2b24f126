import type { ErrorData } from '@arrasta/contract';
import { initTRPC, TRPCError } from '@trpc/server';
import { toErrorResponse, errorEntryOf } from '../errors/error-response';
import { DomainError } from '../errors/domain-error';
import { actorOf } from '../security/identity';
import { authorizeActor, tracedOrigin, type Audience } from './authorize';
import type { CallContext } from './call-context';
import type { RestLine } from './rest-line';

/** Of a procedure, for whoever has to know before it is called. */
export interface Meta {
  readonly audience?: Audience;
  /** The REST calls that it answers as well. */
  readonly rest?: readonly RestLine[];
}

/**
 * One instance for the whole server. The formatter is the only way an error leaves over tRPC:
 * our code, message and issues, never a stack or a text of the database.
 */
const trpc = initTRPC
  .context<CallContext>()
  .meta<Meta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const { message, retryAfter: _, ...data } = toErrorResponse(error);
      const requestId = data.code === 'INTERNAL_SERVER_ERROR' ? ctx?.origin.requestId : undefined;
      const described: ErrorData = { ...data, ...(requestId !== undefined && { requestId }) };
      return { code: shape.code, message, data: described };
    },
  });

/** Lets domain errors leave with the tRPC code that the contract's table names. */
const translateErrors = trpc.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof DomainError) {
    const { trpcCode } = errorEntryOf(result.error.cause);
    throw new TRPCError({ code: trpcCode, cause: result.error.cause });
  }
  return result;
});

export const router = trpc.router;
export const mergeRouters = trpc.mergeRouters;
export const createCallerFactory = trpc.createCallerFactory;

/** The session alone: sign-up, sign-in and sign-out, whatever token comes along. */
export const sessionProcedure = trpc.procedure.meta({ audience: 'unchecked' }).use(translateErrors);

/** Anyone. */
export const publicProcedure = sessionProcedure
  .meta({ audience: 'everybody' })
  .use(({ ctx, type, next }) => next({ ctx: { actor: actorOf(ctx.identity, type !== 'query') } }));

/** What fails because the account was deleted meanwhile is the call of nobody. */
function procedureFor(audience: Exclude<Audience, 'unchecked' | 'everybody'>) {
  return sessionProcedure.meta({ audience }).use(async ({ ctx, next, path, type }) => {
    const actor = await authorizeActor(ctx, audience, { path, changes: type !== 'query' });
    const result = await next({ ctx: { actor, origin: tracedOrigin(ctx) } });
    if (result.ok) return result;
    const isGone = await ctx.isAccountGone(actor.id).catch(() => false);
    if (isGone) throw new DomainError('UNAUTHORIZED', '');
    return result;
  });
}

/** Whoever is signed in; the actor is the account as stored at this moment. */
export const signedInProcedure = procedureFor('signedIn');

/** Whoever signed in themselves. */
export const ownSessionProcedure = procedureFor('ownSession');

/** Administrators. Source: docs/product/roles-and-plans.md 4. */
export const adminProcedure = procedureFor('administerUsers');

/** Accounts with plan PRO. */
export const proProcedure = procedureFor('usePlanner');
