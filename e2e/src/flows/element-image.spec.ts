import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { storedCarousel } from '../fixtures/stored-carousel';
import { noisyPng, plainPng } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { dropOn, paste } from '../screens/brought-file';

const IMAGE = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: plainPng(320, 180, [6, 214, 160]),
};
const TEXT = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('notas') };
const KEPT = /^\/api\/pictures\/[0-9a-f-]{36}$/;
const UPLOAD = '**/api/pictures?*';
/** A phone far from its mast; bytes a second. */
const SLOW_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
const FAST_LINE = { ...SLOW_LINE, uploadThroughput: -1 };

let id = '';

test.beforeEach(async ({ anaEdits }) => {
  id = await anaEdits(deckOfAllKinds());
});

test('a file chosen, typed as data, dropped or pasted is sent and kept, never carried inside the slide', async ({
  page,
  context,
  editor,
  notices,
}) => {
  const { canvas, panel } = editor;
  await test.step('chosen', async () => {
    await canvas.select('image');
    await panel.file.setInputFiles(IMAGE);
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await editor.saveAll();
    const { slides } = await storedCarousel(context.request, id);
    expect(slides[0]?.elements[2]?.content).toMatch(KEPT);
    await editor.undo.click();
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
  });
  await test.step('typed as data', async () => {
    await panel.showImageFrom(`data:image/png;base64,${IMAGE.buffer.toString('base64')}`);
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
    await editor.takesAllBack();
  });
  await test.step('dropped on a picture it takes its place, elsewhere it is a new element', async () => {
    await dropOn(canvas.element('image'), IMAGE);
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
    expect(await canvas.kinds()).toEqual(['title', 'text', 'image']);
    await editor.next.click();
    await dropOn(canvas.slide, IMAGE);
    await panel.isAbout('Imagem');
    expect(await canvas.kinds()).toEqual(['subtitle', 'list', 'image']);
    await editor.takesAllBack();
    await editor.slides.open(1);
  });
  await test.step('two dropped at once are both there', async () => {
    const other = { ...IMAGE, buffer: plainPng(320, 180, [239, 71, 111]) };
    await dropOn(canvas.slide, IMAGE, other);
    await expect.poll(() => canvas.kinds()).toEqual(['title', 'text', 'image', 'image', 'image']);
    await editor.takesAllBack();
  });
  await test.step('dropped on the panel it takes the place of the picture', async () => {
    await canvas.select('image');
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
    await dropOn(panel.imageAddress, IMAGE);
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await editor.takesAllBack();
  });
  await test.step('what is no picture is refused in words', async () => {
    await dropOn(canvas.slide, TEXT);
    await notices.say('Isto não é uma imagem', 'Use um arquivo PNG, JPEG, WebP, GIF ou AVIF.');
    expect(await canvas.kinds()).toEqual(['title', 'text', 'image']);
  });
  await test.step('pasted it is a new element, or the selected one', async () => {
    await paste(page, IMAGE);
    await panel.isAbout('Imagem');
    await panel.saysPosition(4, 4);
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await canvas.element('image').first().click();
    await panel.saysPosition(3, 4);
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
    await paste(page, IMAGE);
    await expect(panel.imageAddress).toHaveValue(KEPT);
  });
});

test('on its way it says so, arrives where it was meant, and can be called back or given up', async ({
  page,
  editor,
  expectConsoleError,
}) => {
  const { canvas, panel, undo } = editor;
  await test.step('it can be called back', async () => {
    await page.route(UPLOAD, () => new Promise<void>(() => undefined));
    await canvas.select('image');
    await panel.file.setInputFiles({ ...IMAGE, buffer: plainPng(200, 600, [239, 71, 111]) });
    const callBack = panel.panel.getByRole('button', { name: 'Cancelar envio' });
    await expect(callBack).toBeInViewport({ ratio: 1 });
    await callBack.click();
    await expect(panel.panel.getByRole('status')).toBeHidden();
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
    await expect(undo).toBeDisabled();
    await canvas.selectNothing();
  });
  await test.step('one that does not arrive can be given up', async () => {
    expectConsoleError(/ERR_FAILED/);
    await page.route(UPLOAD, (route) => route.abort());
    await paste(page, IMAGE);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('A imagem não foi enviada.')).toBeHidden();
    await expect(canvas.element('image')).toHaveCount(1);
    await expect(undo).toBeDisabled();
  });
  await test.step('it arrives where it was meant though the person goes on', async () => {
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(UPLOAD, async (route) => {
      await gate;
      await route.continue();
    });
    await canvas.select('image');
    await panel.file.setInputFiles(IMAGE);
    await expect(panel.panel.getByRole('status')).toContainText('Enviando imagem...');
    await canvas.selectNothing();
    await editor.next.click();
    await canvas.showsSlide(2, 3);
    const sent = page.waitForResponse(UPLOAD);
    letGo();
    await sent;
    await editor.previous.click();
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
  });
});

