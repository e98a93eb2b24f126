import { tabMemory } from '../../api/text-memory';

const key = 'arrasta.destination';

/** Pages one arrives at only to sign in; going back to them would lead nowhere. */
const entrances: ReadonlySet<string> = new Set(['/', '/auth']);

/**
 * A place inside this app as path, query and fragment; null for anything that is not one: another
 * host in any spelling (`//host`, `/\host`, `https://...`), the server's own addresses, the
 * entrance itself.
 */
export function safeDestination(target: string): string | null {
  if (!target.startsWith('/') || /^\/[/\\]|[\\\s\p{Cc}]/u.test(target)) return null;
  const { origin, pathname, search, hash } = new URL(target, 'http://app.invalid');
  if (origin !== 'http://app.invalid' || pathname.startsWith('//')) return null;
  if (entrances.has(pathname) || /^\/api(?:\/|$)/.test(pathname)) return null;
  return pathname + search + hash;
}

/** Remembers, for this tab, where a person wanted to go before they had to sign in. */
export function rememberDestination(target: string): void {
  const destination = safeDestination(target);
  if (destination !== null) tabMemory.write(key, destination);
}

/** Where the person wanted to go; null when nowhere in particular. */
export function rememberedDestination(): string | null {
  const target = tabMemory.read(key);
  return target === null ? null : safeDestination(target);
}

export function forgetDestination(): void {
  tabMemory.remove(key);
}

/**
 * Leaves for `/` by a full load. What the browser remembers of the visit there goes too: it would be
 * that of the person who signs in next.
 */
export function leaveForEntrance(): void {
  window.history.replaceState(null, '');
  window.location.assign('/');
}
