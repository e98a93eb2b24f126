import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipped, type ArchivedFile } from './zip-stream';

async function* each<Item>(items: readonly Item[]) {
  for (const item of items) yield Promise.resolve(item);
}

const day = new Date('2026-11-22T12:00:00Z');

test('files in pieces become one archive that others can read', async () => {
  const long = 'linha de texto\n'.repeat(5000);
  const picture = Uint8Array.from({ length: 3000 }, (_, index) => index % 251);
  const files: ArchivedFile[] = [
    { name: 'dados.json', isText: true, content: each([strToU8(long), strToU8('fim')]) },
    { name: 'fotos/a.jpg', isText: false, content: each([picture]) },
    { name: 'vazio.txt', isText: true, content: each([]) },
  ];
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped(each(files), day)) pieces.push(piece);
  const archive = Buffer.concat(pieces);
  const found = unzipSync(archive);
  expect(Object.keys(found)).toEqual(['dados.json', 'fotos/a.jpg', 'vazio.txt']);
  expect(strFromU8(found['dados.json'] ?? new Uint8Array())).toBe(`${long}fim`);
  expect(found['fotos/a.jpg']).toEqual(picture);
  expect(archive.length).toBeLessThan(long.length / 4);
});

test('a file is asked for only when the one before has been taken', async () => {
  const asked: string[] = [];
  async function* files() {
    for (const name of ['um', 'dois']) {
      asked.push(name);
      yield Promise.resolve({ name, isText: false, content: each([strToU8(name)]) });
    }
  }
  const archive = zipped(files(), day);
  await archive.next();
  expect(asked).toEqual(['um']);
  await archive.return(undefined);
  expect(asked).toEqual(['um']);
});
