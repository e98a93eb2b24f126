/** What a build consists of; paths begin with a slash. */
export interface Build {
  readonly version: string;
  /** The script that the page of this build starts. */
  readonly entry: string;
  /** Files whose names change with their content, as far as the program needs them. */
  readonly assets: readonly string[];
  /** Files whose names stay. */
  readonly publicFiles: readonly string[];
}

export interface FileCacheDeps {
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly fetch: (input: Request | string, init?: RequestInit) => Promise<Response>;
}

/**
 * How a request is answered: from the cache, from the network as long as it answers, or untouched.
 */
export type Strategy = 'cache-first' | 'page' | 'network-first' | 'none';

const prefix = 'arrasta-files-';
const page = '/';
/** Fonts of slides stay with the browser's own cache, which keeps them as long. */
const code = /^\/assets\/[^/]+\.(?:css|js)$/;
/** Pictures of templates: cached once they are seen. */
const stockImage = /^\/stock\/[^/?]+$/;
/** Addresses that the server answers with the page of the program. */
const screens = /^\/(?:auth|carousel\/[^/]+|novo|modelos|planejador|settings|admin)?$/;
/** So few that what the person does meanwhile is not held up. */
const maxParallelDownloads = 4;

/** Keeps the files of one build in the browser, so that its pages work while the server is away. */
export class FileCache {
  private readonly build: Build;
  private readonly deps: FileCacheDeps;

  constructor(build: Build, deps: FileCacheDeps) {
    this.build = build;
    this.deps = deps;
  }

  private open(): Promise<Cache> {
    return this.deps.caches.open(prefix + this.build.version);
  }

  /** Fetches all files. Rejects, and keeps none, where one does not come. */
  async download(): Promise<void> {
    const files = [...this.build.assets, ...this.build.publicFiles];
    const cache = await this.open();
    await cache.put(page, await this.fetchPage());
    const downloadNext = async (): Promise<void> => {
      const file = files.shift();
      if (file === undefined) return;
      await cache.add(file);
      await downloadNext();
    };
    await Promise.all(Array.from({ length: maxParallelDownloads }, downloadNext));
  }

  /**
   * While a server is updated its page may be that of another build, whose files are not kept here.
   */
  private async fetchPage(): Promise<Response> {
    const answer = await this.deps.fetch(page, { cache: 'reload' });
    const text = await answer.clone().text();
    if (answer.ok && text.includes(this.build.entry)) return answer;
    throw new Error('The server answers with the page of another version');
  }

  /** Removes the files of other builds; to be called once no page of theirs is open. */
  async removeOtherBuilds(): Promise<void> {
    const names = await this.deps.caches.keys();
    const others = names.filter(
      (name) => name.startsWith(prefix) && name !== prefix + this.build.version,
    );
    await Promise.all(others.map((name) => this.deps.caches.delete(name)));
  }

  strategyFor(request: Pick<Request, 'method' | 'mode'>, path: string, query = ''): Strategy {
    if (request.method !== 'GET') return 'none';
    if (code.test(path) || stockImage.test(path + query)) return 'cache-first';
    if (this.build.assets.includes(path)) return 'cache-first';
    if (request.mode === 'navigate') return screens.test(path) ? 'page' : 'none';
    return this.build.publicFiles.includes(path + query) ? 'network-first' : 'none';
  }

  /**
   * Answers from the files of any build: a page may be newer than this service worker. What is not
   * kept yet is fetched and kept.
   */
  async cacheFirst(request: Request): Promise<Response> {
    const cached = await this.deps.caches.match(request, { ignoreVary: true });
    if (cached) return cached;
    const answer = await this.deps.fetch(request);
    if (answer.status === 200) await this.keep(request, answer.clone());
    return answer;
  }

  /** Answers with what was kept under `path` where the server does not answer or is failing. */
  async networkFirst(request: Request, path: string): Promise<Response> {
    const answer = await this.deps.fetch(request).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    const cached = await (await this.open()).match(path, { ignoreVary: true });
    return cached ?? answer ?? Response.error();
  }

  pageOf(request: Request): Promise<Response> {
    return this.networkFirst(request, page);
  }

  private async keep(request: Request, answer: Response): Promise<void> {
    try {
      await (await this.open()).put(request, answer);
    } catch {
      // A device that is full keeps nothing more; the answer is there all the same.
    }
  }
}
