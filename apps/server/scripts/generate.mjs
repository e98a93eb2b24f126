// Writes the Prisma client from prisma/schema.prisma, without internet.
// `prisma generate` would download a schema engine that it never runs; naming any existing
// executable as that engine keeps it from trying.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
const { status } = spawnSync(
  process.execPath,
  [prisma, 'generate', '--no-hints', '--config', 'prisma.config.ts'],
  {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
