import type { ImageSearch } from '../../kernel/config/config';
import type { PictureSource } from '../../modules/picture-search/picture-source';
import type { GoogleSearch } from '../../modules/settings/settings.service';
import { google } from './google';
import { openverse } from './openverse';
import { pexels } from './pexels';
import { rapidApi } from './rapid-api';

/**
 * The sources that can be used, the one in use first: what an account brought along, then what the
 * operator has keys for, then the one that takes none. Source: docs/product/images.md 10.
 */
export function pictureSources({ rapidApi: access, pexelsKey, baseUrl }: ImageSearch) {
  const base = baseUrl?.replace(/\/+$/, '');
  return (own: GoogleSearch | null): readonly PictureSource[] => {
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
