import { FileCache, type Build } from './file-cache';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build (`service-worker-plugin.ts`). */
declare const __BUILD__: Build;

const files = new FileCache(__BUILD__, { caches, fetch: (input, init) => fetch(input, init) });

// A newer one waits until no page of the older one is open: their parts are still asked for.
self.addEventListener('install', (event) => {
  event.waitUntil(files.download());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(files.removeOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== self.location.origin) return;
  const strategy = files.strategyFor(request, pathname, search);
  if (strategy === 'cache-first') event.respondWith(files.cacheFirst(request));
  if (strategy === 'network-first') event.respondWith(files.networkFirst(request, pathname));
  if (strategy === 'page') event.respondWith(files.pageOf(request));
});
