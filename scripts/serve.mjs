// npm run serve: serves what is already built; needs neither pnpm nor a network.
import { requireNode } from './node-version.mjs';
import { isBuilt, serveProduct } from './product.mjs';

requireNode();
if (!isBuilt()) {
  console.error('O Arrasta ainda não foi construído: rode "npm start" ou "npm run build".');
  process.exit(1);
}
serveProduct();
