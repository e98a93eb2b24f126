import { defineConfig } from 'vite';
import { emptyDatabase } from './scripts/empty-database';

/**
 * For Node: the workspace's packages are bundled, everything else stays a package. What main.ts
 * loads later are files beside it.
 */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
  plugins: [emptyDatabase()],
  ssr: { noExternal: [/^@arrasta\//] },
});
