import { admit } from '../trpc/admission';
import type { CallContext } from '../trpc/call-context';
import { appRouter } from '../trpc/router';
import type { Meta } from '../trpc/trpc';
import type { RestRoute } from './rest-route';

interface Procedure {
  readonly _def: { readonly type: string; readonly meta?: Meta };
}

const { procedures } = appRouter._def as unknown as {
  readonly procedures: Readonly<Partial<Record<string, Procedure>>>;
};

/**
 * Asks of a call what its procedure will ask first, before anything that was sent is judged.
 * @throws Error where the route calls no procedure there is, so that the server does not start
 */
export function admissionTo({
  calls: path,
  signedInOnly = false,
}: Pick<RestRoute, 'calls' | 'signedInOnly'>): (context: CallContext) => Promise<void> {
  const { type, meta } = procedures[path]?._def ?? {};
  if (!meta) throw new Error(`there is no procedure ${path}`);
  const audience = signedInOnly ? 'signedIn' : meta.audience;
  return (context) => admit(context, audience, { path, changes: type !== 'query' });
}
