import { expect, test } from 'vitest';
import { z } from 'zod';
import { ParsedInput, syncSchema } from './rest-line';

const schema = z.object({ title: z.string().max(3) });

test('what fits is read as by the schema', async () => {
  expect(await syncSchema(schema).parseAsync({ title: 'um', more: 1 })).toEqual({ title: 'um' });
});

test('what does not fit is refused as by the schema', async () => {
  await expect(syncSchema(schema).parseAsync({ title: 'longo' })).rejects.toThrow(z.ZodError);
});

test('of many wrong fields the first hundred are named', async () => {
  const sent = Array.from({ length: 5000 }, () => 'longo');
  const reading = syncSchema(z.array(z.string().max(3))).parseAsync(sent);
  await expect(reading).rejects.toMatchObject({ issues: { length: 100, 99: { path: [99] } } });
});

test('what another schema has read is taken as it is', async () => {
  const parsed = new ParsedInput({ title: 'lido antes' });
  expect(await syncSchema(schema).parseAsync(parsed)).toEqual({ title: 'lido antes' });
});
