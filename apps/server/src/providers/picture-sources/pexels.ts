import { z } from 'zod';
import type { PictureSource } from '../../modules/picture-search/picture-source';
import { askService } from './ask-service';
import { addressSchema, foundIn, lineSchema, partOf } from './found';

const name = 'Pexels';

const entry = z
  .object({
    src: z.object({ large2x: addressSchema, large: addressSchema, medium: addressSchema }),
    alt: lineSchema,
    photographer: lineSchema,
    url: addressSchema,
  })
  .transform(({ src, alt, photographer, url }) => ({
    address: src.large2x ?? src.large,
    preview: src.medium,
    title: alt,
    author: photographer,
    license: 'Licença Pexels',
    pageUrl: url,
  }));

/** Photos of Pexels, with the operator's key. */
export function pexels(key: string, base = 'https://api.pexels.com/v1'): PictureSource {
  return {
    name,
    async search(query, signal) {
      const url = new URL(`${base}/search`);
      url.search = new URLSearchParams({ query, per_page: '12', locale: 'pt-BR' }).toString();
      const answer = await askService({ url, headers: { authorization: key } }, signal);
      return foundIn(name, partOf(answer, 'photos'), entry);
    },
  };
}
