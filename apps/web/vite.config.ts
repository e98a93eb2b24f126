import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentPackages } from './absent-packages';
import { renderedShowcasePlugin } from './rendered-showcase-plugin';
import { precompress } from './precompress';
import { preloadMissing } from './preload-missing';
import { productionRouter } from './production-router';
import { serviceWorker } from './service-worker-plugin';
import { unusedStatics } from './unused-statics';

const preloading = preloadMissing();

/** The web app: built to `dist`, which the server serves. In development the server stands beside it. */
export default defineConfig({
  plugins: [
    react(),
    renderedShowcasePlugin(),
    productionRouter(),
    unusedStatics(),
    preloading,
    serviceWorker(),
    precompress(),
    // What jspdf would draw HTML and SVG with; its pages are pictures here.
    absentPackages(['canvg', 'dompurify', 'html2canvas']),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Where a browser does not preload modules it loads them when it meets them.
    modulePreload: { polyfill: false, resolveDependencies: preloading.resolveDependencies },
    rolldownOptions: {
      // The screens, the page on which the server has files made, and what keeps the files.
      input: {
        index: 'index.html',
        render: 'render.html',
        'service-worker': 'src/service-worker/service-worker.ts',
      },
      // They do nothing when they are loaded, but do not say so: sign-in would load all their links.
      treeshake: {
        moduleSideEffects: [{ test: /@trpc\/(client|react-query)\//, sideEffects: false }],
      },
      output: {
        // Its name stays, so that browsers find the next one; beside the page, whose requests it sees.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
