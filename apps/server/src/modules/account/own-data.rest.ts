import { Readable } from 'node:stream';
import { accessTokenMessages, type User } from '@arrasta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors/domain-error';
import type { Operation } from '../../kernel/procedures/rest-line';
import { actorOf, limitKey } from '../../kernel/security/identity';
import { responseSlots } from '../../kernel/security/response-slots';
import { hashedId } from '../sessions/sessions';
import { originOf, contentDisposition, imageHeaders } from '../../kernel/http';
import type { OwnDataService } from './own-data.service';

/** Until the last byte is taken, in ms: half a gigabyte over a slow line. */
const answerTimeoutMs = 3_600_000;

/** Archives that are being made; each reads from the database until it is taken. */
const maxArchives = { all: 64, ofAddress: 8, own: 2 };

/** For sessions alone; an access token may not export everything. */
function requireOwnSession({ identity }: FastifyRequest): User {
  const actor = actorOf(identity, false);
  if (!actor) throw new DomainError('UNAUTHORIZED', '');
  if (identity.by === 'token') throw new DomainError('FORBIDDEN', accessTokenMessages.sessionOnly);
  return actor;
}

/** How the OpenAPI document shows it. */
export const ownDataOperation: Operation = {
  id: 'downloadData',
  method: 'get',
  path: '/user/data',
  subject: 'Minha conta',
  audience: 'signed in',
  sessionOnly: true,
  summary: 'Tudo o que a conta guarda: `dados.json` e as imagens, em um ZIP.',
  answer: {
    status: 200,
    description: 'O arquivo.',
    mediaTypes: ['application/zip'],
    headers: { 'Content-Disposition': 'O nome do arquivo, com a data.' },
  },
};

/**
 * All that is kept of one's account, as a file: bytes out, which the REST adapter does not carry.
 * Source: decision 061.
 */
export function mountOwnData(scope: FastifyInstance, data: OwnDataService): void {
  const enter = responseSlots(maxArchives);
  scope.get('/user/data', {
    config: { ownSiteOnly: true },
    handlerTimeout: answerTimeoutMs,
    onRequest: (request, _reply, done) => {
      requireOwnSession(request);
      done();
    },
    handler: async (request, reply) => {
      const actor = requireOwnSession(request);
      enter({ ownerId: actor.id, address: limitKey(request.ip) }, reply);
      const sid = hashedId(request.session.sessionId);
      const origin = originOf(request);
      const { name, content } = await data.archive({ actor, sid, origin });
      reply.headers({
        ...imageHeaders,
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition(name),
      });
      return reply.send(Readable.from(content, { objectMode: false }));
    },
  });
}
