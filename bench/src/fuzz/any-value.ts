import fc from 'fast-check';
import type { Schema } from './calls-that-change';

/** Stands for an id until it is known who sends it. */
export const idOf = (thing: string) => `@@${thing}@@`;

/** Names nothing that a server may ask for: nobody here is asked over a network. */
const addresses = [
  'http://127.0.0.1:1/a.png',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/a.jpg',
  'http://0x7f000001/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//127.0.0.1/a',
  'http://a:b@127.0.0.1/',
  `http://127.0.0.1/${'a'.repeat(3000)}`,
];

/** Ids and addresses go by the names of their fields, as in use. */
function named(name: string): fc.Arbitrary<unknown> | undefined {
  const id = /^(carousel|plan|savedIdea)Id$/.exec(name)?.[1];
  if (name === 'id' || name === 'key') return fc.oneof(fc.constant(idOf('own')), fc.uuid());
  if (id !== undefined) return fc.oneof(fc.constant(idOf(id)), fc.uuid());
  if (name === 'email') return fc.stringMatching(/^[a-z]{8}$/).map((part) => `${part}@exemplo.com`);
  if (/url|address|preview/i.test(name)) return fc.constantFrom(...addresses);
  if (/color/i.test(name)) return fc.constantFrom('#06D6A0', '#fff', 'rgba(0, 0, 0, 0.5)');
  return undefined;
}

function object({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, fitting(schema, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

const fewItems = 3;

function array({ minItems = 0, maxItems = fewItems, items = {} }: Schema) {
  const max = Math.max(minItems, Math.min(maxItems, fewItems));
  return fc.array(fitting(items), { minLength: minItems, maxLength: max });
}

const text = ({ format }: Schema, name: string) =>
  named(name) ?? (format === 'uuid' ? fc.uuid() : fc.string({ minLength: 1 }));

type Making = (schema: Schema, name: string) => fc.Arbitrary<unknown>;

const ofTypes: Readonly<Record<string, Making | undefined>> = {
  object,
  array,
  string: text,
  integer: ({ minimum = -1000, maximum = 1000 }) =>
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
  number: ({ minimum = -1000, maximum = 1000 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

const anyJson: Making = () => fc.jsonValue();

/** Values that fit a schema more or less: what is to be bad is bad by what is changed in them. */
export function fitting(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) return fc.oneof(...ways.map((way) => fitting(way, name)));
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => (ofTypes[type ?? ''] ?? anyJson)(schema, name)));
}

/** So many levels of one in another. */
function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\u202e\u2066',
  '\ufeff',
  '\u{10ffff}',
  'İ',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
  '" OR ""="',
  '%00%0a',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  'NaN',
  'undefined',
  '__proto__',
  'x'.repeat(201),
  'é'.repeat(20_001),
  '🎠'.repeat(600),
  '1e400',
  '-1',
  'true',
  '2026-02-30T25:61:61Z',
  ...addresses,
];

const hostileNumbers = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 64,
];

/** What no field is made for. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...hostileNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { not: '' }, { $ne: null }),
  fc.constantFrom<unknown>(nested(5), nested(31), nested(33), nested(400)),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names that no field has, or that mean something to the language. */
export const hostileName = fc.constantFrom(
  'isAdmin',
  'roleUser',
  'userId',
  'id',
  'constructor',
  'prototype',
  'toString',
  'then',
  'toJSON',
  'length',
  '',
  'a\u0000',
  '\ud800',
  '$where',
  'x'.repeat(500),
);
