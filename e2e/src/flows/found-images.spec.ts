import { aDeck, anElement, aSlide, canaryKey } from '@arrasta/testkit';
import { aiProvider, type AiProvider } from '../fixtures/ai-provider';
import { imageHost, type ImageHost } from '../fixtures/image-host';
import { storedCarousel } from '../fixtures/stored-carousel';
import { plainPng } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { ImageDialogs } from '../screens/image-dialogs';
import { Tools } from '../screens/tools';

const KEPT = /^\/api\/pictures\/[0-9a-f-]{36}$/;
const CREDIT = 'Foto: Rui Sá · Openverse · CC BY 4.0';

let provider: AiProvider;
let host: ImageHost;
let id = '';

test.beforeEach(async ({ server, anaEdits }) => {
  [provider, host] = await Promise.all([aiProvider(server.aiPort), imageHost(server.imagePort)]);
  const title = anElement('title', { content: 'Luz de janela' });
  id = await anaEdits(aDeck({ slides: [aSlide({ elements: [title, anElement('image')] })] }));
});
test.afterEach(() => Promise.all([provider.close(), host.close()]));

test.describe('a picture that is searched for', () => {
  test('is chosen with the keyboard, kept with its credit in one step of undo, lies behind the slide where it is meant for it, and is kept in small where it is missing in full', async ({
    page,
    context,
    editor,
    notices,
    expectAccessible,
  }) => {
    await test.step('is chosen with the keyboard, kept with its credit, and one step of undo', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const dialogs = new ImageDialogs(page);
      const { canvas, panel } = editor;
      host.finds(['Cortina', 'Sombra', 'Vidro', 'Manhã', 'Sala', 'Planta']);
      await canvas.select('image');
      await dialogs.waysIn(panel.panel).search.click();
      await expect(dialogs.query).toHaveValue('Luz de janela');
      await expect(dialogs.images.getByRole('listitem')).toHaveCount(6);
      await expect(dialogs.search).toContainText('Fonte: Openverse');
      await expect(
        dialogs.images.getByRole('link', { name: 'Foto: Rui Sá · CC BY 4.0' }),
      ).toHaveCount(6);
      await expectAccessible();
      await dialogs.searchFor('cortina branca');
      await expect.poll(() => host.searches).toContain('cortina branca');
      await dialogs.image('Sombra').press('Enter');
      await expect(dialogs.search).toBeHidden();
      await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
      await expect(panel.panel).toContainText(CREDIT);
      await expectAccessible();

      await editor.undo.click();
      await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
      await expect(editor.undo).toBeDisabled();
      await editor.redo.click();
      await editor.saveAll();
      const { slides } = await storedCarousel(context.request, id);
      expect(slides[0]?.elements[1]?.content).toMatch(KEPT);

      await page.reload();
      await canvas.select('image');
      await dialogs.copyCredit.click();
      await notices.say('Crédito copiado! Cole-o na legenda.');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        `${CREDIT} · https://fotos.example/rui`,
      );
    });
    await test.step('lies behind the slide where it is meant for the background', async () => {
      const dialogs = new ImageDialogs(page);
      const { background, canvas } = editor;
      host.finds(['Cortina']);
      await canvas.selectNothing();
      await background.open();
      await dialogs.waysIn(background.section).search.click();
      await dialogs.searchFor('cortina de longe');
      await dialogs.image('Cortina').click();
      await expect(dialogs.search).toBeHidden();
      await expect(canvas.slide.locator('[data-picture="background"]')).toBeVisible();
      await expect(background.address).toHaveValue(KEPT);
      await expect(background.section).toContainText(CREDIT);
      await editor.undo.click();
      await expect(background.address).toHaveValue('');
    });
    await test.step('that is missing in full is kept in small', async () => {
      const dialogs = new ImageDialogs(page);
      host.finds(['Sumida']);
      await editor.canvas.select('image');
      await editor.panel.showImageFrom('');
      await expect(editor.panel.imageAddress).toHaveValue(/^\/stock\//);
      await dialogs.waysIn(editor.panel.panel).search.click();
      await dialogs.searchFor('sumida');
      await dialogs.image('Sumida').click();
      await expect(editor.panel.imageAddress).toHaveValue(KEPT);
    });
  });

  test('may not be there, cannot be searched for, or cannot be kept: all is reported, with a way on; one made by AI is asked for in words that are shown before, can be called back, lies behind the slide where it is meant for it, and is not made with a refused key', async ({
    page,
    editor,
    expectAccessible,
    expectConsoleError,
    notices,
  }) => {
    await test.step('may not be there, and the search may fail: both are reported, with a way on', async () => {
      expectConsoleError(/502/);
      const dialogs = new ImageDialogs(page);
      await editor.canvas.select('image');
      await dialogs.waysIn(editor.panel.panel).search.click();
      await expect(dialogs.search).toContainText('Nenhuma imagem encontrada');
      host.finds(null);
      await dialogs.searchFor('vidro');
      await expect(dialogs.search.getByRole('alert')).toContainText(
        'Não foi possível buscar imagens',
      );
      await expectAccessible();
      host.finds(['Vidro']);
      await dialogs.search.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect(dialogs.image('Vidro')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialogs.search).toBeHidden();
    });
    await test.step('that cannot be kept is reported, and another one may be chosen', async () => {
      expectConsoleError(/503/);
      const dialogs = new ImageDialogs(page);
      host.finds(['Cortina', 'Vidro']);
      await editor.canvas.select('image');
      await dialogs.waysIn(editor.panel.panel).search.click();
      const message = 'Ocupado.';
      const data = { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 };
      await page.route('**/api/trpc/pictures.keepFound*', (route) =>
        route.fulfill({ status: 503, json: [{ error: { code: -32603, message, data } }] }),
      );
      await dialogs.searchFor('cortina');
      await dialogs.image('Cortina').click();
      await notices.say('Não foi possível usar esta imagem', message);
      await page.unroute('**/api/trpc/pictures.keepFound*');
      await dialogs.image('Vidro').click();
      await expect(editor.panel.imageAddress).toHaveValue(KEPT);
    });
    await editor.takesAllBack();
    await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
    provider.draws(plainPng(320, 180, [17, 138, 178]));
    await test.step('one made by AI is asked for in words that are shown before, and can be called back', async () => {
      const dialogs = new ImageDialogs(page);
      const { canvas, panel } = editor;
      await canvas.select('image');
      await dialogs.waysIn(panel.panel).generate.click();
      await expect(dialogs.prompt).toHaveValue(/Luz de janela/);
      await expect(dialogs.generate).toContainText('Gerar consome créditos da sua chave.');
      await expectAccessible();
      const letGo = provider.holdBack();
      await dialogs.submit.click();
      await expect(dialogs.generate.getByRole('status')).toContainText('Gerando imagem...');
      await expect.poll(() => provider.asked.length).toBe(1);
      await expectAccessible();
      await dialogs.generate.getByRole('button', { name: 'Cancelar' }).click();
      await expect(dialogs.generate).toBeHidden();
      letGo();
      await expect(panel.imageAddress).toHaveValue(/^\/stock\//);

      await dialogs.waysIn(panel.panel).generate.click();
      await dialogs.prompt.fill('Uma janela ao amanhecer');
      await dialogs.submit.click();
      await notices.say('Imagem gerada com sucesso!');
      await expect(dialogs.generate).toBeHidden();
      await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
      expect(provider.asked[1]).toContain('Uma janela ao amanhecer');
      await editor.undo.click();
      await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
      await expect(editor.undo).toBeDisabled();
    });
    await test.step('one made by AI lies behind the slide where it is meant for the background', async () => {
      const dialogs = new ImageDialogs(page);
      const { background } = editor;
      await editor.canvas.selectNothing();
      await background.open();
      await dialogs.waysIn(background.section).generate.click();
      await dialogs.submit.click();
      await expect(background.address).toHaveValue(KEPT);
    });
    await test.step('one is not made with a refused key, which is reported; the words stay', async () => {
      expectConsoleError(/400/);
      provider.refusesTheKey();
      const dialogs = new ImageDialogs(page);
      await editor.canvas.select('image');
      await dialogs.waysIn(editor.panel.panel).generate.click();
      await dialogs.prompt.fill('Uma janela ao amanhecer');
      await dialogs.submit.click();
      await notices.say('Erro ao gerar imagem', 'Confira sua chave OpenAI nas Configurações.');
      await expect(dialogs.prompt).toHaveValue('Uma janela ao amanhecer');
      await expect(editor.panel.imageAddress).toHaveValue(/^\/stock\//);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a picture is found from the sheet, which stays when the search is left', async ({
    page,
    editor: { canvas, panel },
  }) => {
    host.finds(['Cortina', 'Vidro']);
    const dialogs = new ImageDialogs(page);
    await canvas.tap('image');
    await new Tools(page).open('Editar elemento');
    await dialogs.waysIn(panel.panel).search.click();
    await expect(dialogs.image('Vidro')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(dialogs.search).toBeHidden();
    await dialogs.waysIn(panel.panel).search.click();
    await dialogs.image('Vidro').click();
    await expect(panel.panel).toContainText(CREDIT);
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
  });
});
