const absolute = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * Path and query of what a request line asks for. Callers behind a proxy may send the whole
 * address (RFC 9112, 3.2.2); routes and sessions know only what begins with a slash.
 */
export function pathOfTarget(target = '/'): string {
  const path = target.replace(absolute, '');
  return path.startsWith('/') || path === target ? path : `/${path}`;
}
