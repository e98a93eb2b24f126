import { pictureLimits } from '@arrasta/contract';
import type { Download, PageDownload } from '../../kernel/security/download';
import { guardedFetch, upstreamFailed, type Guard } from './guarded-fetch';

const pictures = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  maxBytes: pictureLimits.download,
  time: 5_000,
};

const pages = {
  accept: 'text/html, application/xhtml+xml, text/markdown, text/plain',
  maxBytes: 2 * 1024 * 1024,
  time: 10_000,
};

/** Pictures of other hosts. Source: docs/product/images.md 3, 5. */
export function guardedDownload(guard: Guard): Download {
  const fetch = guardedFetch(guard, pictures);
  return async (url, signal) => (await fetch(url, signal)).bytes;
}

/** Pages of other hosts, as they are: what comes packed although nobody asked for it is refused. */
export function guardedPageDownload(guard: Guard): PageDownload {
  const fetch = guardedFetch(guard, pages);
  return async (url, signal) => {
    const { bytes, contentType, encoding } = await fetch(url, signal);
    if (encoding !== null && encoding !== 'identity') throw upstreamFailed();
    return { bytes, contentType };
  };
}
