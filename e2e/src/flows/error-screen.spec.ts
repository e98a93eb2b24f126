import { aDeck, ana } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';

const WORDS = 'Ocorreu um erro inesperado. Você pode tentar novamente ou recarregar a página.';

test('when the editor cannot be drawn, "Tentar Novamente" and "Recarregar Página" bring it back, with what was being edited', async ({
  page,
  context,
  editor,
  signedInAs,
  expectConsoleError,
  expectAccessible,
}) => {
  await signedInAs(ana);
  await storeCarousel(context.request, aDeck());
  expectConsoleError(/ERR_CONNECTION_REFUSED|dynamically imported module/);
  const heading = page.getByRole('heading', { name: 'Algo deu errado', exact: true });
  for (const way of ['Tentar Novamente', 'Recarregar Página']) {
    await page.route(/assets\/editor-page-.*\.js/, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await expect(heading).toBeVisible();
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await expectAccessible();
    await page.unrouteAll();
    await page.getByRole('button', { name: way, exact: true }).click();
    await editor.isShown();
  }

  await editor.rename('Receitas de domingo');
  await editor.keepsDraft();
  expectConsoleError(/no date can be written/);
  // At once: a save that ends in between writes a date as well, and then there is nothing to press.
  await page.getByRole('button', { name: 'Arquivo' }).evaluate((button: HTMLElement) => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get: () => {
        throw new Error('no date can be written');
      },
    });
    button.click();
  });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Recarregar Página' }).click();
  await new DraftOffer(page).accept();
  await expect(editor.title).toHaveText('Receitas de domingo');
});
