import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Operation } from '../../kernel/procedures/rest-line';
import type { RemoteImagesService } from './remote-images.service';
import { ownerOf, ownersOnly, imageHeaders, imageMediaTypes } from '../../kernel/http';

/** What is no single text is refused like any other address. */
function urlIn(query: unknown): string {
  const { url } = query as { readonly url?: unknown };
  return typeof url === 'string' ? url : '';
}

const description = {
  path: '/proxy-image',
  subject: 'Imagens',
  audience: 'signed in',
  query: z.object({ url: z.string() }),
  answer: { status: 200, description: 'A imagem.', mediaTypes: imageMediaTypes },
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'UPSTREAM_FAILED', 'UPSTREAM_TIMEOUT'],
} as const;

/** How the OpenAPI document shows it. */
export const imageProxyOperations: readonly Operation[] = [
  {
    ...description,
    id: 'proxyImage',
    method: 'get',
    summary: 'Uma imagem de outro endereço, para que seus pixels possam ser lidos.',
  },
  {
    ...description,
    id: 'checkProxyImage',
    method: 'head',
    summary: 'Se uma imagem de outro endereço está lá.',
  },
];

/**
 * A picture of another host, so that its pixels may be read; HEAD downloads it as well, for only
 * then it is known to be there. Source: docs/product/images.md 6, 7, 8.
 */
export function mountImageProxy(scope: FastifyInstance, images: RemoteImagesService): void {
  scope.get('/proxy-image', {
    config: { ownSiteOnly: true, isIoBound: true },
    onRequest: ownersOnly,
    handler: async (request, reply) => {
      const url = urlIn(request.query);
      const { bytes, type } = await images.fetch(ownerOf(request), url, request.signal);
      reply.headers({
        ...imageHeaders,
        'Content-Type': `image/${type}`,
        'Cache-Control': 'private, max-age=3600',
      });
      return reply.send(bytes);
    },
  });
}
