import { expect } from '@playwright/test';
import { listenForConsoleErrors } from '../fixtures/console-errors';
import { testOfWorkers } from '../fixtures/of-workers';
import { Gallery } from './gallery';

interface TestFixtures {
  /** Slides drawn by the renderer alone, without product and server. */
  gallery: Gallery;
}

export { expect };

export const test = testOfWorkers.extend<TestFixtures>({
  gallery: async ({ page, context, galleryFolder }, use) => {
    const consoleErrors = listenForConsoleErrors(context);
    const gallery = new Gallery(page);
    await gallery.open(galleryFolder);
    await use(gallery);
    expect(consoleErrors.unexpected(), 'errors in the console of the browser').toEqual([]);
  },
});
