import { defineConfig } from 'vite';

/** One file for Node: the workspace's packages are bundled, everything else stays a package. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
  ssr: { noExternal: [/^@arrasta\//] },
});
