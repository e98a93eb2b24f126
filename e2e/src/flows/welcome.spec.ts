import { ana } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';
import { MyCarousels } from '../screens/my-carousels';
import { ToolColumn } from '../screens/tool-column';

const hintOn = (page: Page) => page.getByRole('complementary', { name: 'Comece por aqui' });

/** Waits until the product knows that the person has no carousel. */
async function hasNone(page: Page): Promise<void> {
  await expect(new ToolColumn(page).column.getByText('Nenhum carrossel ainda')).toBeVisible();
}

test('a newcomer is shown where to begin, all of it in view, until they know it', async ({
  page,
  editor,
  signedInAs,
}) => {
  const hint = hintOn(page);
  const isInView = async () => {
    for (const width of [1440, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(hint, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  };
  await signedInAs(ana);
  await page.goto('/');
  await new Gallery(page).isShown();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await isInView();
  await page.getByRole('button', { name: 'Aumentar zoom' }).click();
  await isInView();
  await page.reload();
  await isInView();
  await hint.getByRole('button', { name: 'Entendi' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await editor.isShown();
  await hasNone(page);
  await expect(hint).toBeHidden();
});

test('whoever has made a carousel is not shown it again, also once it is deleted', async ({
  page,
  editor,
  anaEdits,
}) => {
  await anaEdits();
  await expect(hintOn(page)).toBeVisible();
  await editor.rename('O primeiro');
  await editor.saveAll();
  await editor.startNew();
  await expect(hintOn(page)).toBeHidden();
  const carousels = new MyCarousels(page);
  await carousels.open();
  await carousels.askToRemove('O primeiro');
  await carousels.answer('Excluir');
  await carousels.show([]);
  await page.reload();
  await editor.isShown();
  await hasNone(page);
  await expect(hintOn(page)).toBeHidden();
});
