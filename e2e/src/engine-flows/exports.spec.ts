import { ana } from '@arrasta/testkit';
import { EngineEditor } from '../engines/engine-editor';
import type { EnginePage } from '../engines/engine-page';
import { expect, test } from '../engines/test';
import { readPdf } from '../files/read-pdf';
import { unzipped } from '../files/unzipped';
import { unregistered } from '../fixtures/register';
import { compareImages } from '../pixels/compare';

/** Share of pixels by which a file may differ from the slide on the screen. */
const limits = { png: 0.003, jpeg: 0.003 };

/** Fails when a file shows another slide than the screen did. */
async function expectSame(
  file: Buffer = Buffer.alloc(0),
  shown: Buffer,
  limit: number,
): Promise<void> {
  const { mismatch } = await compareImages(file, shown);
  expect(mismatch, 'share of pixels that differ').toBeLessThanOrEqual(limit);
}

/** Tries every way to hand out slides, of which these pictures were seen. */
async function expectAllExports(editor: EngineEditor, shown: readonly Buffer[]): Promise<void> {
  const [first = Buffer.alloc(0)] = shown;
  const png = await editor.export('Imagem PNG');
  expect(png.name).toBe('slide_1.png');
  await expectSame(png.content, first, limits.png);

  const jpeg = await editor.export('Imagem JPEG');
  expect(jpeg.name).toBe('slide_1.jpg');
  await expectSame(jpeg.content, first, limits.jpeg);

  const archives = [await editor.export('ZIP com PNG'), await editor.export('ZIP com JPEG')];
  const [pngs = [], jpegs = []] = archives.map(({ content }) => [...unzipped(content).values()]);
  const pages = readPdf((await editor.export('PDF')).content).images;
  for (const [index, image] of shown.entries()) {
    await expectSame(pngs[index], image, limits.png);
    await expectSame(jpegs[index], image, limits.jpeg);
    await expectSame(pages[index], image, limits.jpeg);
  }
}

/** Puts a button on the page that notes the size of the picture that the clipboard holds. */
function addClipboardReader(): void {
  const button = document.createElement('button');
  button.id = 'clipboard-reader';
  button.style.cssText = 'position: fixed; inset: 0 auto auto 0; padding: 20px; z-index: 9999';
  const read = async () => {
    const [item] = await navigator.clipboard.read();
    const image = await createImageBitmap((await item?.getType('image/png')) ?? new Blob());
    button.dataset.size = `${image.width}x${image.height}`;
  };
  button.onclick = () => void read();
  document.body.append(button);
}

async function expectCopied(editor: EngineEditor, page: EnginePage): Promise<void> {
  await editor.chooseExport('Copiar imagem');
  await page.find({ css: '[role="status"] *', name: 'Imagem copiada!' });
  await page.evaluate(addClipboardReader);
  await page.click({ css: '#clipboard-reader' });
  await page.find({ css: '#clipboard-reader[data-size="1080x1350"]' });
}

test('every file shows what the screen showed, and a copied slide is in the clipboard', async ({
  engine,
  server,
}, { testId }) => {
  const page = await engine.openSite(server.url);
  await page.setViewport({ width: 1440, height: 1360, scale: engine.pixelRatio });
  const editor = new EngineEditor(page);
  await editor.signInAsNew(unregistered(ana, testId));
  await page.goto('/novo');
  await editor.isShown();
  const first = await editor.screenshot(1);
  await editor.open(2);
  const second = await editor.screenshot(2);
  await editor.open(1);
  await expectAllExports(editor, [first, second]);
  await expectCopied(editor, page);
  expect(await page.errors()).toEqual([]);
});
