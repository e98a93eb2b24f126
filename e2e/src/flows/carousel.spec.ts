import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits();
});

test('the zoom changes the slide on the screen alone; elements are moved, duplicated, deleted and added from the library; Enter and leaving keep a title, Escape and nothing do not; the brand is on every slide and saved, as is by key a title that is still being written', async ({
  page,
  editor,
  context,
}) => {
  await test.step('the zoom changes the slide on the screen and nothing else', async () => {
    const width = async () => (await editor.canvas.slide.boundingBox())?.width;
    expect(await width()).toBe(432);
    await page.getByRole('button', { name: 'Diminuir zoom' }).click();
    await expect.poll(width).toBeLessThan(432);
    await page.getByRole('button', { name: /^\d+%$/ }).click();
    await expect.poll(width).toBe(432);
    await page.getByRole('button', { name: 'Aumentar zoom' }).click();
    await expect.poll(width).toBeGreaterThan(432);
    await expect(editor.undo).toBeDisabled();
    await page.getByRole('button', { name: /^\d+%$/ }).click();
  });
  await test.step('elements are moved, duplicated and deleted', async () => {
    const { canvas, panel } = editor;
    await canvas.select('subtitle');
    await expect(panel.moveUp).toBeDisabled();
    await panel.moveDown.click();
    expect(await canvas.kinds()).toEqual(['title', 'subtitle', 'text']);
    await panel.saysPosition(2, 3);
    await page.keyboard.press('Alt+ArrowDown');
    expect(await canvas.kinds()).toEqual(['title', 'text', 'subtitle']);
    await expect(panel.moveDown).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+D');
    await panel.saysPosition(4, 4);
    await panel.remove.click();
    await expect(panel.panel).toBeHidden();
    expect(await canvas.kinds()).toEqual(['title', 'text', 'subtitle']);
    await editor.takesAllBack();
  });
  await test.step('the library has all eight kinds and says what the slide holds', async () => {
    const { library, canvas, panel } = editor;
    await editor.openLibrary();
    await expect(library.dialog.getByText('3 elementos neste slide')).toBeVisible();
    await library.choose('Subtítulo');
    await panel.isAbout('Subtítulo');
    await editor.openLibrary();
    await library.chooseIcon('Coração', 'coracao');
    await panel.isAbout('Ícone');
    expect(await canvas.kinds()).toEqual(['subtitle', 'title', 'text', 'subtitle', 'icon']);
    await editor.openLibrary();
    await expect(library.dialog.getByText('5 elementos neste slide')).toBeVisible();
    await page.keyboard.press('Escape');
    await editor.takesAllBack();
  });
  await test.step('the title: Enter and leaving keep it, Escape and nothing do not', async () => {
    const { title, titleField } = editor;
    await expect(title).toHaveText('Novo Carrossel');
    await editor.writeTitle('  Com Enter ');
    await titleField.press('Enter');
    await expect(title).toHaveText('Com Enter');
    await editor.writeTitle('Ao sair');
    await editor.canvas.selectNothing();
    await expect(title).toHaveText('Ao sair');
    await editor.writeTitle('Desistência');
    await titleField.press('Escape');
    await expect(title).toHaveText('Ao sair');
    await editor.writeTitle('   ');
    await titleField.press('Enter');
    await expect(title).toHaveText('Ao sair');
  });
  await test.step('the brand is on every slide, at the foot or at the head, and is saved', async () => {
    await page.getByRole('button', { name: /^Marca/ }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Café da Ana');
    await page.getByLabel('Perfil', { exact: true }).fill('@cafedaana');
    const brand = editor.canvas.slide.locator('[data-brand-line]');
    await expect(brand).toContainText('Café da Ana');
    await expect(brand).toContainText('@cafedaana');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(brand).not.toContainText('@cafedaana');
    await page.keyboard.press('ControlOrMeta+Y');
    await expect(brand).toContainText('@cafedaana');
    const top = async () => (await brand.boundingBox())?.y ?? 0;
    const atTheFoot = await top();
    await page.getByText('Topo', { exact: true }).click();
    await expect.poll(top).toBeLessThan(atTheFoot);
    await editor.saveAll();
    const stored = await storedCarousel(context.request, await editor.carouselId());
    expect(stored).toMatchObject({ brandName: 'Café da Ana', brandHandle: '@cafedaana' });
  });
  await test.step('a title that is still being written is saved by key with the rest', async () => {
    await editor.writeTitle('Ainda escrevendo');
    await editor.saveAll();
    await expect(editor.title).toHaveText('Ainda escrevendo');
    await page.reload();
    await editor.isShown();
    await expect(editor.title).toHaveText('Ainda escrevendo');
  });
});
