import type { IncomingMessage } from 'node:http';
import { servePictureWireSchema, uploadPictureWireSchema } from '@arrasta/contract';
import { pictureAnswerSchema } from '@arrasta/contract/answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../kernel/procedures/operation';
import { byteBudget, type ByteMeter } from '../../kernel/security/byte-budget';
import { limitKey } from '../../kernel/security/limit-key';
import { replyDoor } from '../../kernel/security/reply-door';
import { ownerOf, ownersOnly, pictureHeaders, pictureMediaTypes } from './picture-answer';
import type { PicturesService } from './pictures.service';
import type { ThumbnailsService } from './thumbnails.service';
import { readFile, refuseOtherTypes } from './uploaded-file';

const mebibyte = 1024 * 1024;

/**
 * Files that are sent at once; a browser opens six connections. What they take of the memory is
 * counted as it comes, so that nobody holds another's place by sending slowly.
 */
const mostUploads = { all: 400, ofAddress: 24, own: 6 };
const mostBytes = { all: 320 * mebibyte, own: 160 * mebibyte };

interface Services {
  readonly pictures: PicturesService;
  readonly thumbnails: ThumbnailsService;
}

/** What is sent: its kind, and a tag that is another for each content and width. */
interface Served {
  readonly mime: string;
  readonly tag: string;
}

function sendHeaders(reply: FastifyReply, { mime, tag }: Served): void {
  reply.headers({
    ...pictureHeaders,
    'Content-Type': mime,
    ETag: tag,
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

function mountUpload(scope: FastifyInstance, pictures: PicturesService): void {
  const enter = replyDoor(mostUploads);
  const openMeter = byteBudget(mostBytes);
  const meters = new WeakMap<IncomingMessage, ByteMeter>();
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', ({ raw }: FastifyRequest, payload: IncomingMessage) =>
    readFile(payload, meters.get(raw)),
  );
  scope.route({
    method: 'POST',
    url: '/pictures',
    // Before a byte of the body is read.
    onRequest: async (request, reply) => {
      const ownerId = ownerOf(request);
      refuseOtherTypes(request);
      const address = limitKey(request.ip);
      enter({ ownerId, address }, reply);
      const meter = openMeter(address);
      meters.set(request.raw, meter);
      reply.raw.once('close', meter.end);
    },
    handler: async (request, reply) => {
      const { use } = uploadPictureWireSchema.parse(request.query);
      const file = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      return reply.code(201).send(await pictures.keep(ownerOf(request), file, use));
    },
  });
}

function mountDownload(scope: FastifyInstance, { pictures, thumbnails }: Services): void {
  scope.get<{ Params: { id: string } }>(
    '/pictures/:id',
    { onRequest: ownersOnly },
    async (request, reply) => {
      const [ownerId, id] = [ownerOf(request), request.params.id.toLowerCase()];
      const { w: width } = servePictureWireSchema.parse(request.query);
      const description = await pictures.describe(ownerId, id);
      const { mime, contentHash } = description;
      const served = { mime, tag: `"${[contentHash, width].filter(Boolean).join('-')}"` };
      if (request.headers['if-none-match']?.includes(served.tag) === true) {
        sendHeaders(reply, served);
        return reply.code(304).send();
      }
      const bytes =
        width === undefined
          ? await pictures.read(ownerId, id)
          : await thumbnails.read({ ownerId, id, width }, description);
      sendHeaders(reply, served);
      return reply.send(bytes);
    },
  );
}

const description = { subject: 'Imagens', audience: 'signed in' } as const;

/** How the OpenAPI document shows them. */
export const pictureOperations: readonly Operation[] = [
  {
    ...description,
    id: 'uploadPicture',
    method: 'post',
    path: '/pictures',
    summary: 'Guarda uma imagem enviada como corpo.',
    query: uploadPictureWireSchema,
    bodyMediaTypes: pictureMediaTypes,
    answer: { status: 201, description: 'A imagem guardada.', body: pictureAnswerSchema },
    takesRoom: true,
  },
  {
    ...description,
    id: 'getPicture',
    method: 'get',
    path: '/pictures/{id}',
    summary: 'Uma imagem guardada, inteira ou em miniatura.',
    query: servePictureWireSchema,
    headers: { 'If-None-Match': 'O ETag da última resposta: sem mudança, a resposta é 304.' },
    answer: {
      status: 200,
      description: 'A imagem.',
      mediaTypes: pictureMediaTypes,
      headers: { ETag: 'O conteúdo e a largura.' },
    },
    errors: ['NOT_FOUND'],
  },
];

/**
 * Stored pictures over HTTP: bytes in and bytes out, which neither tRPC nor the JSON adapter
 * carry. Source: decisions 040, 044.
 */
export function mountPictures(scope: FastifyInstance, services: Services): void {
  mountUpload(scope, services.pictures);
  mountDownload(scope, services);
}
