import type { FastifyInstance } from 'fastify';
import { decodeBody, parseStrictJson } from '../security/strict-json';

/** JSON is the one kind of body that the scope reads, strictly; an empty one is undefined. */
export function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const text = decodeBody(body as Buffer, request.headers['content-type']);
      done(null, text === '' ? undefined : parseStrictJson(text));
    } catch (error) {
      done(error as Error);
    }
  });
}
