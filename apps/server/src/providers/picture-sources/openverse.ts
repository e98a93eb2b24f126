import { z } from 'zod';
import type { PictureSource } from '../../modules/picture-search/picture-source';
import { askService } from './ask-service';
import { addressSchema, foundIn, lineSchema, partOf } from './found';

const name = 'Openverse';

function licenseOf(license: string | null, version: string | null): string | null {
  if (license === null) return null;
  if (license === 'cc0') return `CC0 ${version ?? '1.0'}`;
  if (license === 'pdm') return 'Domínio público';
  return `CC ${license.toUpperCase()}${version === null ? '' : ` ${version}`}`;
}

const entry = z
  .object({
    url: addressSchema,
    thumbnail: addressSchema,
    title: lineSchema,
    creator: lineSchema,
    license: lineSchema,
    license_version: lineSchema,
    foreign_landing_url: addressSchema,
  })
  .transform((told) => ({
    address: told.url,
    preview: told.thumbnail,
    title: told.title,
    author: told.creator,
    license: licenseOf(told.license, told.license_version),
    pageUrl: told.foreign_landing_url,
  }));

/** Freely licensed pictures that may be used in trade and changed; takes no key. */
export function openverse(base = 'https://api.openverse.org/v1'): PictureSource {
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
      return foundIn(name, partOf(await askService({ url }, signal), 'results'), entry);
    },
  };
}
