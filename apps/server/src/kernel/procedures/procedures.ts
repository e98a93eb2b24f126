import { type ErrorData, accessTokenMessages, type User } from '@arrasta/contract';
import { initTRPC, TRPCError, type AnyRouter } from '@trpc/server';
import { isAllowed, type Action } from '@arrasta/domain';
import { toErrorResponse, errorEntryOf } from '../errors/error-response';
import { DomainError } from '../errors/domain-error';
import { actorOf } from '../security/identity';
import type { CallContext } from './call-context';
import type { RestLine } from './rest-line';
import type { Origin } from '../audit';

/**
 * Who may call a procedure. `unchecked`: anybody; `ownSession`: a signed-in session and no access
 * token, for calls that secure the account; an action: accounts that have the right to it.
 */
export type Audience = 'unchecked' | 'everybody' | 'signedIn' | 'ownSession' | Action;

interface Call {
  readonly path: string;
  /** A token that may only read is for what changes nothing, whatever else is in the batch. */
  readonly changes: boolean;
}

/** Where a call came from, and by which token: the record distinguishes programs from people. */
function tracedOrigin(context: CallContext): Origin {
  // The client's types know nothing of a context: none of it may stand in the signature.
  const { origin, identity } = context;
  return identity.by === 'token' ? { ...origin, tokenId: identity.tokenId } : origin;
}

async function refuse(
  context: CallContext,
  actor: User,
  subject: string,
  message = '',
): Promise<never> {
  const actorId = actor.id;
  const origin = tracedOrigin(context);
  await context.services.audit.record({ action: 'request.refused', actorId, origin, subject });
  throw new DomainError('FORBIDDEN', message);
}

/**
 * The account as stored at this moment, if the procedure is for it; the refusal of others is kept
 * on record. Nothing that is sent along is looked at.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
async function authorizeActor(
  context: CallContext,
  audience: Exclude<Audience, 'unchecked' | 'everybody'>,
  { path, changes }: Call,
): Promise<User> {
  const { identity } = context;
  const actor = actorOf(identity, changes);
  if (!actor) throw new DomainError('UNAUTHORIZED', '');
  if (audience === 'signedIn') return actor;
  if (audience !== 'ownSession')
    return isAllowed(actor, audience) ? actor : refuse(context, actor, path);
  return identity.by === 'session'
    ? actor
    : refuse(context, actor, path, accessTokenMessages.sessionOnly);
}

/** Refuses whom the procedure is not for. @throws DomainError UNAUTHORIZED, FORBIDDEN */
export async function authorize(
  context: CallContext,
  audience: Audience,
  call: Call,
): Promise<void> {
  if (audience === 'everybody') actorOf(context.identity, call.changes);
  else if (audience !== 'unchecked') await authorizeActor(context, audience, call);
}

/** Facts about a procedure that are needed before it is called. */
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

/** A failure because the account was deleted meanwhile is answered as signed out. */
function procedureFor(audience: Exclude<Audience, 'unchecked' | 'everybody'>) {
  return sessionProcedure.meta({ audience }).use(async ({ ctx, next, path, type }) => {
    const actor = await authorizeActor(ctx, audience, { path, changes: type !== 'query' });
    const result = await next({ ctx: { actor, origin: tracedOrigin(ctx) } });
    if (result.ok) return result;
    const isDeleted = await ctx.isAccountDeleted(actor.id).catch(() => false);
    if (isDeleted) throw new DomainError('UNAUTHORIZED', '');
    return result;
  });
}

/** For signed-in callers; the actor is the account as stored at this moment. */
export const signedInProcedure = procedureFor('signedIn');

/** For sessions alone, not for access tokens. */
export const ownSessionProcedure = procedureFor('ownSession');

/** Administrators. Source: docs/product/roles-and-plans.md 4. */
export const adminProcedure = procedureFor('administerUsers');

/** Accounts with plan PRO. */
export const proProcedure = procedureFor('usePlanner');

interface Procedure {
  readonly _def: { readonly type: 'query' | 'mutation' | 'subscription'; readonly meta?: Meta };
}

/** A call of the REST facade, and the procedure that answers it. */
export interface RestCall {
  readonly line: RestLine;
  /** Path of the procedure in its router. */
  readonly procedure: string;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly audience: Audience;
}

/**
 * Every REST call that the procedures of a router answer.
 * @throws Error where a procedure does not say who may call it, so that the server does not start
 */
export function restCallsOf(router: AnyRouter): readonly RestCall[] {
  const procedures = router._def.procedures as Readonly<Record<string, Procedure>>;
  return Object.entries(procedures).flatMap(([procedure, { _def }]) => {
    const { audience, rest = [] } = _def.meta ?? {};
    if (audience === undefined) throw new Error(`${procedure} is for nobody`);
    return rest.map((line) => ({
      line,
      procedure,
      type: _def.type,
      audience: line.signedInOnly === true ? 'signedIn' : audience,
    }));
  });
}
