import { expect, test } from 'vitest';
import { jsonTextOf } from './json-text';

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
  for await (const part of jsonTextOf(fields)) text += part;
  expect(JSON.parse(text)).toEqual({
    name: 'Ana "Lu"',
    none: null,
    carousels: [{ title: 'Um', slides: [{ at: '1970-01-01T00:00:00.000Z' }, 2] }, { list: [] }],
    ids: ['a', null, {}],
    presets: [],
  });
});
