import type { AnyRouter } from '@trpc/server';
import { authorize, type Audience } from '../../kernel/procedures/authorize';
import type { CallContext } from '../../kernel/procedures/call-context';
import type { RestLine } from '../../kernel/procedures/rest-line';
import type { Meta } from '../../kernel/procedures/procedures';

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
 * @throws Error where a procedure is for nobody in particular, so that the server does not start
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

/**
 * Asks of a call what its procedure will ask first, before anything that was sent is judged.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN
 */
export function admitTo({ audience, procedure, type }: RestCall, context: CallContext) {
  return authorize(context, audience, { path: procedure, changes: type !== 'query' });
}
