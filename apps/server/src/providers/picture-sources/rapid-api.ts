import { z } from 'zod';
import type { PictureSource } from '../../modules/picture-search/picture-source';
import { askService } from './ask-service';
import { addressSchema, foundIn, lineSchema, partOf } from './found';

const name = 'RapidAPI';

/** The services there name the same things differently. */
const entry = z
  .object({
    image: addressSchema,
    imageUrl: addressSchema,
    contentUrl: addressSchema,
    url: addressSchema,
    thumbnail_url: addressSchema,
    thumbnailUrl: addressSchema,
    thumbnail: addressSchema,
    title: lineSchema,
    name: lineSchema,
    source_domain: lineSchema,
    source: lineSchema,
    source_url: addressSchema,
    hostPageUrl: addressSchema,
  })
  .transform((told) => ({
    address: told.image ?? told.imageUrl ?? told.contentUrl ?? told.url,
    preview: told.thumbnail_url ?? told.thumbnailUrl ?? told.thumbnail,
    title: told.title ?? told.name,
    author: told.source_domain ?? told.source,
    license: null,
    pageUrl: told.source_url ?? told.hostPageUrl,
  }));

interface Access {
  readonly key: string;
  readonly host: string;
}

/** A search service behind RapidAPI, with the operator's key. */
export function rapidApi({ key, host }: Access, base = `https://${host}`): PictureSource {
  return {
    name,
    async search(query, signal) {
      const url = new URL(`${base}/search`);
      url.search = new URLSearchParams({ query, limit: '12', safe_search: 'on' }).toString();
      const headers = { 'x-rapidapi-key': key, 'x-rapidapi-host': host };
      const answer = await askService({ url, headers }, signal);
      return foundIn(name, partOf(answer, 'data', 'results', 'value', 'items'), entry);
    },
  };
}
