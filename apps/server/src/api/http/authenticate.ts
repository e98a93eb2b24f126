import { accessTokenMessages } from '@arrasta/contract';
import { DomainError } from '../../kernel/errors/domain-error';
import type { FastifyRequest } from 'fastify';
import type { AccessTokensService } from '../../modules/access-tokens/access-tokens.service';
import type { Identity } from '../../kernel/security/identity';
import { hashedId } from '../../modules/sessions/sessions';

const bearer = /^bearer(?:[ \t]+(?<token>.*))?$/i;

/**
 * What stands behind `Bearer` in the headers as they were received; undefined where nothing does.
 * Other schemes are those of proxies in front of the product, and none of ours.
 * @throws DomainError BAD_REQUEST where several headers are sent and none can be chosen.
 */
export function bearerTokenOf(rawHeaders: readonly string[]): string | undefined {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization',
  );
  const [offered] = values.map((value) => bearer.exec(value.trim())).filter((found) => found);
  if (!offered) return undefined;
  if (values.length > 1) throw new DomainError('BAD_REQUEST', accessTokenMessages.severalHeaders);
  return offered.groups?.token?.trim() ?? '';
}

type Tokens = Pick<AccessTokensService, 'identify'>;

function bearerOf({ raw }: FastifyRequest): string | DomainError | undefined {
  try {
    return bearerTokenOf(raw.rawHeaders);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

async function identityOf(request: FastifyRequest, tokens: Tokens): Promise<Identity> {
  const bearer = bearerOf(request);
  if (bearer === undefined) {
    const { account: actor = null, sessionId } = request.session;
    return { by: 'session', actor, sid: hashedId(sessionId) };
  }
  if (bearer instanceof DomainError) return { by: 'refused', refusal: bearer };
  return tokens.identify(bearer);
}

const isSomebodys = ({ session }: FastifyRequest) => session.userId !== undefined;

/** Reads the session as it is now; null where it ended meanwhile. */
async function reloadSession(request: FastifyRequest): Promise<void> {
  if (!isSomebodys(request)) return;
  await request.session.reload();
  // As on a request that comes with an ended session: a fresh one, and the cookie goes.
  if (!isSomebodys(request)) await request.session.regenerate();
}

/** Requests whose body had arrived when it was read whose they are: nothing is left to wait for. */
const arrived = new WeakSet<FastifyRequest>();

/** Reads whose a request is, by its access token or else by its session. Source: decision 065. */
export function authenticate(tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    request.identity = await identityOf(request, tokens);
    if (request.raw.complete) arrived.add(request);
  };
}

/**
 * Has it read once more whose a request is, although its body had arrived: it waited for its turn.
 */
export function expireIdentity(request: FastifyRequest): void {
  arrived.delete(request);
}

function awaitedBody(request: FastifyRequest): boolean {
  const { headers } = request;
  const hasBody =
    headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return hasBody && !arrived.has(request);
}

/**
 * Reads it once more when a body or its turn was waited for: the account may have been signed out,
 * blocked or demoted meanwhile. Source: decision 071.
 */
export function reauthenticateAfterBody(tokens: Tokens) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!awaitedBody(request)) return;
    await reloadSession(request);
    request.identity = await identityOf(request, tokens);
  };
}
