import { expect, test } from 'vitest';
import { FileCache, type Build, type Strategy } from './file-cache';

const origin = 'http://127.0.0.1:3000';

/** A browser's caches, and the server as the test has it answer. */
function aBrowser() {
  const stored = new Map<string, Map<string, Response>>();
  const server = new Map<string, Response>();
  const asked: string[] = [];
  const pathOf = (what: Request | string) =>
    new URL(typeof what === 'string' ? what : what.url, origin).pathname;
  const fetch = (what: Request | string) => {
    asked.push(pathOf(what));
    const answer = server.get(pathOf(what));
    return answer ? Promise.resolve(answer.clone()) : Promise.reject(new TypeError('away'));
  };
  const cacheNamed = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    const match = (what: Request | string) => Promise.resolve(cache.get(pathOf(what))?.clone());
    const put = (what: Request | string, answer: Response) =>
      Promise.resolve(void cache.set(pathOf(what), answer));
    const add = async (path: string) => {
      const answer = await fetch(path);
      if (!answer.ok) throw new TypeError('not ok');
      cache.set(path, answer);
    };
    return { match, put, add } as unknown as Cache;
  };
  const caches = {
    open: (name: string) => Promise.resolve(cacheNamed(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
    match: (what: Request | string) =>
      Promise.resolve(
        [...stored.values()]
          .map((cache) => cache.get(pathOf(what)))
          .find(Boolean)
          ?.clone(),
      ),
  } as unknown as CacheStorage;
  const serve = (path: string, body: string, status = 200) =>
    void server.set(path, new Response(body, { status }));
  return { stored, server, serve, asked, deps: { caches, fetch } };
}

function aBuild(version: string): Build {
  return {
    version,
    entry: `/assets/index-${version}.js`,
    assets: [`/assets/index-${version}.js`, `/assets/panel-${version}.js`],
    publicFiles: ['/color-scheme.js'],
  };
}

/** A server with a build, and a browser that keeps its files. */
async function aBrowserWith(version: string) {
  const browser = aBrowser();
  deploy(browser, version);
  const files = new FileCache(aBuild(version), browser.deps);
  await files.download();
  return { ...browser, files };
}

function deploy(
  { server, serve }: Pick<ReturnType<typeof aBrowser>, 'server' | 'serve'>,
  version: string,
) {
  server.clear();
  const { entry, assets, publicFiles } = aBuild(version);
  serve('/', `page ${version} ${entry}`);
  for (const file of [...assets, ...publicFiles]) serve(file, `${file} of ${version}`);
}

const request = (path: string) => new Request(origin + path);
const textOf = async (answer: Promise<Response>) => (await answer).text();

test.each<[string, string, RequestMode, Strategy]>([
  ['GET', '/assets/index-1.js', 'cors', 'cache-first'],
  ['GET', '/assets/lora-latin.woff2', 'cors', 'none'],
  ['GET', '/', 'navigate', 'page'],
  ['GET', '/carousel/4f', 'navigate', 'page'],
  ['GET', '/planejador', 'navigate', 'page'],
  ['GET', '/modelos', 'navigate', 'page'],
  ['GET', '/novo', 'navigate', 'page'],
  ['GET', '/stock/mar.webp', 'no-cors', 'cache-first'],
  ['GET', '/stock/mar.webp?outra', 'no-cors', 'none'],
  ['GET', '/color-scheme.js', 'no-cors', 'network-first'],
  ['GET', '/', 'cors', 'none'],
  ['GET', '/api/carousels', 'cors', 'none'],
  ['GET', '/api/docs', 'navigate', 'none'],
  ['GET', '/healthz', 'navigate', 'none'],
  ['GET', '/render.html', 'navigate', 'none'],
  ['GET', '/service-worker.js', 'same-origin', 'none'],
  ['POST', '/api/login', 'cors', 'none'],
])('%s %s, %s: %s', (method, path, mode, strategy) => {
  const files = new FileCache(aBuild('1'), aBrowser().deps);
  expect(files.strategyFor({ method, mode }, path)).toBe(strategy);
});

test('a browser that keeps a build needs no server for it', async () => {
  const { files, server } = await aBrowserWith('1');
  server.clear();
  expect(await textOf(files.cacheFirst(request('/assets/panel-1.js')))).toContain('of 1');
  expect(await textOf(files.pageOf(request('/carousel/4f')))).toContain('page 1');
  const scheme = files.networkFirst(request('/color-scheme.js'), '/color-scheme.js');
  expect(await textOf(scheme)).toContain('of 1');
});

test('kept files are not asked for, the page is', async () => {
  const { files, asked, serve } = await aBrowserWith('1');
  asked.length = 0;
  await files.cacheFirst(request('/assets/panel-1.js'));
  serve('/', 'page 2');
  expect(await textOf(files.pageOf(request('/')))).toBe('page 2');
  expect(asked).toEqual(['/']);
});

test('a proxy whose server is away does not show its own page', async () => {
  const { files, serve } = await aBrowserWith('1');
  serve('/', 'Bad Gateway', 502);
  expect(await textOf(files.pageOf(request('/')))).toContain('page 1');
  serve('/', 'Not found', 404);
  expect((await files.pageOf(request('/'))).status).toBe(404);
});

test('what was not kept is fetched once', async () => {
  const { files, serve, server } = await aBrowserWith('1');
  serve('/assets/panel-2.js', 'of a newer page');
  await files.cacheFirst(request('/assets/panel-2.js'));
  server.clear();
  expect(await textOf(files.cacheFirst(request('/assets/panel-2.js')))).toBe('of a newer page');
});

test('a file that is gone is not kept', async () => {
  const { files, serve } = await aBrowserWith('1');
  serve('/assets/gone.js', 'Not found', 404);
  expect((await files.cacheFirst(request('/assets/gone.js'))).status).toBe(404);
  serve('/assets/gone.js', 'back');
  expect(await textOf(files.cacheFirst(request('/assets/gone.js')))).toBe('back');
});

test('pages of the older build have their files until none of them is open', async () => {
  const browser = await aBrowserWith('1');
  deploy(browser, '2');
  const newer = new FileCache(aBuild('2'), browser.deps);
  await newer.download();
  browser.server.clear();
  expect(await textOf(browser.files.cacheFirst(request('/assets/panel-1.js')))).toContain('of 1');
  expect(await textOf(browser.files.cacheFirst(request('/assets/panel-2.js')))).toContain('of 2');
  await newer.removeOtherBuilds();
  expect([...browser.stored.keys()]).toEqual(['arrasta-files-2']);
});

test('the cache of somebody else stays', async () => {
  const { files, deps } = await aBrowserWith('1');
  await deps.caches.open('other');
  await files.removeOtherBuilds();
  expect(await deps.caches.keys()).toContain('other');
});

test('files are not kept beside the page of another version, nor when one is missing', async () => {
  const browser = aBrowser();
  const files = new FileCache(aBuild('1'), browser.deps);
  deploy(browser, '2');
  await expect(files.download()).rejects.toThrow('another version');
  deploy(browser, '1');
  browser.server.delete('/assets/panel-1.js');
  await expect(files.download()).rejects.toThrow();
});
