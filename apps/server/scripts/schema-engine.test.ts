import { expect, test } from 'vitest';
import { pendingSchemaChanges } from './schema-engine';

test('the migrations lead exactly to prisma/schema.prisma', async () => {
  expect(await pendingSchemaChanges()).toBe('');
}, 60_000);
