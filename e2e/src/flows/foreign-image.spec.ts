import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { imageHost, type ImageHost } from '../fixtures/image-host';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { downloadedBy } from '../screens/download';

const KEPT = /^\/api\/pictures\/[0-9a-f-]{36}$/;
const COPYING = 'Guardando uma cópia da imagem...';
/** Milliseconds after which a picture counts as missing. */
const MISSING_AFTER_MS = 6000;
const NO_COPY = 'Sem cópia guardada: se a imagem sair do site de origem, ela some do slide.';

let host: ImageHost;

test.beforeEach(async ({ server }) => {
  host = await imageHost(server.imagePort);
});
test.afterEach(() => host.close());

/** Pastes a text while no field has the focus. */
async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new ClipboardEvent('paste', event));
  }, text);
}

test('an address is shown at once, and its kept copy in its place, behind the slide, pasted or saved before it came too; those of our own host are left alone', async ({
  context,
  editor,
  page,
  baseURL,
  anaEdits,
}) => {
  const id = await anaEdits(deckOfAllKinds());
  await test.step('an address is shown at once, and its kept copy in its place; undo knows one step', async () => {
    const { canvas, panel } = editor;
    const picture = canvas.element('image').locator('img');
    const letGo = host.holdBack();
    await canvas.select('image');
    await panel.showImageFrom(host.image);
    await expect(picture).toHaveAttribute('src', host.image);
    await expect(panel.panel).toContainText(COPYING);
    letGo();
    await expect(picture).toHaveAttribute('src', KEPT);
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await expect(panel.panel).not.toContainText(COPYING);
    await editor.undo.click();
    await expect(panel.imageAddress).toHaveValue(/^\/stock\//);
    await expect(editor.undo).toBeDisabled();
    await editor.redo.click();
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await editor.saveAll();
    const { slides } = await storedCarousel(context.request, id);
    expect(slides[0]?.elements[2]?.content).toMatch(KEPT);
    await editor.takesAllBack();
  });
  await test.step('saved before the copy came, the deck is saved with it', async () => {
    const { canvas, panel } = editor;
    const letGo = host.holdBack();
    await canvas.select('image');
    await panel.showImageFrom(`${host.image}?n=1`);
    await editor.saveAll();
    letGo();
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await editor.saves('Salvo');
    await expect
      .poll(async () => {
        const { slides } = await storedCarousel(context.request, id);
        return slides[0]?.elements[2]?.content;
      })
      .toMatch(KEPT);
    await editor.takesAllBack();
  });
  await test.step('a background and a pasted address are kept as well', async () => {
    const { background, canvas, panel } = editor;
    await background.open();
    await background.showImageFrom(`${host.image}?n=2`);
    await expect(background.address).toHaveValue(KEPT);
    await expect(background.preview).toBeVisible();
    await canvas.selectNothing();
    await pasteText(page, `${host.image}?n=3`);
    await panel.isAbout('Imagem');
    await expect(panel.imageAddress).toHaveValue(KEPT);
    await editor.takesAllBack();
  });
  await test.step('addresses of our own host are left alone', async () => {
    const { canvas, panel } = editor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const own = `${baseURL ?? ''}/stock/luz-da-janela.webp`;
    await canvas.select('image');
    await panel.showImageFrom(own);
    await expect(canvas.element('image').locator('img')).toHaveAttribute('src', own);
    await expect(panel.imageAddress).toHaveValue(own);
    expect(asked.filter((url) => /keepFromAddress|proxy-image/.test(url))).toEqual([]);
  });
});

test('without a copy the address stays, which is said where it is typed, as is a host that never answers', async ({
  editor,
  expectConsoleError,
  expectAccessible,
  page,
  anaEdits,
}) => {
  await anaEdits(deckOfAllKinds());
  await test.step('without a copy the address stays, and the place where it is typed says so', async () => {
    expectConsoleError(/404|502/);
    const { background, canvas, panel } = editor;
    await canvas.select('image');
    await panel.showImageFrom(host.nothing);
    await expect(panel.panel).toContainText(NO_COPY);
    await expect(panel.imageAddress).toHaveValue(host.nothing);
    await expectAccessible();
    await panel.back.click();
    await background.open();
    await background.showImageFrom(host.nothing);
    await expect(background.section).toContainText(NO_COPY);
    await expectAccessible();
    await editor.takesAllBack();
  });
  await test.step('a host that never answers is said, where the address is typed', async () => {
    const { background, canvas, panel } = editor;
    await page.clock.install();
    // Asked and never answered, nor refused.
    const never = `${host.nothing}?nunca`;
    await page.route(
      ({ href }) => href === never,
      () => undefined,
    );
    await canvas.select('image');
    await panel.showImageFrom(never);
    await expect(panel.panel).toContainText(NO_COPY);
    await page.clock.fastForward(MISSING_AFTER_MS);
    await expect(panel.panel.getByRole('alert')).toContainText('A imagem ainda não chegou');
    await expectAccessible();
    await panel.back.click();
    await background.open();
    await background.showImageFrom(never);
    await expect(background.address).toHaveValue(never);
    await page.clock.fastForward(MISSING_AFTER_MS);
    await expect(background.section.getByRole('alert')).toContainText('A imagem ainda não chegou');
    await expectAccessible();
  });
});

test('a foreign picture of a stored deck is in the file, through the proxy, and its pixels count for how a text reads; a dead one is asked once', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectConsoleError,
}) => {
  const elements = [anElement('text', { content: 'Palavras', style: { color: '#06D6A0' } })];
  const background = { backgroundImageOpacity: 100, overlayOpacity: 0 };
  const behind = [`${host.image}?fundo`, host.nothing].map((backgroundImageUrl) =>
    aSlide({ ...background, elements, backgroundImageUrl }),
  );
  const image = aSlide({ elements: [anElement('image', { content: host.image })] });
  expectConsoleError(/404|502/);
  await anaEdits(aDeck({ slides: [image, ...behind] }));
  await test.step('a foreign picture of a stored deck is in the file, through the proxy', async () => {
    await expect(editor.canvas.element('image').locator('img')).toBeVisible();
    await downloadedBy(page, () => editor.export('Imagem PNG'));
    await notices.areSilent();
    expect(host.askedByProduct('/foto.png')).toBeGreaterThan(0);
  });
  await test.step('the pixels of a foreign background count for how a text reads; a dead one is asked once', async () => {
    await expect(editor.slides.card(2)).toContainText('Texto difícil de ler');
    await expect.poll(() => host.askedByProduct('/nada.png')).toBe(1);
    await page.getByRole('region', { name: 'EDITAR FUNDO' }).waitFor();
    expect(host.askedByProduct('/nada.png')).toBe(1);
  });
});
