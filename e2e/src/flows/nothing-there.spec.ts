import { aDeck, ana } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { heldBack } from '../fixtures/held-back';
import { expect, test } from '../fixtures/test';

test('a carousel without slides says so, and takes its first one', async ({
  page,
  context,
  editor,
  signedInAs,
  expectAccessible,
}) => {
  await signedInAs(ana);
  const { id } = await storeCarousel(context.request, aDeck({ slides: [] }));
  await page.goto(`/carousel/${id}`);
  await expect(page.getByText('Nenhum slide selecionado')).toBeVisible();
  await expectAccessible();
  await editor.slides.addSlide();
  await expect(page.getByText('Nenhum slide selecionado')).toBeHidden();
  await editor.slides.shows(1);
});

test('an export that fails is reported, and can be tried again; while a carousel is on its way the person is informed', async ({
  page,
  context,
  editor,
  notices,
  anaEdits,
}) => {
  await anaEdits();
  await page.evaluate(() => {
    Object.assign(window, { Worker: undefined });
    OffscreenCanvas.prototype.getContext = () => null;
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await editor.export('Imagem PNG');
  await notices.say(
    'Este navegador não conseguiu desenhar o slide',
    'Nenhum arquivo foi feito, porque sairia errado. Salve o carrossel e exporte de novo: o servidor faz o arquivo.',
  );
  await expect(editor.exportButton).toBeEnabled();

  const { id } = await storeCarousel(context.request, aDeck());
  const held = await heldBack(page, 'carousels.get');
  await page.goto(`/carousel/${id}`);
  await expect(page.getByText('Carregando carrossel...')).toBeVisible();
  held.letGo();
  await expect(editor.canvas.slide).toBeVisible();
  await expect(page.getByText('Carregando carrossel...')).toBeHidden();
});
