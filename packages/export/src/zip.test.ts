import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type ArchivedFile, zipOf } from './zip';

async function* come(files: readonly ArchivedFile[]): AsyncGenerator<ArchivedFile> {
  for (const file of files) yield await Promise.resolve(file);
}

async function unzipped(archive: Blob): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Of the only file, as the directory at the end says: fflate reads without looking at it. */
function checksumIn(archive: ArrayBuffer): number {
  const view = new DataView(archive);
  const directory = view.getUint32(view.byteLength - 6, true);
  return view.getUint32(directory + 16, true);
}

test('what was put in comes out, under its name and in its order', async () => {
  const archive = await zipOf(
    come([
      { name: 'slide_1.png', content: new Blob(['um']) },
      { name: 'slide_2.png', content: new Blob(['dois']) },
      { name: 'legenda.txt', content: new Blob(['Bom dia, manhã!']) },
    ]),
  );
  const files = await unzipped(archive);
  expect(Object.keys(files)).toEqual(['slide_1.png', 'slide_2.png', 'legenda.txt']);
  expect(files).toEqual({
    'slide_1.png': 'um',
    'slide_2.png': 'dois',
    'legenda.txt': 'Bom dia, manhã!',
  });
  expect(archive.type).toBe('application/zip');
});

test('pictures are stored as they are', async () => {
  const content = new Blob(['a'.repeat(10_000)]);
  const archive = await zipOf(come([{ name: 'slide_1.png', content }]));
  expect(archive.size).toBeGreaterThan(10_000);
});

test('a file of many chunks comes out as it was', async () => {
  const text = Array.from({ length: 70_001 }, (_, at) =>
    String.fromCharCode(97 + ((at * 7919) % 26)),
  );
  const archive = await zipOf(come([{ name: 'slide_1.png', content: new Blob([text.join('')]) }]));
  expect(await unzipped(archive)).toEqual({ 'slide_1.png': text.join('') });
  expect(checksumIn(await archive.arrayBuffer())).toBe(0xb9ac352b);
});

test('a file that fails on its way fails the archive', async () => {
  const failing = (async function* () {
    yield await Promise.resolve({ name: 'slide_1.png', content: new Blob(['um']) });
    throw new Error('Falha ao exportar slide: 2');
  })();
  await expect(zipOf(failing)).rejects.toThrow('Falha ao exportar slide: 2');
});
