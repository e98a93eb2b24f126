import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { absentPackages } from './absent-packages';
import { carriedParts } from './carried-parts';
import { drawnStageModule } from './drawn-stage-module';
import { precompress } from './precompress';

/** The web app: built to `dist`, which the server serves. In development the server stands beside it. */
export default defineConfig({
  plugins: [
    react(),
    carriedParts(),
    drawnStageModule(),
    precompress(),
    // What jspdf would draw HTML and SVG with; its pages are pictures here.
    absentPackages(['canvg', 'dompurify', 'html2canvas']),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // Where a browser does not preload modules it loads them when it meets them.
    modulePreload: { polyfill: false },
    // The screens, and the page on which the server has files made.
    rolldownOptions: { input: ['index.html', 'render.html'] },
  },
  worker: { format: 'es' },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
