import { rm } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { listenForConsoleErrors } from '../fixtures/console-errors';
import { buildGallery } from './build-gallery';
import { Gallery } from './gallery';

interface WorkerFixtures {
  galleryFolder: string;
}

interface TestFixtures {
  /** Slides drawn by the renderer alone, without product and server. */
  gallery: Gallery;
}

export { expect };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  galleryFolder: [
    async ({}, use) => {
      const folder = await buildGallery();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  gallery: async ({ page, context, galleryFolder }, use) => {
    const consoleErrors = listenForConsoleErrors(context);
    const gallery = new Gallery(page);
    await gallery.open(galleryFolder);
    await use(gallery);
    expect(consoleErrors.unexpected(), 'errors in the console of the browser').toEqual([]);
  },
});
