import type { Prisma } from '../../generated/prisma/client';

/**
 * A row in the words of the contract. That it has every field is checked by the compiler; that its
 * texts are of the closed lists and its JSON is of the model is kept by the database's checks and by
 * the schemas that read what is written. Reading it by a schema once more would cost as much as
 * asking for it.
 */
export function typedRow<Fields extends object>(row: {
  readonly [Key in keyof Fields]: unknown;
}): Fields {
  return row as Fields;
}

/** A value of the model for a column of JSON: objects without methods, read by a schema before. */
export function jsonValue(value: object): Prisma.InputJsonValue {
  return value;
}
