import { expect, test } from 'vitest';
import { z } from 'zod';
import { atOnce } from './at-once';

const schema = z.object({ title: z.string().max(3) });

test('what fits is read as by the schema', async () => {
  expect(await atOnce(schema).parseAsync({ title: 'um', more: 1 })).toEqual({ title: 'um' });
});

test('what does not fit is refused as by the schema', async () => {
  await expect(atOnce(schema).parseAsync({ title: 'longo' })).rejects.toThrow(z.ZodError);
});
