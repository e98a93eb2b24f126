import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const threeSlides = () => aDeck({ slides: [aSlide(), aSlide(), aSlide()] });

/** Opens something with the keyboard and closes it again. */
async function openAndLeave(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('a link leads past the tools to the slide; after a dialog, a title given up or a deleted slide the keyboard goes on where it was', async ({
  page,
  anaEdits,
  editor,
}) => {
  await test.step('a link leads past the tools to the slide', async () => {
    await anaEdits(aDeck({ slides: [aSlide({ elements: [anElement('title')] })] }));
    await page.locator('body').press('Tab');
    const link = page.getByRole('link', { name: 'Ir para o slide' });
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('after a dialog the keyboard goes on where it was', async () => {
    await anaEdits();
    for (const name of ['Elemento', 'Arquivo', 'Atalhos do teclado', 'Pré-visualizar']) {
      await test.step(name, async () => {
        const opener = page.getByRole('button', { name, exact: true });
        await openAndLeave(page, opener);
        await expect(opener).toBeFocused();
      });
    }
  });
  await test.step('a title given up leaves the keyboard above the slide', async () => {
    await editor.writeTitle('Outro');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main').and(page.locator(':focus'))).toHaveCount(1);
  });
  await test.step('a deleted slide leaves the keyboard among the slides', async () => {
    await anaEdits(threeSlides());
    await editor.slides.open(2);
    const remove = editor.slides.card(2).getByRole('button', { name: /^Excluir/ });
    await remove.focus();
    await page.keyboard.press('Enter');
    await editor.slides.shows(2);
    const slides = page.getByRole('complementary', { name: 'Slides' });
    await expect(slides.locator(':focus').or(slides.and(page.locator(':focus')))).toHaveCount(1);
  });
});
