import { defineConfig } from 'prisma/config';

/** Where Prisma finds the tables and their history. The database's address is the server's own. */
export default defineConfig({
  schema: '../../prisma/schema.prisma',
  migrations: { path: '../../prisma/migrations' },
});
