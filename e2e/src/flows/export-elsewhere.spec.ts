import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { unzipped } from '../files/unzipped';
import { expect, test } from '../fixtures/test';
import { compareImages } from '../pixels/compare';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';

/** A browser that gives nobody a canvas. */
const WITHOUT_CANVAS = `
  delete globalThis.Worker;
  delete globalThis.OffscreenCanvas;
  HTMLCanvasElement.prototype.getContext = () => null;
`;

/** A file of one slide, the clipboard, and a file of all slides. */
const MENU_ITEMS = ['Imagem PNG', 'Copiar imagem', 'PDF'] as const;

const TITLES = ['Água antes do café', 'Caminhe até a esquina'];

function deckOf(titles: readonly string[]) {
  const slides = titles.map((content) => aSlide({ elements: [anElement('title', { content })] }));
  return aDeck({ slides });
}

async function withoutCanvas(page: Page): Promise<void> {
  await page.addInitScript(WITHOUT_CANVAS);
  await page.reload();
}

test('what this browser cannot draw the server makes of what is saved; where it cannot either, or nothing is saved, nothing is handed out', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectConsoleError,
}) => {
  await anaEdits(deckOf(TITLES));
  await test.step('what this browser cannot draw the server makes of what is saved', async () => {
    const drawn = await downloadedBy(page, () => editor.export('Imagem PNG'));
    await withoutCanvas(page);
    const made = await downloadedBy(page, () => editor.export('Imagem PNG'));
    expect(made.name).toBe('slide_1.png');
    expect((await compareImages(made.content, drawn.content)).mismatch).toBeLessThanOrEqual(0.001);
    const archive = await downloadedBy(page, () => editor.export('ZIP com PNG'));
    const files = unzipped(archive.content);
    expect(files.get('slide_1.png')?.equals(made.content)).toBe(true);
    const second = files.get('slide_2.png') ?? Buffer.alloc(0);
    expect(sizeOfPng(second)).toEqual({ width: 1080, height: 1350 });
  });
  await test.step('where the server cannot either nothing is handed out', async () => {
    const asked: (string | undefined)[] = [];
    expectConsoleError(/501/);
    await page.route('**/api/carousels/*/export', (route) => {
      asked.push(route.request().headers()['if-match']);
      return route.fulfill({ status: 501, json: {} });
    });
    await editor.export('ZIP com PNG');
    await notices.say(
      'Este navegador não conseguiu desenhar o slide',
      'Nenhum arquivo foi feito, porque sairia errado. Atualize o navegador ou exporte em outro.',
    );
    expect(asked, 'it is asked once, for the version that is shown').toEqual(['"1"']);
    await notices.close();
  });
  await test.step('what is shown and not saved is handed out by nobody', async () => {
    await editor.startNew();
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    for (const item of MENU_ITEMS) {
      await editor.export(item);
      await notices.say(
        'Este navegador não conseguiu desenhar o slide',
        'Nenhum arquivo foi feito, porque sairia errado. Salve o carrossel e exporte de novo: o servidor faz o arquivo.',
      );
      await notices.close();
    }
    expect(files).toEqual([]);
  });
});
