import type { IncomingMessage } from 'node:http';
import { uploadPictureWireSchema } from '@arrasta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownerOf, pictureHeaders } from './picture-answer';
import type { PictureDescription } from './picture-store';
import type { PicturesService } from './pictures.service';
import { readFile, refuseOtherTypes, uploadDoor } from './uploaded-file';

function sendHeaders(reply: FastifyReply, { mime, contentHash }: PictureDescription): void {
  reply.headers({
    ...pictureHeaders,
    'Content-Type': mime,
    ETag: `"${contentHash}"`,
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

function hasIt(ifNoneMatch: string | undefined, contentHash: string): boolean {
  return ifNoneMatch?.includes(`"${contentHash}"`) === true;
}

function mountUpload(scope: FastifyInstance, pictures: PicturesService): void {
  const enter = uploadDoor();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
    readFile(payload),
  );
  scope.route({
    method: 'POST',
    url: '/pictures',
    // Before a byte of the body is read.
    onRequest: async (request, reply) => {
      const ownerId = ownerOf(request);
      refuseOtherTypes(request);
      enter(ownerId, reply);
    },
    handler: async (request, reply) => {
      const { use } = uploadPictureWireSchema.parse(request.query);
      const file = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      return reply.code(201).send(await pictures.keep(ownerOf(request), file, use));
    },
  });
}

/**
 * Stored pictures over HTTP: bytes in and bytes out, which neither tRPC nor the JSON adapter
 * carry. Source: decision 040.
 */
export function mountPictures(scope: FastifyInstance, pictures: PicturesService): void {
  mountUpload(scope, pictures);
  scope.get<{ Params: { id: string } }>('/pictures/:id', async (request, reply) => {
    const [ownerId, id] = [ownerOf(request), request.params.id.toLowerCase()];
    const description = await pictures.describe(ownerId, id);
    if (hasIt(request.headers['if-none-match'], description.contentHash)) {
      sendHeaders(reply, description);
      return reply.code(304).send();
    }
    const bytes = await pictures.read(ownerId, id);
    sendHeaders(reply, description);
    return reply.send(bytes);
  });
}
