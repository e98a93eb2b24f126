import { z } from 'zod';
import type { PictureSource } from '../../modules/picture-search/picture-source';
import type { GoogleSearch } from '../../modules/settings/settings.service';
import { askService } from './ask-service';
import { addressSchema, foundIn, lineSchema, partOf } from './found';

const name = 'Google';

const entry = z
  .object({
    link: addressSchema,
    title: lineSchema,
    displayLink: lineSchema,
    image: z.object({ thumbnailLink: addressSchema, contextLink: addressSchema }),
  })
  .transform(({ link, title, displayLink, image }) => ({
    address: link,
    preview: image.thumbnailLink,
    title,
    author: displayLink,
    license: null,
    pageUrl: image.contextLink,
  }));

/** Custom Search, with an account's own key and engine. */
export function google(
  { apiKey, engineId }: GoogleSearch,
  base = 'https://www.googleapis.com/customsearch/v1',
): PictureSource {
  return {
    name,
    async search(query, signal) {
      const url = new URL(base);
      url.search = new URLSearchParams({
        key: apiKey,
        cx: engineId,
        q: query,
        searchType: 'image',
        // The most it gives.
        num: '10',
        safe: 'active',
      }).toString();
      return foundIn(name, partOf(await askService({ url }, signal), 'items'), entry);
    },
  };
}