test.describe('on a line that comes and goes', () => {
  // Without it, parts of the program that were not opened yet are not there without the server.
  test.use({ serviceWorkers: 'allow' });

  test('it shows how much was sent, waits in the panel or on the slide, and is sent again', async ({
    page,
    context,
    editor,
    expectAccessible,
    expectConsoleError,
  }) => {
    expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
    const { canvas, panel } = editor;
    const again = page.getByRole('button', { name: 'Tentar Novamente' });
    await editor.hasAllParts();
    await test.step('over a slow line it shows how much of it was sent', async () => {
      const line = await context.newCDPSession(page);
      await line.send('Network.emulateNetworkConditions', SLOW_LINE);
      await canvas.select('image');
      await panel.file.setInputFiles({ ...IMAGE, buffer: noisyPng(600, 400) });
      const sent = panel.panel.getByRole('progressbar', { name: 'Enviando imagem...' });
      const percents = async () => Number(await sent.getAttribute('aria-valuenow'));
      await expect.poll(percents).toBeGreaterThan(0);
      const before = await percents();
      expect(before).toBeLessThan(100);
      await expect(sent).toHaveText(/^\d{1,2}%$/);
      await expect.poll(percents).toBeGreaterThan(before);
      await canvas.selectNothing();
      await expect(canvas.slide.locator('..').getByText(/^\d{1,2}%$/)).toBeVisible();
      await line.send('Network.emulateNetworkConditions', FAST_LINE);
      await expect(canvas.element('image').locator('img')).toHaveAttribute('src', KEPT);
      await line.detach();
      await editor.takesAllBack();
    });
    await test.step('a picture that failed offline is there once the browser is back', async () => {
      await canvas.select('image');
      await context.setOffline(true);
      await panel.showImageFrom('/stock/luz-da-janela.webp?outra');
      await expect(canvas.element('image')).toHaveText('Imagem indisponível');
      await expect(panel.panel.getByRole('alert')).toContainText('Imagem indisponível');
      await context.setOffline(false);
      await expect(canvas.element('image').locator('img')).toBeVisible();
      await expect(panel.panel.getByRole('alert')).toBeHidden();
      await editor.takesAllBack();
    });
    await test.step('without a connection it waits in the panel and is sent again', async () => {
      await canvas.select('image');
      await context.setOffline(true);
      await panel.file.setInputFiles(IMAGE);
      await expect(panel.panel.getByRole('alert')).toHaveText(
        'Você está sem conexão. A imagem não foi enviada; tente de novo quando voltar.',
      );
      await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
      await context.setOffline(false);
      await panel.panel.getByRole('button', { name: 'Tentar Novamente' }).click();
      await expect(panel.imageAddress).toHaveValue(KEPT);
      await editor.takesAllBack();
    });
    await test.step('a new one that did not arrive waits on the slide and is sent again', async () => {
      const waiting = page.getByText('A imagem não foi enviada.');
      await context.setOffline(true);
      await paste(page, IMAGE);
      await expect(waiting).toBeVisible();
      await expectAccessible();
      await context.setOffline(false);
      await again.click();
      await expect(waiting).toBeHidden();
      await expect(canvas.element('image')).toHaveCount(2);
      await expect(panel.imageAddress).toHaveValue(KEPT);
    });
  });
});

test('an address that shows nothing is reported in panel and slide; cleared, the stock is back', async ({
  editor: { canvas, panel },
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  await canvas.select('image');
  await panel.showImageFrom(`${baseURL ?? ''}/stock/nada.webp`);
  await expect(panel.panel.getByRole('alert')).toContainText('Imagem indisponível');
  await expect(canvas.element('image')).toHaveText('Imagem indisponível');
  await panel.showImageFrom('isto não é um endereço');
  await expect(panel.panel.getByText('Endereço de imagem inválido')).toBeVisible();
  await panel.showImageFrom('');
  await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
  await expect(canvas.element('image').locator('img')).toBeVisible();
});
