/** Parts of a JSON text, one after the other, so that it need not be in memory whole. */
export type JsonParts = AsyncGenerator<string>;

/** What an object of such a text holds under a name: a value, or values that come one by one. */
export type JsonField = readonly [name: string, value: unknown];

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** One value; an object piece by piece, as far as a list in it goes, since a deck can be megabytes. */
function* textOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) {
    yield JSON.stringify(value);
    return;
  }
  let before = '{';
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (Array.isArray(field)) {
      yield '[';
      for (const [at, item] of field.entries()) yield `${at > 0 ? ',' : ''}${JSON.stringify(item)}`;
      yield ']';
    } else yield JSON.stringify(field);
  }
  yield before === '{' ? '{}' : '}';
}

async function* listOf(items: AsyncIterable<unknown>): JsonParts {
  let before = '';
  yield '[';
  for await (const item of items) {
    yield `${before}\n`;
    yield* textOf(item);
    before = ',';
  }
  yield '\n]';
}

/** An object as JSON; each of its values stands on lines of its own. */
export async function* jsonTextOf(fields: readonly JsonField[]): JsonParts {
  let before = '{';
  for (const [name, value] of fields) {
    yield `${before}\n${JSON.stringify(name)}: `;
    if (isAsyncIterable(value)) yield* listOf(value);
    else yield JSON.stringify(value);
    before = ',';
  }
  yield '\n}\n';
}
