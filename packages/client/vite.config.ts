import { defineConfig } from 'vite';

/** One file for Node and browsers; tRPC stays a package. */
export default defineConfig({
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index' },
    target: 'es2022',
    sourcemap: true,
    rolldownOptions: { external: [/^@trpc\//] },
  },
});
