import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { downloadedBy } from '../screens/download';
import { MyCarousels } from '../screens/my-carousels';
import { Preview } from '../screens/preview';
import { ToolColumn } from '../screens/tool-column';

// Without it, parts of the program that were not opened yet are not there without the server.
test.use({ serviceWorkers: 'allow' });

const AWAY = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/;
const UNREACHABLE = 'O servidor não respondeu. O que você já fez continua aqui.';

test.describe('where the browser keeps no files', () => {
  test.use({ serviceWorkers: 'block' });

  test('a part that cannot come says so in its place, and comes when the server is back', async ({
    page,
    server,
    editor,
    anaEdits,
    expectAccessible,
    expectConsoleError,
  }) => {
    await anaEdits();
    // Its fonts are there; asked of a server that is closing they would be refused.
    await page.waitForLoadState('networkidle');
    await server.stop();
    expectConsoleError(AWAY);

    await editor.openLibraryButton.click();
    const dialog = page.getByRole('dialog', { name: 'Não foi possível abrir' });
    await expect(dialog).toContainText(UNREACHABLE);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await editor.canvas.select('title');
    await expect(editor.panel.panel.getByText(UNREACHABLE)).toBeVisible();
    await expectAccessible();
    await server.start();
    await editor.panel.panel.getByRole('button', { name: 'Tentar de novo' }).click();
    await editor.panel.content.fill('De volta');
    await expect(editor.canvas.element('title')).toHaveText('De volta');

    await editor.add('Lista');
    await expect(editor.canvas.element('list')).toBeVisible();
  });

  test('a part whose code is missing asks for a reload, which brings the edits back', async ({
    page,
    editor,
    anaEdits,
    expectConsoleError,
  }) => {
    await anaEdits();
    // The server was updated meanwhile: it has another page, and other files.
    await page.route('/', (route) => route.fulfill({ body: '<!doctype html>' }));
    await page.route(/assets\/library-.*\.js/, (route) => route.fulfill({ status: 404 }));
    expectConsoleError(/404|Failed to fetch dynamically imported module/);
    await editor.rename('Receitas de domingo');
    await editor.keepsDraft();
    await editor.openLibraryButton.click();
    const dialog = page.getByRole('dialog', { name: 'Não foi possível abrir' });
    await expect(dialog).toContainText('Esta parte do editor não carregou.');
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Recarregar Página' }).click();
    await new DraftOffer(page).accept();
    await expect(editor.title).toHaveText('Receitas de domingo');
  });

  test('one file that did not come is asked for again, and a slide waits for its theme', async ({
    page,
    editor,
    anaEdits,
    expectConsoleError,
  }) => {
    const lost = [/assets\/library-.*\.css/, /assets\/icon-grid.*\.js/, /assets\/geo-.*\.js/];
    for (const file of lost) {
      await page.route(file, (route) => route.abort('connectionreset'), { times: 1 });
    }
    let deliver = (): void => undefined;
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/assets\/press-.*\.js/, async (route) => {
      await delivered;
      await route.continue();
    });
    expectConsoleError(AWAY);
    await anaEdits();
    await editor.openLibraryButton.click();
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    await retry.click();
    await expect(editor.library.dialog).toBeVisible();
    await expect(editor.library.dialog.getByRole('tablist')).toHaveCSS('padding-left', '16px');
    await page.keyboard.press('Escape');

    const tools = new ToolColumn(page);
    await tools.open('Tema');
    await tools.radio('Jornal').click();
    await expect(editor.canvas.slide.locator('[aria-busy="true"]')).toBeVisible();
    await expect(editor.canvas.element('title')).toHaveCount(0);
    deliver();
    await expect(editor.canvas.element('title')).toBeVisible();
    await tools.radio('Geométrico').click();
    await expect(editor.canvas.element('title')).toBeVisible();
    await expect(editor.canvas.slide.locator('[aria-busy="true"]')).toHaveCount(0);
  });
});

test('parts come before they are needed: an editor that lost its server still has them, and a visit meanwhile begins with the program, which says so', async ({
  page,
  server,
  editor,
  anaEdits,
  expectConsoleError,
}) => {
  await anaEdits();
  await editor.hasAllParts();
  await server.stop();
  expectConsoleError(AWAY);

  await editor.add('Lista');
  await expect(editor.panel.items).toBeVisible();
  await editor.panel.openColors('Texto');
  await page.keyboard.press('Escape');
  const tools = new ToolColumn(page);
  await tools.open('Tema');
  await tools.radio('Colagem').click();
  await expect(editor.canvas.element('title')).toBeVisible();
  await new MyCarousels(page).open();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pré-visualizar' }).click();
  await expect(new Preview(page).dialog).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await downloadedBy(page, () => editor.export('Imagem PNG'))).name).toBe('slide_1.png');
  await editor.keepsDraft();

  await page.reload();
  await expect(page.getByText('Não foi possível falar com o servidor')).toBeVisible();
  await server.start();
  await page.getByRole('button', { name: 'Tentar Novamente' }).click();
  await new DraftOffer(page).accept();
  await expect(editor.canvas.element('list')).toBeVisible();
});
