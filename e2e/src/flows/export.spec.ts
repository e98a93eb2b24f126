import { aDeck, ana, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { slideOfAllKinds } from '../gallery/difficult-slides';
import { compareImages } from '../pixels/compare';
import { movedDownOnePixel } from '../pixels/moved';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';
import type { Editor } from '../screens/editor';

const PDF_CODE = '**/assets/pdf-*.js';

test.describe('the exported file', () => {
  test.beforeEach(async ({ signedInAs }) => {
    await signedInAs(ana);
  });

  test('of any slide, got ready while it is chosen, shows unsaved edits', async ({
    page,
    editor,
  }) => {
    await test.step('is got ready for while it is being chosen', async () => {
      await editor.open();
      expect(page.workers()).toEqual([]);
      await editor.exportButton.click();
      await expect.poll(() => page.workers().length).toBe(1);
      await page.keyboard.press('Escape');
    });
    await test.step('of the slide on the canvas is slide_{n}.png, 1080x1350', async () => {
      const first = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect(first.name).toBe('slide_1.png');
      expect(sizeOfPng(first.content)).toEqual({ width: 1080, height: 1350 });
      await editor.next.click();
      const second = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect(second.name).toBe('slide_2.png');
      await editor.slides.open(1);
    });
    await test.step('can be of any slide of the panel, which changes nothing', async () => {
      const { name, content } = await downloadedBy(page, () =>
        editor.slides.exportSlide(2).click(),
      );
      expect(name).toBe('slide_2.png');
      expect(sizeOfPng(content)).toEqual({ width: 1080, height: 1350 });
      await editor.canvas.showsSlide(1, 2);
      await expect(editor.undo).toBeDisabled();
    });
    await test.step('shows unsaved edits', async () => {
      const before = await downloadedBy(page, () => editor.export('Imagem PNG'));
      await editor.canvas.writeOver('title', 'Outro');
      const after = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect((await compareImages(after.content, before.content)).mismatch).toBeGreaterThan(0.01);
    });
  });

  test('has the slide’s colours where the system has its own, and is made although a picture cannot be had, of which the person is informed', async ({
    page,
    editor,
    notices,
    baseURL,
    expectConsoleError,
  }) => {
    await test.step('has the slide’s colours where the system has its own', async () => {
      await editor.open();
      const usual = await downloadedBy(page, () => editor.export('Imagem PNG'));
      const shown = await editor.canvas.image(1);
      await page.emulateMedia({ forcedColors: 'active' });
      const forced = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect(forced.content.equals(usual.content)).toBe(true);
      expect((await compareImages(await editor.canvas.image(1), shown)).mismatch).toBe(0);
    });
    await test.step('is made although a picture cannot be had, and the person is informed', async () => {
      await editor.open();
      await editor.add('Imagem');
      expectConsoleError(/404/);
      await editor.panel.showImageFrom(`${baseURL ?? ''}/stock/nada.webp`);
      await expect(editor.panel.panel.getByRole('alert')).toContainText(
        'Esta imagem não pôde ser carregada. Confira o endereço.',
      );
      await expect(editor.canvas.element('image')).toHaveText('Imagem indisponível');
      const { name } = await downloadedBy(page, () => editor.export('Imagem PNG'));
      expect(name).toBe('slide_1.png');
      await notices.say(
        'Slide exportado sem uma imagem',
        'Slide 1: a imagem nada.webp não pôde ser carregada e aparece como indisponível.',
      );
      await editor.panel.showImageFrom('');
      await expect(editor.canvas.element('image').locator('img')).toBeVisible();
    });
  });
});

test.describe('the exported file, beside the slide in the browser', () => {
  test.use({ deviceScaleFactor: 2.5, viewport: { width: 1440, height: 1000 } });

  async function expectFaithful(editor: Editor, exported: Buffer, number: number): Promise<void> {
    const shown = await editor.canvas.image(number);
    const { mismatch, maxShift } = await compareImages(exported, shown);
    expect(mismatch, 'share of pixels that differ').toBeLessThanOrEqual(0.001);
    expect(maxShift, 'pixels by which something moved').toBe(0);
    const moved = await compareImages(exported, movedDownOnePixel(shown));
    expect(moved.maxShift, 'a slide moved by one pixel is noticed').toBe(1);
    expect(moved.mismatch).toBeGreaterThan(mismatch);
  }

  test('is a sample slide, or a slide of all kinds, pixel for pixel', async ({
    page,
    editor,
    anaEdits,
  }) => {
    await anaEdits();
    for (const number of [1, 2]) {
      await editor.slides.open(number);
      const { content } = await downloadedBy(page, () => editor.export('Imagem PNG'));
      await expectFaithful(editor, content, number);
    }
    const deck = aDeck({ slides: [aSlide(), slideOfAllKinds(), aSlide()] });
    await anaEdits(deck);
    await editor.slides.open(2);
    await expect(page.getByText('Texto não cabe')).toBeHidden();
    const { content } = await downloadedBy(page, () => editor.export('Imagem PNG'));
    await expectFaithful(editor, content, 2);
  });
});

test.describe('where the browser keeps no files', () => {
  // Files that a service worker has kept, or fetches, are not seen by a test.
  test.use({ serviceWorkers: 'block' });

  test('is not waited for once it is called off, though its maker is still on the way', async ({
    page,
    editor,
    notices,
    signedInAs,
  }) => {
    await signedInAs(ana);
    await editor.open();
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    let letGo = (): void => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(PDF_CODE, async (route) => {
      await gate;
      await route.continue();
    });
    // What writes documents comes with the first of them.
    const asked = page.waitForRequest(PDF_CODE);
    await editor.export('PDF');
    await asked;
    const dock = page.getByRole('region', { name: 'Exportando slides' });
    await dock.getByRole('button', { name: 'Cancelar' }).click();
    await notices.say('Exportação cancelada');
    await expect(dock).toBeHidden();
    letGo();
    await downloadedBy(page, () => editor.export('PDF'));
    expect(files).toEqual(['Novo Carrossel.pdf']);
  });
});
