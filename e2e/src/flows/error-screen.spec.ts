import { ana } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';

const WORDS = 'Ocorreu um erro inesperado. Você pode tentar novamente ou recarregar a página.';

for (const way of ['Tentar Novamente', 'Recarregar Página']) {
  test(`when the editor cannot be drawn, "${way}" brings it back`, async ({
    page,
    editor,
    signedInAs,
    expectConsoleError,
    expectAccessible,
  }) => {
    await signedInAs(ana);
    expectConsoleError(/ERR_CONNECTION_REFUSED|dynamically imported module/);
    await page.route(/assets\/editor-entry.*\.js/, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Algo deu errado', exact: true })).toBeVisible();
    await expect(page.getByText(WORDS, { exact: true })).toBeVisible();
    await expectAccessible();
    await page.unrouteAll();
    await page.getByRole('button', { name: way, exact: true }).click();
    await editor.isShown();
  });
}

test('what was being edited survives the error screen', async ({
  page,
  editor,
  expectConsoleError,
  anaEdits,
}) => {
  await anaEdits();
  await editor.rename('Receitas de domingo');
  await editor.keepsDraft();
  expectConsoleError(/ERR_CONNECTION_REFUSED|dynamically imported module/);
  await page.route(/assets\/element-library.*\.js/, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Elemento', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recarregar Página' }).click();
  await new DraftOffer(page).accept();
  await expect(editor.title).toHaveText('Receitas de domingo');
});
