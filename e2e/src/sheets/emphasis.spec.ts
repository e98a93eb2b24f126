import { join } from 'node:path';
import { themeKeys } from '@arrasta/palettes';
import { emphasisedImages } from '../gallery/emphasised-slides';
import { test } from '../gallery/test';

test.use({ deviceScaleFactor: 0.6 });

test('emphasised words', async ({ gallery, page }, info) => {
  const rows = themeKeys.map(emphasisedImages);
  await gallery.hang(rows.flat(), rows[0]?.length ?? 1);
  await page.screenshot({ path: join(info.project.outputDir, 'emphasis.png'), fullPage: true });
});
