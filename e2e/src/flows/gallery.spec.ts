import { aCarousel, aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import { unzipped } from '../files/unzipped';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { downloadedBy } from '../screens/download';
import { FromText } from '../screens/from-text';
import { Gallery } from '../screens/gallery';
import { MyCarousels } from '../screens/my-carousels';

test('a newcomer comes from sign-up to the files of a template in eight actions', async ({
  page,
  signIn,
  editor,
  notices,
  newcomer,
}) => {
  const gallery = new Gallery(page);
  await signIn.openRegistration();
  const toTheGallery = [
    () => signIn.name.fill(newcomer.name),
    () => signIn.email.fill(newcomer.email),
    () => signIn.password.fill(newcomer.password),
    () => signIn.registerButton.click(),
  ];
  for (const act of toTheGallery) await act();
  await notices.say('Cadastro realizado com sucesso', 'Bem-vindo! Sua conta foi criada.');
  await gallery.isShown();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Olá, Ana Souza!')).toBeVisible();
  const toTheFiles = [
    () => gallery.card('Receita da casa').click(),
    () => gallery.use(),
    () => editor.exportButton.click(),
    () => page.getByRole('menuitem', { name: 'ZIP com PNG' }).click(),
  ];
  expect(toTheGallery.length + toTheFiles.length).toBeLessThanOrEqual(8);
  const file = await downloadedBy(page, async () => {
    for (const act of toTheFiles) await act();
  });
  expect(file.name).toBe('Receita da casa.zip');
  const images = [...unzipped(file.content).keys()].filter((name) => name.endsWith('.png'));
  expect(images).toHaveLength(8);
});

test('a template is found, looked at and used, and undo goes back', async ({
  page,
  editor,
  signedInAs,
  expectAccessibleInBothSchemes,
}) => {
  await signedInAs(ana);
  const gallery = new Gallery(page);
  await gallery.open();
  await expect(gallery.card('Receita da casa').locator('[data-slide-id]').first()).toBeVisible();
  await expectAccessibleInBothSchemes();

  await test.step('arrow keys move among the covers, and in the preview', async () => {
    await gallery.card('Receita da casa').focus();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.card('Antes de comprar')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Usar este modelo: Antes' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(gallery.card('Receita da casa')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gallery.preview.getByRole('heading', { name: 'Receita da casa' })).toBeVisible();
    // A key that is pressed before the dialog has the focus is the grid's.
    await expect(gallery.preview.getByRole('button', { name: 'Usar este modelo' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(gallery.preview.getByRole('heading', { name: 'Antes de comprar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery.preview).toBeHidden();
  });

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

test('the open carousel takes over the style alone and stays as it is, a text takes all of a template', async ({
  page,
  editor,
  anaEdits,
  notices,
}) => {
  await anaEdits();
  await editor.rename('Em andamento');
  const newCarousel = page.getByRole('link', { name: 'Novo Carrossel', exact: true });
  await newCarousel.click();
  const gallery = new Gallery(page);
  await expect(gallery.card('Antes de comprar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.title).toHaveText('Em andamento');
  await newCarousel.click();
  await gallery.isShown();
  await page.goBack();
  await expect(editor.title).toHaveText('Em andamento');
  await editor.keepsDraft();
  await newCarousel.click();
  await gallery.view('Antes de comprar');
  await gallery.preview.getByRole('button', { name: 'Usar só o estilo' }).click();
  await notices.say('Estilo aplicado', 'Desfazer');
  await expect(editor.title).toHaveText('Em andamento');
  await expect(page.getByText('Impacto').first()).toBeVisible();
  await editor.undo.click();
  await expect(page.getByText('Minimalista').first()).toBeVisible();

  await newCarousel.click();
  await gallery.view('Números do mês');
  await gallery.preview.getByRole('button', { name: 'Usar com um texto' }).click();
  const fromText = new FromText(page);
  await expect(fromText.template('Números do mês')).toBeChecked();
  await expect(fromText.template('Números do mês')).toBeInViewport();
  await fromText.text.fill('# Pão de casa\n\nFarinha, água e tempo.');
  await fromText.create();
  await expect(editor.title).toHaveText('Pão de casa');
  await expect(page.getByText('Impacto').first()).toBeVisible();
  // It stands over what was open, which is not lost.
  await editor.undo.click();
  await expect(editor.title).toHaveText('Em andamento');
});

test('a carousel becomes a template, which is renamed, taken to a file and back, used and deleted', async ({
  page,
  context,
  editor,
  notices,
  signedInAs,
  expectAccessibleInBothSchemes,
}) => {
  await signedInAs(ana);
  const slides = [aSlide({ elements: [anElement('title', { content: 'Capa do mês' })] }), aSlide()];
  const deck = aDeck({ carousel: aCarousel({ title: 'De junho', theme: 'swiss' }), slides });
  await storeCarousel(context.request, deck);
  const gallery = new Gallery(page);
  await gallery.open();
  await gallery.chip('Meus modelos').click();
  await expect(page.getByText('Nenhum modelo seu ainda')).toBeVisible();
  await page.getByRole('button', { name: 'Meus carrosséis' }).click();
  const mine = new MyCarousels(page);
  await mine.dialog.getByRole('button', { name: 'Salvar De junho como modelo' }).click();
  const form = page.getByRole('dialog', { name: 'Salvar como modelo' });
  await expect(mine.dialog).toBeHidden();
  await form.getByLabel('Nome do modelo').fill('Meu mês');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await notices.say('Modelo salvo!', 'Está em Meus modelos.Ver modelos');
  await notices.close();
  await expect(gallery.card('Meu mês')).toContainText('Capa do mês');
  await expectAccessibleInBothSchemes();

  const choose = async (action: string) => {
    await page.getByRole('button', { name: /^Ações de/ }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Renomear modelo');
  const renaming = page.getByRole('dialog', { name: 'Renomear modelo' });
  await renaming.getByLabel('Nome do modelo').fill('Todo mês');
  await renaming.getByRole('button', { name: 'Salvar' }).click();
  await expect(gallery.card('Todo mês')).toBeVisible();
  const file = await downloadedBy(page, () => choose('Baixar em Markdown'));
  expect(file.name).toBe('Todo mês.md');
  await choose('Excluir modelo');
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum modelo seu ainda')).toBeVisible();

  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Enviar arquivo' }).click();
  const buffer = file.content;
  await (await chosen).setFiles({ name: file.name, mimeType: 'text/markdown', buffer });
  await notices.say('Modelo enviado', 'Todo mês');
  await gallery.view('Todo mês');
  await expectAccessibleInBothSchemes('[role="dialog"]');
  await gallery.use();
  await expect(editor.title).toHaveText('Todo mês');
  await expect(editor.canvas.slide).toContainText('Capa do mês');
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
    await gallery.card('Isto ou aquilo').click();
    await expect(gallery.preview.getByRole('heading', { name: 'Isto ou aquilo' })).toBeVisible();
    await expectAccessibleInBothSchemes('[role="dialog"]');
    await gallery.use();
    await expect(editor.title).toHaveText('Isto ou aquilo');
  });
});
