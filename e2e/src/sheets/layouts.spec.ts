import { join } from 'node:path';
import { composedLayouts } from '@arrasta/domain';
import { themeKeys } from '@arrasta/palettes';
import { composedImages } from '../gallery/composed-slides';
import { test } from '../gallery/test';

test.use({ deviceScaleFactor: 0.5 });

for (const layout of composedLayouts) {
  test(`layout ${layout}`, async ({ gallery, page }, info) => {
    const rows = themeKeys.map((theme) => composedImages(theme, layout));
    await gallery.hang(rows.flat(), rows[0]?.length ?? 1);
    const path = join(info.project.outputDir, `layout-${layout}.png`);
    await page.screenshot({ path, fullPage: true });
  });
}
