import { defineConfig } from 'vitest/config';
import { findPostgres } from './testing/postgres-server.ts';

const onDatabase = ['./vitest.pglite.config.ts'];
if (findPostgres() !== null) onDatabase.push('./vitest.postgres.config.ts');

/** Units once; everything that touches a database on each database there is. */
export default defineConfig({
  test: { projects: ['./vitest.unit.config.ts', ...onDatabase] },
});
