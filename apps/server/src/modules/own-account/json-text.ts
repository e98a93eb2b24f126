/** Parts of a JSON text, one after the other, so that it need not be in memory whole. */
export type JsonParts = AsyncGenerator<string>;

/** What an object of such a text holds under a name: a value, or values that come one by one. */
export type JsonField = readonly [name: string, value: unknown];

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

async function* listOf(items: AsyncIterable<unknown>): JsonParts {
  let before = '';
  yield '[';
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item)}`;
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
