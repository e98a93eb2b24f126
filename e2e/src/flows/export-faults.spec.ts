import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { exportFaults, type Fault } from '../gallery/export-faults';
import { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { expect, test } from '../gallery/test';
import { compareImages } from '../pixels/compare';

/** Words in two fonts, an icon and a picture on a ground of its own. */
function imaged(): Image {
  const slide = aSlide({
    backgroundColor: '#102A43',
    elements: [
      anElement('title', { content: 'Antes do celular', style: { color: '#FFFFFF' } }),
      anElement('text', { content: 'Abra a janela e conte até dez.', style: { color: '#FFD9A6' } }),
      anElement('image', { style: { imageHeight: 'h-40' } }),
    ],
  });
  return { carousel: aCarousel({ brandName: 'Ana Ribeiro' }), slide, index: 0, total: 2 };
}

const workerCode = '**/slide.worker-*.js';

async function putIn(
  { page: script, worker, workerCode: code }: Fault,
  page: Page,
  folder: string,
) {
  if (script !== undefined) await page.addInitScript(script);
  if (code === 'missing') await page.route(workerCode, (route) => route.fulfill({ status: 404 }));
  if (code === 'late') await page.route(workerCode, () => undefined);
  if (worker === undefined) return;
  await page.route(workerCode, async (route) => {
    const file = join(folder, 'assets', basename(new URL(route.request().url()).pathname));
    const body = `${worker}\n${await readFile(file, 'utf8')}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** What the export hands out; null where it says that it cannot. */
async function fileOf(gallery: Gallery) {
  try {
    return await gallery.render(imaged());
  } catch (error) {
    expect(String(error)).toContain(
      'Falha ao exportar slide: O navegador não conseguiu desenhar o slide 1',
    );
    return null;
  }
}

async function withGallery<Outcome>(
  page: Page,
  folder: string,
  work: (gallery: Gallery) => Promise<Outcome>,
): Promise<Outcome> {
  const gallery = new Gallery(page);
  await gallery.open(folder);
  try {
    return await work(gallery);
  } finally {
    await page.close();
  }
}

/** The right file, made once by an engine without faults. */
let right: Promise<Buffer> | null = null;

async function rightFile(page: Page, folder: string): Promise<Buffer> {
  const { file } = await withGallery(page, folder, (gallery) => gallery.render(imaged()));
  return file;
}

for (const fault of exportFaults) {
  test(`${fault.name}: ${fault.outcome}`, async ({ browser, galleryFolder }) => {
    right ??= rightFile(await browser.newPage(), galleryFolder);
    const page = await browser.newPage();
    const made = await withGallery(page, galleryFolder, async (gallery) => {
      await putIn(fault, page, galleryFolder);
      await gallery.reload();
      return fileOf(gallery);
    });
    expect(made === null ? 'refused' : 'right').toBe(fault.outcome);
    if (made === null) return;
    const { mismatch } = compareImages(made.file, await right);
    expect(mismatch).toBeLessThanOrEqual(0.001);
    expect(made.isPainted, 'the fault was there').toBe(false);
  });
}
