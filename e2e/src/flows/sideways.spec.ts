import { expect, test } from '../fixtures/test';
import { Tools } from '../screens/tools';

const sizes = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
] as const;

test.use({ viewport: sizes[0], hasTouch: true });

test('a phone held sideways shows the whole slide, beside it what is edited, and all of what can be exported; the smallest the way into an element', async ({
  page,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  const { canvas, panel } = editor;
  await anaEdits();
  for (const size of sizes) {
    const at = `${size.width} by ${size.height}`;
    await page.setViewportSize(size);
    await test.step(`shows the whole slide, and beside it what is edited, ${at}`, async () => {
      await expect(canvas.slide).toBeInViewport({ ratio: 1 });
      await canvas.select('title');
      await panel.isAbout('Título');
      await expect(panel.content).toBeInViewport({ ratio: 1 });
      const down = panel.panel.getByRole('button', { name: 'Descer' });
      await expect(down).toBeInViewport({ ratio: 1 });
      expect(await down.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await expect(page.getByRole('button', { name: 'Exportar' })).toBeInViewport({ ratio: 1 });
      await expect(async () => {
        const zoom = await page.getByRole('button', { name: 'Aumentar zoom' }).boundingBox();
        const slide = await canvas.slide.boundingBox();
        expect((zoom?.x ?? Infinity) + (zoom?.width ?? 0)).toBeLessThan(slide?.x ?? 0);
      }).toPass();
      await expectAccessible();
      await panel.content.fill(`Escrito de lado, ${at}`);
      await expect(canvas.element('title')).toHaveText(`Escrito de lado, ${at}`);
      await expect(canvas.slide).toBeInViewport({ ratio: 1 });
    });
    await test.step(`keeps all of what can be exported within reach, ${at}`, async () => {
      await editor.exportButton.click();
      const menu = page.getByRole('menu');
      await expect(menu).toBeInViewport({ ratio: 1 });
      const last = menu.getByRole('menuitem').last();
      await last.hover();
      await expect(last).toBeInViewport({ ratio: 1 });
      await expect(editor.exportButton).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    });
    await canvas.selectNothing();
  }
  await test.step('the smallest shows the whole slide, with the way into an element beside it', async () => {
    await page.setViewportSize({ width: 568, height: 320 });
    await expect(canvas.slide).toBeInViewport({ ratio: 1 });
    await canvas.select('title');
    await expect(async () => {
      const way = await page.getByRole('button', { name: 'Editar elemento' }).boundingBox();
      const slide = await canvas.slide.boundingBox();
      expect(way?.x).toBeGreaterThan((slide?.x ?? Infinity) + (slide?.width ?? 0));
    }).toPass();
    await new Tools(page).open('Editar elemento');
    await expect(panel.content).toBeInViewport({ ratio: 1 });
  });
});
