import { ana } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';

test('a template is found, looked at and used, and undo goes back', async ({
  page,
  editor,
  signedInAs,
  expectAccessibleInBothSchemes,
}) => {
  await signedInAs(ana);
  await editor.open();
  await page.getByRole('link', { name: 'Modelos' }).click();
  const gallery = new Gallery(page);
  await expect(gallery.card('Receita da casa').locator('[data-slide-id]').first()).toBeVisible();
  await expectAccessibleInBothSchemes();

  await gallery.search.fill('pao ferm');
  await expect(gallery.cards).toHaveCount(1);
  await expect(page).toHaveURL(/modelos\?q=pao/);
  await gallery.chip('Vender').click();
  await expect(page.getByText('Nenhum modelo encontrado')).toBeVisible();
  await gallery.chip('Todos').click();
  await gallery.view('Receita da casa');
  await expectAccessibleInBothSchemes('[role="dialog"]');
  await gallery.palettes.nth(1).check();
  await gallery.use();

  await expect(editor.title).toHaveText('Receita da casa');
  await expect(page).toHaveURL(/\/$/);
  await editor.undo.click();
  await expect(editor.title).toHaveText('Novo Carrossel');
  await editor.redo.click();
  await editor.save.click();
  await expect(page).toHaveURL(/\/carousel\//);
  await expect(editor.title).toHaveText('Receita da casa');
});

test('the open carousel takes over the style alone, and stays as it is on the way back', async ({
  page,
  editor,
  anaEdits,
  notices,
}) => {
  await anaEdits();
  await page.getByRole('link', { name: 'Modelos' }).click();
  const gallery = new Gallery(page);
  await expect(gallery.card('Antes de comprar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.title).toHaveText('Novo Carrossel');
  await page.getByRole('link', { name: 'Modelos' }).click();
  await gallery.view('Antes de comprar');
  await gallery.preview.getByRole('button', { name: 'Usar só o estilo' }).click();
  await notices.say('Estilo aplicado', 'Desfazer');
  await expect(editor.title).toHaveText('Novo Carrossel');
  await expect(page.getByText('Impacto').first()).toBeVisible();
  await editor.undo.click();
  await expect(page.getByText('Minimalista').first()).toBeVisible();
});

test('arrow keys move among the covers', async ({ page, signedInAs }) => {
  await signedInAs(ana);
  const gallery = new Gallery(page);
  await gallery.open();
  await gallery.card('Receita da casa').focus();
  await page.keyboard.press('ArrowRight');
  await expect(gallery.card('Antes de comprar')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Usar este modelo: Antes' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.card('Receita da casa')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens the preview, from which the template is used', async ({
    page,
    editor,
    signedInAs,
    expectAccessibleInBothSchemes,
  }) => {
    await signedInAs(ana);
    const gallery = new Gallery(page);
    await gallery.open();
    await expectAccessibleInBothSchemes();
    await gallery.card('Isto ou aquilo').tap();
    await expect(gallery.preview.getByRole('heading', { name: 'Isto ou aquilo' })).toBeVisible();
    await expectAccessibleInBothSchemes('[role="dialog"]');
    await gallery.use();
    await expect(editor.title).toHaveText('Isto ou aquilo');
  });
});
