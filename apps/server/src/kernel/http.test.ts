import { requestLimits } from '@arrasta/contract';
import { expect, test } from 'vitest';
import { toEntityTag, versionsOf, contentDisposition, parseStrictJson } from './http';

test('a version is a strong tag', () => {
  expect(toEntityTag(7)).toBe('"7"');
});

test.each([[undefined], ['*'], [' * ']])('%j asks for no version', (ifMatch) => {
  expect(versionsOf(ifMatch)).toBeUndefined();
});

test.each([
  ['"7"', [7]],
  [' "7" ', [7]],
  ['"1", "2"', [1, 2]],
  ['"1","2",', [1, 2]],
  ['"a,b", "2"', [2]],
  ['W/"1", "2"', [2]],
  ['W/"1"', []],
  ['"abc"', []],
  ['"0"', []],
  ['"07"', []],
  ['"1', []],
  ['1', []],
  ['"1" ou "2"', []],
  ['"1", *', []],
  ['', []],
])('%j asks for one of %j', (ifMatch, versions) => {
  expect(versionsOf(ifMatch)).toEqual(versions);
});

test.each([
  ['5 hábitos: manhã.pdf', '5 habitos: manha.pdf', '5%20h%C3%A1bitos%3A%20manh%C3%A3.pdf'],
  ['Ideia ☀ (2).zip', 'Ideia _ (2).zip', 'Ideia%20%E2%98%80%20%282%29.zip'],
  [`"a" 100%'\r\nX: 1.zip`, `_a_ 100_'__X: 1.zip`, '%22a%22%20100%25%27%0D%0AX%3A%201.zip'],
])('%s is kept under its name by every client', (name, plain, encoded) => {
  expect(contentDisposition(name)).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
});

test('a name that every client reads is written once', () => {
  expect(contentDisposition('slide_1.png')).toBe('attachment; filename="slide_1.png"');
});

const times = (count: number, part: string) => Array.from({ length: count }, () => part).join(',');
const { containers, entries, nesting } = requestLimits;

test.each([
  ['entries', `[${times(entries + 1, '0')}]`, 'O pedido tem partes demais.'],
  ['objects', `[${times(41, `[${times(entries - 1, '{}')}]`)}]`, 'O pedido tem partes demais.'],
  ['levels', '['.repeat(nesting + 1), 'O pedido tem níveis demais.'],
])('too many %s are refused before they are made', (_, json, message) => {
  expect(() => parseStrictJson(json)).toThrow(message);
});

test('what stands in texts is no part of a body', () => {
  const text = ',{["\\'.repeat(containers);
  expect(parseStrictJson(JSON.stringify({ text }))).toEqual({ text });
  const max = `[${times(entries, '{"a":"\\\\"}')}]`;
  expect(parseStrictJson(max)).toHaveLength(entries);
});
