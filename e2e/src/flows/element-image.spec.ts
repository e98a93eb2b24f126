import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { storedCarousel } from '../fixtures/stored-carousel';
import { plainPng } from '../fixtures/stored-image';
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

let id = '';

test.beforeEach(async ({ anaEdits }) => {
  id = await anaEdits(deckOfAllKinds());
});

test('a file chosen, typed as data, dropped or pasted is sent and kept, never carried inside the slide; on its way it says so, arrives where it was meant, and can be called back or given up; an address that shows nothing is reported', async ({
  page,
  context,
  editor,
  notices,
  baseURL,
  expectConsoleError,
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
  await test.step('it can be called back', async () => {
    await editor.takesAllBack();
    await page.route(UPLOAD, () => new Promise<void>(() => undefined));
    await canvas.select('image');
    await panel.file.setInputFiles({ ...IMAGE, buffer: plainPng(200, 600, [239, 71, 111]) });
    const callBack = panel.panel.getByRole('button', { name: 'Cancelar envio' });
    await expect(callBack).toBeInViewport({ ratio: 1 });
    await callBack.click();
    await expect(panel.panel.getByRole('status')).toBeHidden();
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
    await expect(editor.undo).toBeDisabled();
    await canvas.selectNothing();
  });
  await test.step('one that does not arrive can be given up', async () => {
    expectConsoleError(/ERR_FAILED/);
    await page.route(UPLOAD, (route) => route.abort());
    await paste(page, IMAGE);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText('A imagem não foi enviada.')).toBeHidden();
    await expect(canvas.element('image')).toHaveCount(1);
    await expect(editor.undo).toBeDisabled();
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
    await editor.takesAllBack();
    // Undo leads to the slide that was shown when the picture came, which may be either.
    await editor.slides.open(1);
  });
  await test.step('an address that shows nothing is reported in panel and slide; cleared, the stock is back', async () => {
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
});
