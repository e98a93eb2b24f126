import type { Route } from '@playwright/test';
import { storedCarousel } from '../fixtures/stored-carousel';
import { plainPng } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { pasteInto } from '../screens/brought-file';
import { Tools } from '../screens/tools';

/** A picture of one black pixel. */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACklEQVR4AWMAAgAABAABsYaQRAAAAABJRU5ErkJggg==';

const IMAGE = '/stock/luz-da-janela.webp';

const FILE = {
  name: 'fundo.png',
  mimeType: 'image/png',
  buffer: plainPng(320, 400, [6, 214, 160]),
};

const UPLOAD = '**/api/pictures?*';

test.describe('the background of a slide', () => {
  test.beforeEach(async ({ editor, anaEdits }) => {
    await anaEdits();
    await editor.background.open();
  });

  test('begins as documented, is set by sliders, hex and file, step by step, and can be undone', async ({
    editor,
    page,
    context,
    expectAccessible,
  }) => {
    await test.step('it begins as documented and is written on the slide', async () => {
      const { background, canvas } = editor;
      await expect(background.opacity).toHaveAttribute('aria-valuenow', '20');
      await expect(background.intensity).toHaveAttribute('aria-valuenow', '40');
      await expect(background.color).toHaveValue('FFFFFF');
      await background.showImageFrom(IMAGE);
      await expect(background.preview).toBeVisible();
      const drawn = canvas.slide.locator('[data-picture="background"]');
      await expect(drawn).toHaveCSS('opacity', '0.2');
      await background.step(background.opacity, 2);
      await expect(background.opacity).toHaveAttribute('aria-valuenow', '30');
      await expect(drawn).toHaveCSS('opacity', '0.3');
      await background.color.fill('06d6a0');
      await background.step(background.intensity, -1);
      await expectAccessible();
      await editor.saveAll();
      const { slides } = await storedCarousel(context.request, await editor.carouselId());
      expect(slides[0]).toMatchObject({
        backgroundImageUrl: IMAGE,
        backgroundImageOpacity: 30,
        overlayColor: '#06D6A0',
        overlayOpacity: 35,
      });
      await editor.takesAllBack();
    });
    await test.step('a slider moved in one go is one step of undo', async () => {
      const { background } = editor;
      await editor.inOneBurst(async () => {
        await background.step(background.opacity, 5);
        await expect(background.opacity).toHaveAttribute('aria-valuenow', '45');
      });
      await editor.undo.click();
      await expect(background.opacity).toHaveAttribute('aria-valuenow', '20');
      await expect(editor.undo).toBeDisabled();
      await editor.takesAllBack();
    });
    await test.step('over a strong picture white text is offered, and undone in one step', async () => {
      const { background, canvas } = editor;
      const offer = background.section.getByRole('button', { name: 'Usar texto branco' });
      await background.showImageFrom(IMAGE);
      await background.step(background.opacity, 5);
      await expect(offer).toBeHidden();
      await background.step(background.opacity, 1);
      await offer.click();
      await expect(offer).toBeHidden();
      const words = canvas.element('title').locator('[dir="auto"]');
      await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
      await editor.undo.click();
      await expect(words).not.toHaveCSS('color', 'rgb(255, 255, 255)');
      await expect(background.opacity).toHaveAttribute('aria-valuenow', '50');
      await editor.takesAllBack();
    });
    await test.step('what is no colour is refused until it is corrected, and undone where it was typed', async () => {
      const { background, undo } = editor;
      await background.color.fill('azul');
      await background.color.press('Enter');
      await expect(background.section.getByRole('alert')).toHaveText('Cor inválida');
      await background.intensity.focus();
      await expect(background.color).toHaveAttribute('aria-invalid', 'true');
      await expect(background.color).toHaveValue('azul');
      await expect(undo).toBeDisabled();
      await background.color.fill('06D6A0');
      await expect(background.section.getByRole('alert')).toBeHidden();
      await background.color.press('Enter');
      await expect(undo).toBeEnabled();
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(background.color).toHaveValue('FFFFFF');
      await editor.takesAllBack();
    });
    await test.step('a file of one’s own is kept and shown', async () => {
      const { background } = editor;
      await background.file.setInputFiles({
        name: 'noite.png',
        mimeType: 'image/png',
        buffer: Buffer.from(ONE_PIXEL, 'base64'),
      });
      await expect(background.preview).toBeVisible();
      await expect(background.address).toHaveValue(/^\/api\/pictures\//);
      await editor.saveAll();
      const { slides } = await storedCarousel(context.request, await editor.carouselId());
      expect(slides[0]).toMatchObject({
        backgroundImageUrl: await background.address.inputValue(),
      });
    });
  });
});

test.describe('a file behind a slide', () => {
  test.beforeEach(async ({ editor, anaEdits }) => {
    await anaEdits();
    await editor.background.open();
  });

  test('is on its way behind its own slide, can be called back, and gives way to what is chosen after it; an address without a picture, a file that is none and a session that ended are reported', async ({
    page,
    context,
    editor,
    signIn,
    expectConsoleError,
  }) => {
    const { background, canvas, slides, undo } = editor;
    let waiting: Route[] = [];
    await page.route(UPLOAD, (route) => void waiting.push(route));
    await test.step('can be called back', async () => {
      await background.file.setInputFiles(FILE);
      await background.section.getByRole('button', { name: 'Cancelar envio' }).click();
      await expect(background.section.getByText('Enviando imagem...')).toBeHidden();
      await expect(background.section.getByRole('button', { name: 'Enviar imagem' })).toBeVisible();
      await expect(undo).toBeDisabled();
    });
    await test.step('gives way to what is chosen after it', async () => {
      waiting = [];
      await background.file.setInputFiles(FILE);
      await expect.poll(() => waiting.length).toBe(1);
      await background.showImageFrom(IMAGE);
      await expect(background.section.getByText('Enviando imagem...')).toBeHidden();
      await expect(background.address).toHaveValue(IMAGE);
      await editor.takesAllBack();
    });
    await test.step('is on its way behind its own slide, whichever is shown', async () => {
      waiting = [];
      await background.file.setInputFiles(FILE);
      await expect(background.section.getByText('Enviando imagem...')).toBeVisible();
      await slides.open(2);
      await expect(background.section.getByText('Enviando imagem...')).toBeHidden();
      await expect.poll(() => waiting.length).toBe(1);
      for (const route of waiting) await route.continue();
      await slides.open(1);
      await expect(background.preview).toBeVisible();
      await expect(canvas.slide.locator('[data-picture="background"]')).toBeVisible();
      await slides.open(2);
      await expect(background.preview).toBeHidden();
      await editor.takesAllBack();
      // Undo leads to the slide that was shown when the picture came, which may be either.
      await slides.open(1);
      await page.unroute(UPLOAD);
    });
    await test.step('pasted, or given as data, it is sent and kept', async () => {
      await background.takesPresses();
      await pasteInto(background.address, FILE);
      await expect(background.address).toHaveValue(/^\/api\/pictures\//);
      await expect(canvas.element('image')).toHaveCount(0);
      await undo.click();
      await expect(background.address).toHaveValue('');
      await background.showImageFrom(`data:image/png;base64,${FILE.buffer.toString('base64')}`);
      await expect(background.address).toHaveValue(/^\/api\/pictures\//);
      await editor.saveAll();
      const { slides: kept } = await storedCarousel(context.request, await editor.carouselId());
      expect(kept[0]).toMatchObject({ backgroundImageUrl: await background.address.inputValue() });
    });
    await editor.takesAllBack();
    await slides.open(1);
    await test.step('an address that is none, and one without a picture', async () => {
      await background.showImageFrom('minha foto');
      await expect(background.section).toContainText('Endereço de imagem inválido');
      await expect(undo).toBeDisabled();
      expectConsoleError(/404/);
      await background.showImageFrom('/api/nada.png');
      await expect(background.section.getByRole('alert')).toContainText(
        'Esta imagem não pôde ser carregada',
      );
      await background.section.getByRole('button', { name: 'Remover imagem de fundo' }).click();
      await expect(background.section.getByRole('alert')).toBeHidden();
      await expect(background.address).toHaveValue('');
    });
    await test.step('a file that is no picture is refused in words', async () => {
      expectConsoleError(/4\d\d/);
      await background.file.setInputFiles({
        name: 'texto.png',
        mimeType: 'image/png',
        buffer: Buffer.from('nada'),
      });
      await expect(background.section).toContainText(/imagem/i);
      await expect(background.address).toHaveAttribute('aria-invalid', 'true');
      await expect(background.preview).toBeHidden();
    });
    await test.step('who was signed out is led to sign-in', async () => {
      await expect(await page.request.post('/api/logout')).toBeOK();
      expectConsoleError(/401/);
      await signIn.isReachedWithNoticeAfter(() => background.file.setInputFiles(FILE));
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the background is set in the sheet of the slides', async ({
    page,
    editor,
    expectAccessible,
    anaEdits,
  }) => {
    await anaEdits();
    const tools = new Tools(page);
    await tools.open('Slides');
    await expect(editor.background.address).toBeHidden();
    await editor.background.open();
    await editor.background.showImageFrom(IMAGE);
    await expect(editor.background.preview).toBeVisible();
    await expectAccessible();
    await tools.closeSheet();
    await expect(editor.canvas.slide.locator('[data-picture="background"]')).toBeVisible();
  });
});
