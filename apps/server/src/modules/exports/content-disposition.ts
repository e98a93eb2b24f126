/** What a parameter of a header may hold unquoted. Source: RFC 8187, attr-char. */
function percentEncoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The name in letters that every client reads. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_');
}

/** The header that has a client keep a file under this name. Source: RFC 6266. */
export function contentDisposition(name: string): string {
  return `attachment; filename="${plain(name)}"; filename*=UTF-8''${percentEncoded(name)}`;
}
