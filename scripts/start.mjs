// npm start: from a fresh clone to the running product.
import { requireNode } from './node-version.mjs';
import { ensurePnpm, build, install } from './pnpm.mjs';
import { serveProduct } from './product.mjs';

requireNode();
const env = ensurePnpm();
if (!install(env) || !build(env)) {
  console.error('A instalação ou a construção falhou; o motivo está acima.');
  process.exit(1);
}
serveProduct();
