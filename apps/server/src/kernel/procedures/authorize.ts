import { accessTokenMessages, type User } from '@arrasta/contract';
import { may, type Action } from '@arrasta/domain';
import { DomainError } from '../errors/domain-error';
import type { Origin } from '../audit';
import { actorOf } from '../security/identity';
import type { CallContext } from './call-context';

/**
 * Whom a procedure is for. `unchecked` looks at nobody's rights; `ownSession` is whoever signed in
 * themselves: what keeps the account is nothing for an access token. An action is for whoever may.
 */
export type Audience = 'unchecked' | 'everybody' | 'signedIn' | 'ownSession' | Action;

interface Call {
  readonly path: string;
  /** A token that may only read is for what changes nothing, whatever else is in the batch. */
  readonly changes: boolean;
}

/** Where a call came from, and by which token: programs and people are told apart on record. */
export function tracedOrigin(context: CallContext): Origin {
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
export async function authorizeActor(
  context: CallContext,
  audience: Exclude<Audience, 'unchecked' | 'everybody'>,
  { path, changes }: Call,
): Promise<User> {
  const { identity } = context;
  const actor = actorOf(identity, changes);
  if (!actor) throw new DomainError('UNAUTHORIZED', '');
  if (audience === 'signedIn') return actor;
  if (audience !== 'ownSession') return may(actor, audience) ? actor : refuse(context, actor, path);
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
