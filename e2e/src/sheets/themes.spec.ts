import { join } from 'node:path';
import { shownThemes, themeImages } from '../gallery/theme-decks';
import { test } from '../gallery/test';

test.use({ deviceScaleFactor: 0.5 });

for (const theme of shownThemes) {
  test(`theme ${theme}`, async ({ gallery, page }, info) => {
    const rows = themeImages(theme);
    await gallery.hang(rows.flat(), rows[0]?.length ?? 1);
    const path = join(info.project.outputDir, `theme-${theme}.png`);
    await page.screenshot({ path, fullPage: true });
  });
}
