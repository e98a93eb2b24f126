import type { FastifyInstance } from 'fastify';
import type { ForeignPicturesService } from './foreign-pictures.service';
import { ownerOf, ownersOnly, pictureHeaders } from './picture-answer';

/** What is no single text is refused like any other address. */
function addressIn(query: unknown): string {
  const { url } = query as { readonly url?: unknown };
  return typeof url === 'string' ? url : '';
}

/**
 * A picture of another host, so that its pixels may be read; HEAD downloads it as well, for only
 * then it is known to be there. Source: security, "Image proxy"; decisions §3, §9.
 */
export function mountImageProxy(scope: FastifyInstance, pictures: ForeignPicturesService): void {
  scope.get('/proxy-image', {
    config: { ownSiteOnly: true, waitsForOthers: true },
    onRequest: ownersOnly,
    handler: async (request, reply) => {
      const address = addressIn(request.query);
      const { bytes, type } = await pictures.fetch(ownerOf(request), address, request.signal);
      reply.headers({
        ...pictureHeaders,
        'Content-Type': `image/${type}`,
        'Cache-Control': 'private, max-age=3600',
      });
      return reply.send(bytes);
    },
  });
}
