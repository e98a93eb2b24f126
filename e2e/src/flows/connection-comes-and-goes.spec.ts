import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { noisyPng, plainPng } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { paste } from '../screens/brought-file';
import { FromText } from '../screens/from-text';

const IMAGE = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: plainPng(320, 180, [6, 214, 160]),
};
const KEPT = /^\/api\/pictures\/[0-9a-f-]{36}$/;
/** A phone far from its mast; bytes a second. */
const SLOW_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30_000 };
const FAST_LINE = { ...SLOW_LINE, uploadThroughput: -1 };

// Without it, parts of the program that were not opened yet are not there without the server.
test.use({ serviceWorkers: 'allow' });

test('on a line that comes and goes a picture shows how much of it was sent, waits in the panel, on the slide or behind it, and is sent again; a text becomes slides while the server is away', async ({
  page,
  context,
  editor,
  notices,
  anaEdits,
  expectAccessible,
  expectConsoleError,
}) => {
  expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { background, canvas, panel, slides } = editor;
  const again = page.getByRole('button', { name: 'Tentar Novamente' });
  const why = 'Você está sem conexão. A imagem não foi enviada; tente de novo quando voltar.';
  await anaEdits(deckOfAllKinds());
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
  await test.step('behind a slide it waits in the panel and is sent again', async () => {
    await editor.takesAllBack();
    await background.open();
    await context.setOffline(true);
    await background.file.setInputFiles(IMAGE);
    await notices.say('Erro ao enviar imagem', why);
    await slides.open(2);
    await slides.open(1);
    await expect(background.section).toContainText(why);
    await context.setOffline(false);
    await background.section.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(background.preview).toBeVisible();
    await expect(background.section).not.toContainText(why);
  });
  await test.step('a text becomes slides while the server is away', async () => {
    await context.setOffline(true);
    const fromText = new FromText(page);
    await fromText.write('Só uma lista:\n\n- um\n- dois');
    await expect(fromText.reading).toHaveText('1 slide');
    await fromText.create();
    await expect(editor.title).toHaveText('Só uma lista:');
    await context.setOffline(false);
  });
});
