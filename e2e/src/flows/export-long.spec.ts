import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { dockOf, drawingHeldBack } from '../screens/export-dock';

const deckOf = (slides: number) =>
  aDeck({
    slides: Array.from({ length: slides }, (_, at) =>
      aSlide({ elements: [anElement('title', { content: `Slide ${at + 1}` })] }),
    ),
  });

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width === 390 });

    test('of many slides the one that is being made is in view', async ({
      page,
      editor,
      anaEdits,
    }) => {
      await anaEdits(deckOf(60));
      const letGo = await drawingHeldBack(page, 50);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exportar', exact: true }).click();
      await page.getByRole('menuitem', { name: 'ZIP com PNG' }).click();
      const dock = dockOf(page);
      await expect(dock.getByRole('status')).toHaveText('50 de 60', { timeout: 90_000 });
      const running = dock.locator('[data-state="running"]');
      await expect(running).toHaveCount(1);
      await expect(running).toBeInViewport({ ratio: 1 });
      await expect(running).toContainText('Slide 51');
      await expect(editor.canvas.slide).toBeInViewport();
      await letGo();
      await download;
      await expect(dock).toBeHidden();
    });
  });
}

test('whoever would close the tab while a file is made is asked', async ({
  page,
  editor,
  anaEdits,
}) => {
  await anaEdits(deckOf(3));
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.dismiss();
  });
  const letGo = await drawingHeldBack(page);
  await editor.export('ZIP com PNG');
  await expect(dockOf(page).getByRole('status')).toHaveText('0 de 3');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  const download = page.waitForEvent('download');
  await letGo();
  await download;
  await expect(dockOf(page)).toBeHidden();
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toEqual(['beforeunload']);
});
