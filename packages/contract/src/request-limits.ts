const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything stored. */
export function isId(value: string): boolean {
  return uuidPattern.test(value);
}

/**
 * Limits of the conversation itself; limits of values are the model's.
 * Source: docs/product/api.md 6, 13, 15.
 */
export const requestLimits = {
  /** Carousels in one page of the list, and its default. */
  listPage: 1000,
  /** Carousels whose first slides one call asks for. */
  covers: 50,
  search: 200,
  cursor: 200,
  /** Levels of arrays and objects in a body. */
  nesting: 32,
  /** Entries of one array or object in a body; emphasised places are the most that a value has. */
  entries: 1000,
  /** Arrays and objects in a body: twice as many as the elements and styles of the largest carousel. */
  containers: 40_000,
  /** Calls in one tRPC request. */
  batch: 10,
  /** Milliseconds that a call may take which waits for a provider of AI. */
  slowAnswer: 125_000,
  idempotencyKey: 200,
  idempotencyHours: 24,
} as const;
