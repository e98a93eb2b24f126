import type { IncomingMessage } from 'node:http';
import {
  serveImageWireSchema,
  uploadImageWireSchema,
  imageLimits,
  imageErrorMessages,
} from '@arrasta/contract';
import { imageAnswerSchema } from '@arrasta/contract/answers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../../kernel/procedures/rest-line';
import { byteBudget, type ByteMeter } from '../../kernel/security/answer-memory';
import { limitKey } from '../../kernel/security/identity';
import { responseSlots } from '../../kernel/security/response-slots';
import { ownerOf, ownersOnly, imageHeaders, imageMediaTypes } from '../../kernel/http';
import type { ImagesService, ThumbnailsService } from './images.service';
import { DomainError } from '../../kernel/errors/domain-error';

/**
 * Read to its end even if it is too large, up to here, or the browser would see a broken connection
 * in place of the answer.
 */
const readAtMost = 4 * imageLimits.upload;

/**
 * The body as it came.
 * @param meter counts what of it is in memory
 * @throws DomainError PAYLOAD_TOO_LARGE beyond 20 MiB, and as the meter does.
 */
async function readFile(payload: IncomingMessage, meter?: ByteMeter): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  let refusal: Error | null = null;
  for await (const part of payload as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > imageLimits.upload) {
      refusal = new DomainError('PAYLOAD_TOO_LARGE', imageErrorMessages.fileTooLarge);
    }
    try {
      if (refusal === null) {
        meter?.add(part.length);
        parts.push(part);
      }
    } catch (error) {
      refusal = error instanceof Error ? error : new Error('Not counted', { cause: error });
    }
    if (refusal !== null) {
      meter?.end();
      parts.length = 0;
    }
    if (size > readAtMost) break;
  }
  if (refusal !== null) throw refusal;
  return Buffer.concat(parts);
}

/**
 * Types a page of another site cannot send without asking first; which picture it is, the bytes
 * say.
 */
function refuseOtherTypes(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (/^(?:image\/[\w.+-]+|application\/octet-stream)\s*(?:;|$)/i.test(type)) return;
  throw new DomainError('UNSUPPORTED_MEDIA_TYPE', imageErrorMessages.notAnImage);
}

const mebibyte = 1024 * 1024;

/**
 * Files that are sent at once; a browser opens six connections. What they take of the memory is
 * counted as it comes, so that a slow client does not hold another's place.
 */
const maxUploads = { all: 400, ofAddress: 24, own: 6 };
const maxBytes = { all: 320 * mebibyte, own: 160 * mebibyte };

interface Services {
  readonly images: ImagesService;
  readonly thumbnails: ThumbnailsService;
}

/** Waits for room for so many bytes of a request's answer. */
type ReserveAnswer = (request: FastifyRequest, bytes: number) => Promise<void>;

/** What is sent: its kind, and a tag that is another for each content and width. */
interface Served {
  readonly mime: string;
  readonly tag: string;
}

function sendHeaders(reply: FastifyReply, { mime, tag }: Served): void {
  reply.headers({
    ...imageHeaders,
    'Content-Type': mime,
    ETag: tag,
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
}

function mountUpload(scope: FastifyInstance, images: ImagesService): void {
  const enter = responseSlots(maxUploads);
  const openMeter = byteBudget(maxBytes);
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
      const { use } = uploadImageWireSchema.parse(request.query);
      const file = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      return reply.code(201).send(await images.keep(ownerOf(request), file, use));
    },
  });
}

function mountDownload(scope: FastifyInstance, services: Services, reserve: ReserveAnswer): void {
  const { images, thumbnails } = services;
  scope.get<{ Params: { id: string } }>(
    '/pictures/:id',
    { onRequest: ownersOnly },
    async (request, reply) => {
      const [ownerId, id] = [ownerOf(request), request.params.id.toLowerCase()];
      const { w: width } = serveImageWireSchema.parse(request.query);
      const description = await images.describe(ownerId, id);
      const { mime, contentHash } = description;
      const served = { mime, tag: `"${[contentHash, width].filter(Boolean).join('-')}"` };
      if (request.headers['if-none-match']?.includes(served.tag) === true) {
        sendHeaders(reply, served);
        return reply.code(304).send();
      }
      if (width === undefined) await reserve(request, description.size);
      const bytes =
        width === undefined
          ? await images.read(ownerId, id)
          : await thumbnails.read({ ownerId, id, width }, description);
      sendHeaders(reply, served);
      return reply.send(bytes);
    },
  );
}

const description = { subject: 'Imagens', audience: 'signed in' } as const;

/** How the OpenAPI document shows them. */
export const imageOperations: readonly Operation[] = [
  {
    ...description,
    id: 'uploadPicture',
    method: 'post',
    path: '/pictures',
    summary: 'Guarda uma imagem enviada como corpo.',
    query: uploadImageWireSchema,
    bodyMediaTypes: imageMediaTypes,
    answer: { status: 201, description: 'A imagem guardada.', body: imageAnswerSchema },
    consumesQuota: true,
  },
  {
    ...description,
    id: 'getPicture',
    method: 'get',
    path: '/pictures/{id}',
    summary: 'Uma imagem guardada, inteira ou em miniatura.',
    query: serveImageWireSchema,
    headers: { 'If-None-Match': 'O ETag da última resposta: sem mudança, a resposta é 304.' },
    answer: {
      status: 200,
      description: 'A imagem.',
      mediaTypes: imageMediaTypes,
      headers: { ETag: 'O conteúdo e a largura.' },
    },
    errors: ['NOT_FOUND'],
  },
];

/**
 * Stored pictures over HTTP: bytes in and bytes out, which neither tRPC nor the JSON adapter
 * carry. Source: decisions 040, 044.
 */
export function mountImages(
  scope: FastifyInstance,
  services: Services,
  reserve: ReserveAnswer,
): void {
  mountUpload(scope, services.images);
  mountDownload(scope, services, reserve);
}
