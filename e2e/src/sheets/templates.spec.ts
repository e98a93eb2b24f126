import { join } from 'node:path';
import { templates } from '@arrasta/templates';
import { findInTemplate, templateImages } from '../gallery/template-decks';
import { expect, test } from '../gallery/test';

const decksOnSheet = 6;

test.describe('pictures', () => {
  test.use({ deviceScaleFactor: 0.5 });

  test('covers of the templates', async ({ gallery, page }, info) => {
    const covers = templates.flatMap((template) => templateImages(template, '4:5').slice(0, 1));
    await gallery.hang(covers, decksOnSheet);
    const path = join(info.project.outputDir, 'templates-covers.png');
    await page.screenshot({ path, fullPage: true });
  });

  for (const template of templates) {
    test(`template ${template.key}`, async ({ gallery, page }, info) => {
      const images = templateImages(template, '4:5');
      await gallery.hang(images, images.length);
      const path = join(info.project.outputDir, `template-${template.key}.png`);
      await page.screenshot({ path, fullPage: true });
    });
  }
});

for (const format of ['4:5', '3:4', '1:1'] as const) {
  test(`words of all templates fit and read in ${format}`, async ({ gallery }) => {
    test.setTimeout(600_000);
    const findings: string[] = [];
    for (const template of templates) {
      findings.push(...(await findInTemplate(gallery, template, format)));
    }
    expect(findings).toEqual([]);
  });
}
