import { rm } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { listenForComplaints } from '../fixtures/complaints';
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
    const complaints = listenForComplaints(context);
    const gallery = new Gallery(page);
    await gallery.open(galleryFolder);
    await use(gallery);
    expect(complaints.unexpected(), 'complaints of the browser').toEqual([]);
  },
});
