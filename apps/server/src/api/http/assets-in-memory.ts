import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';

/** What is sent of a file; `encoding` is that of the body, if it is compressed. */
interface Asset {
  readonly type: string;
  readonly encoding: Encoding | null;
  readonly body: Buffer;
}

type Encoding = keyof typeof extensions;

/** Names of what the build wrote beside a file, best first. */
const extensions = { br: '.br', gzip: '.gz' };
const encodings: Encoding[] = ['br', 'gzip'];

/** Scripts, style sheets and fonts: most of what a page asks for. */
const types: Partial<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * Reads the build's assets, whose names change with what is in them, each once, when it is first
 * asked for. A page asks for more than a hundred of them: looking up, opening and reading each anew
 * was a third of what a page costs the server.
 * @param folder with the assets, and beside them those that the build compressed
 * @returns a function that answers the asset in the best encoding of an `Accept-Encoding` header,
 *   or nothing where there is no such asset, or none any more, or its kind is not kept
 */
export async function assetReader(
  folder: string,
): Promise<(name: string, accepted?: string) => Promise<Asset | undefined> | undefined> {
  const names = new Set(await readdir(folder).catch((): string[] => []));
  const kept = new Map<string, Promise<Buffer>>();

  const read = (file: string): Promise<Buffer> => {
    const body = kept.get(file) ?? readFile(join(folder, file));
    kept.set(file, body);
    // What could not be read once may be there the next time.
    body.catch(() => kept.delete(file));
    return body;
  };
  return (name, accepted) => {
    const type = types[extname(name)];
    if (!type || !names.has(name)) return undefined;
    const built = encodings.filter((encoding) => names.has(name + extensions[encoding]));
    const encoding = accepted ? negotiate(accepted, built) : null;
    const file = encoding ? name + extensions[encoding] : name;
    return read(file).then(
      (body) => ({ type, encoding, body }),
      () => undefined,
    );
  };
}
