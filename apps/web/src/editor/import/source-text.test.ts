import { limits } from '@arrasta/domain';
import { expect, test } from 'vitest';
import { readTextFile } from './source-text';

const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readTextFile(new Blob(parts));

test('a text is read as it was written, whatever with', async () => {
  expect(await read('Ação ☀️')).toEqual({ text: 'Ação ☀️' });
  expect(await read(Uint8Array.of(0x41, 0xe7, 0xe3, 0x6f))).toEqual({ text: 'Ação' });
  expect(await read(Uint8Array.of(0xff, 0xfe, 0x41, 0, 0xe7, 0))).toEqual({ text: 'Aç' });
});

test('what is no text, or too much of one, is refused', async () => {
  expect(await read(Uint8Array.of(0x89, 0x50, 0, 0))).toEqual({ refusal: 'notText' });
  expect(await read('a'.repeat(limits.deckBody + 1))).toEqual({ refusal: 'tooLarge' });
});
