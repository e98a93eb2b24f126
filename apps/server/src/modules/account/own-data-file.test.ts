import { expect, test } from 'vitest';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { writeJson, zipFiles, type OwnDataFile } from './own-data-file';

async function* each<Item>(items: readonly Item[]) {
  for (const item of items) yield Promise.resolve(item);
}

test('values and lists that come one by one make one JSON text', async () => {
  const fields = [
    ['name', 'Ana "Lu"'],
    ['none', null],
    [
      'carousels',
      each([
        { title: 'Um', slides: [{ at: new Date(0) }, 2] },
        { list: [], left: undefined },
      ]),
    ],
    ['ids', each(['a', null, {}])],
    ['presets', each([])],
  ] as const;
  let text = '';
  for await (const part of writeJson(fields)) text += part;
  expect(JSON.parse(text)).toEqual({
    name: 'Ana "Lu"',
    none: null,
    carousels: [{ title: 'Um', slides: [{ at: '1970-01-01T00:00:00.000Z' }, 2] }, { list: [] }],
    ids: ['a', null, {}],
    presets: [],
  });
});

const day = new Date('2026-11-22T12:00:00Z');

test('files in pieces become one archive that others can read', async () => {
  const long = 'linha de texto\n'.repeat(5000);
  const image = Uint8Array.from({ length: 3000 }, (_, index) => index % 251);
  const files: OwnDataFile[] = [
    { name: 'dados.json', isText: true, content: each([strToU8(long), strToU8('fim')]) },
    { name: 'fotos/a.jpg', isText: false, content: each([image]) },
    { name: 'vazio.txt', isText: true, content: each([]) },
  ];
  const pieces: Uint8Array[] = [];
  for await (const piece of zipFiles(each(files), day)) pieces.push(piece);
  const archive = Buffer.concat(pieces);
  const found = unzipSync(archive);
  expect(Object.keys(found)).toEqual(['dados.json', 'fotos/a.jpg', 'vazio.txt']);
  expect(strFromU8(found['dados.json'] ?? new Uint8Array())).toBe(`${long}fim`);
  expect(found['fotos/a.jpg']).toEqual(image);
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
  const archive = zipFiles(files(), day);
  await archive.next();
  expect(asked).toEqual(['um']);
  await archive.return(undefined);
  expect(asked).toEqual(['um']);
});
