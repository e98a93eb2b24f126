import { z } from 'zod';
import type { ImageSource } from '../../modules/image-search/image-search.service';
import type { GoogleSearch } from '../../modules/settings/settings.service';
import { askService, urlSchema, readResults, lineSchema, partOf } from './ask-service';
import type { ImageSearch } from '../../kernel/config/config';

const googleEntry = z
  .object({
    link: urlSchema,
    title: lineSchema,
    displayLink: lineSchema,
    image: z.object({ thumbnailLink: urlSchema, contextLink: urlSchema }),
  })
  .transform(({ link, title, displayLink, image }) => ({
    imageUrl: link,
    preview: image.thumbnailLink,
    title,
    author: displayLink,
    license: null,
    pageUrl: image.contextLink,
  }));

/** Custom Search, with an account's own key and engine. */
function google(
  { apiKey, engineId }: GoogleSearch,
  base = 'https://www.googleapis.com/customsearch/v1',
): ImageSource {
  const name = 'Google';
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
      return readResults(name, partOf(await askService({ url }, signal), 'items'), googleEntry);
    },
  };
}

/** The services there name the same things differently. */
const rapidApiEntry = z
  .object({
    image: urlSchema,
    imageUrl: urlSchema,
    contentUrl: urlSchema,
    url: urlSchema,
    thumbnail_url: urlSchema,
    thumbnailUrl: urlSchema,
    thumbnail: urlSchema,
    title: lineSchema,
    name: lineSchema,
    source_domain: lineSchema,
    source: lineSchema,
    source_url: urlSchema,
    hostPageUrl: urlSchema,
  })
  .transform((entry) => ({
    imageUrl: entry.image ?? entry.imageUrl ?? entry.contentUrl ?? entry.url,
    preview: entry.thumbnail_url ?? entry.thumbnailUrl ?? entry.thumbnail,
    title: entry.title ?? entry.name,
    author: entry.source_domain ?? entry.source,
    license: null,
    pageUrl: entry.source_url ?? entry.hostPageUrl,
  }));

interface Access {
  readonly key: string;
  readonly host: string;
}

/** A search service behind RapidAPI, with the operator's key. */
function rapidApi({ key, host }: Access, base = `https://${host}`): ImageSource {
  const name = 'RapidAPI';
  return {
    name,
    async search(query, signal) {
      const url = new URL(`${base}/search`);
      url.search = new URLSearchParams({ query, limit: '12', safe_search: 'on' }).toString();
      const headers = { 'x-rapidapi-key': key, 'x-rapidapi-host': host };
      const answer = await askService({ url, headers }, signal);
      return readResults(name, partOf(answer, 'data', 'results', 'value', 'items'), rapidApiEntry);
    },
  };
}

const pexelsEntry = z
  .object({
    src: z.object({ large2x: urlSchema, large: urlSchema, medium: urlSchema }),
    alt: lineSchema,
    photographer: lineSchema,
    url: urlSchema,
  })
  .transform(({ src, alt, photographer, url }) => ({
    imageUrl: src.large2x ?? src.large,
    preview: src.medium,
    title: alt,
    author: photographer,
    license: 'Licença Pexels',
    pageUrl: url,
  }));

/** Photos of Pexels, with the operator's key. */
function pexels(key: string, base = 'https://api.pexels.com/v1'): ImageSource {
  const name = 'Pexels';
  return {
    name,
    async search(query, signal) {
      const url = new URL(`${base}/search`);
      url.search = new URLSearchParams({ query, per_page: '12', locale: 'pt-BR' }).toString();
      const answer = await askService({ url, headers: { authorization: key } }, signal);
      return readResults(name, partOf(answer, 'photos'), pexelsEntry);
    },
  };
}

function licenseOf(license: string | null, version: string | null): string | null {
  if (license === null) return null;
  if (license === 'cc0') return `CC0 ${version ?? '1.0'}`;
  if (license === 'pdm') return 'Domínio público';
  return `CC ${license.toUpperCase()}${version === null ? '' : ` ${version}`}`;
}

const openverseEntry = z
  .object({
    url: urlSchema,
    thumbnail: urlSchema,
    title: lineSchema,
    creator: lineSchema,
    license: lineSchema,
    license_version: lineSchema,
    foreign_landing_url: urlSchema,
  })
  .transform((image) => ({
    imageUrl: image.url,
    preview: image.thumbnail,
    title: image.title,
    author: image.creator,
    license: licenseOf(image.license, image.license_version),
    pageUrl: image.foreign_landing_url,
  }));

/** Freely licensed pictures that may be used in trade and changed; takes no key. */
function openverse(base = 'https://api.openverse.org/v1'): ImageSource {
  const name = 'Openverse';
  return {
    name,
    async search(query, signal) {
      const url = new URL(`${base}/images/`);
      url.search = new URLSearchParams({
        q: query,
        page_size: '12',
        license_type: 'commercial,modification',
        mature: 'false',
      }).toString();
      return readResults(
        name,
        partOf(await askService({ url }, signal), 'results'),
        openverseEntry,
      );
    },
  };
}

/**
 * The sources that can be used, the one in use first: what an account brought along, then what the
 * operator has keys for, then the one that takes none. Source: docs/product/images.md 10.
 */
export function imageSources({ rapidApi: access, pexelsKey, baseUrl }: ImageSearch) {
  const base = baseUrl?.replace(/\/+$/, '');
  return (own: GoogleSearch | null): readonly ImageSource[] => {
    const all = [
      own && google(own, base),
      access && rapidApi(access, base),
      pexelsKey !== null && pexels(pexelsKey, base),
      openverse(base),
    ];
    const usable = all.filter((source) => typeof source === 'object' && source !== null);
    // The address of one is not the address of the others.
    return base === undefined ? usable : usable.slice(0, 1);
  };
}
