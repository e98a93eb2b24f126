import { defineConfig } from 'vite';
import { emptyDatabase } from './scripts/empty-database';

/** One file for Node: the workspace's packages are bundled, everything else stays a package. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  plugins: [emptyDatabase()],
  ssr: { noExternal: [/^@arrasta\//] },
});
