import { pngClaiming } from '@arrasta/server/testing/image-files';
import fc from 'fast-check';
import { fitting, hostile, hostileName, idOf } from './any-value';
import type { ChangingCall } from './calls-that-change';

/** A request as it is sent, but for the ids that only its sender knows. */
export interface BadRequest {
  /** In place of `{id}`. */
  readonly id: string;
  readonly query: string;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The places in a value: each an object or array with one of its keys. */
function places(value: unknown): (readonly [Record<string, unknown>, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [[holder, key] as const, ...places(holder[key])]);
}

/** One thing that is wrong with a body. */
interface Wrong {
  readonly how: 'replace' | 'remove' | 'add' | 'wrap' | 'repeat';
  readonly at: number;
  readonly value: unknown;
  readonly name: string;
}

const anyWrong: fc.Arbitrary<Wrong> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'wrap', 'repeat'),
  at: fc.nat(),
  value: hostile,
  name: hostileName,
});

/** Changes a value at one of its places; one that has none is replaced. */
function spoil(root: Record<string, unknown>, { how, at, value, name }: Wrong): void {
  const all = places(root);
  // The first place is the whole body, which is spoilt only where nothing else can be.
  const [holder, key] = all[all.length > 1 ? 1 + (at % (all.length - 1)) : 0] ?? [root, 'body'];
  const there = holder[key];
  if (how === 'replace') holder[key] = value;
  else if (how === 'remove') Reflect.deleteProperty(holder, key);
  else if (how === 'wrap') holder[key] = at % 2 === 0 ? [there] : { [name]: there };
  else if (how === 'repeat') holder[key] = Array.from({ length: 2 + (at % 120) }, () => there);
  else if (typeof there === 'object' && there !== null && !Array.isArray(there)) {
    (there as Record<string, unknown>)[name] = value;
  } else if (!Array.isArray(holder)) holder[name] = value;
}

const keepAsItIs = (text: string) => text;

/** What may be wrong with a text; `at` is any number. */
const textWays: readonly ((text: string, at: number) => string | Buffer)[] = [
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text) => text.replace(/^\{/, '{"__proto__":{"isAdmin":true},'),
  (text) => text.replace(/^\{/, '{"constructor":{"prototype":{"a":1}},'),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':1e400'),
  (text) => text.replace(/:("[^"]*"|\d+)/, `:${'9'.repeat(500)}`),
  (text) => text.replace(/:("[^"]*"|\d+)/, ':-0'),
  (text) => text.replace(/"(\w+)":/, '"$1":1,"$1":'),
  (text) => `\ufeff${text}`,
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('"', '"\u0000'),
  (_text, at) => '['.repeat(1 + (at % 50_000)),
  (_text, at) => `{"a":${'['.repeat(at % 3000)}${']'.repeat(at % 3000)}}`,
  (text) => Buffer.from(text, 'utf16le'),
  (text, at) => {
    const bytes = Buffer.from(text);
    if (bytes.length > 0) bytes[at % bytes.length] = 0xff;
    return bytes;
  },
  () => '',
  () => 'null',
  (text) => JSON.stringify(text),
  (text) => text.replace(/\}$/, `,"filler":"${'x'.repeat(300_000)}"}`),
];

const anyTextWay = fc.oneof(
  { weight: 4, arbitrary: fc.constant(keepAsItIs) },
  { weight: 1, arbitrary: fc.constantFrom(...textWays) },
);

const json = 'application/json';
const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'application/merge-patch+json',
  'application/jsonx',
  'image/png',
  '*/*',
  ';',
];

const anyType = fc.oneof(
  { weight: 15, arbitrary: fc.constant(json) },
  { weight: 1, arbitrary: fc.constantFrom(...otherTypes) },
);

const anyHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>>(
      { 'if-match': '"1"' },
      { 'if-match': '*' },
      { 'if-match': 'W/"99999999999999999999", "a", ,,' },
      { 'if-match': '"'.repeat(500) },
      { 'idempotency-key': 'uma-chave' },
      { 'idempotency-key': 'x'.repeat(5000) },
      { 'idempotency-key': '\u00ff\u00fe' },
      { 'accept-language': 'x'.repeat(3000) },
      { accept: 'text/html' },
    ),
  },
);

const anyQuery = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('?use=x', '?limit[]=0', '?__proto__[a]=1', '?a=%', '?%00', '?='),
  },
);

const anyId = fc.oneof(
  { weight: 5, arbitrary: fc.constant(idOf('own')) },
  { weight: 1, arbitrary: fc.constant(idOf('foreign')) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('\u0000', '%', '..', 'null', 'x'.repeat(90), "'--") },
);

/** Bytes that say, more or less, that they are a picture. */
const anyFile = fc
  .tuple(
    fc.uint8Array({ maxLength: 3000 }),
    fc.constantFrom(
      Buffer.alloc(0),
      pngClaiming(60_000, 60_000),
      pngClaiming(10, 10),
      pngClaiming(0, 0),
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('GIF89a'),
      Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 '),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ),
    fc.nat(),
  )
  .map(([noise, start, at]) => Buffer.concat([start.subarray(0, 1 + (at % 2000)), noise]));

/** Bodies for a call: each fits its schema more or less, and then less. */
function anyBody({ schema }: ChangingCall): fc.Arbitrary<string | Buffer> {
  const spoilt = fc
    .tuple(fitting(schema ?? {}), fc.array(anyWrong, { minLength: 1, maxLength: 3 }))
    .map(([body, wrongs]) => {
      const root: Record<string, unknown> = { body: structuredClone(body) };
      for (const wrong of wrongs) spoil(root, structuredClone(wrong));
      // A body that was taken away has no text at all.
      return 'body' in root ? JSON.stringify(root.body) : '';
    });
  return fc.tuple(spoilt, anyTextWay, fc.nat()).map(([text, way, at]) => way(text, at));
}

/** Requests for a call that nobody should send. */
export function anyBadRequest(call: ChangingCall): fc.Arbitrary<BadRequest> {
  const types = call.isFile ? fc.constantFrom('image/png', 'image/webp', ...otherTypes) : anyType;
  const bodies: fc.Arbitrary<string | Buffer> = call.isFile ? anyFile : anyBody(call);
  return fc
    .tuple(bodies, types, anyHeaders, anyQuery, anyId)
    .map(([body, type, headers, query, id]) => ({
      id,
      query: call.road === 'REST' ? query : '',
      body: typeof body === 'string' ? body : new Uint8Array(body),
      headers: { 'content-type': type, ...headers },
    }));
}
