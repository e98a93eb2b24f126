import createHeader from 'content-disposition';

/** The name in letters that every client reads. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}

/** The header that has a client keep a file under this name. Source: RFC 6266. */
export function contentDisposition(name: string): string {
  return createHeader(name, { fallback: plain(name) });
}
