import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import type { Browser, Page, Route } from '@playwright/test';
import { faultsOfPage, faultsOfWorker, type Fault } from '../gallery/export-faults';
import { Gallery } from '../gallery/gallery';
import type { Image } from '../gallery/image';
import { expect, test } from '../gallery/test';
import { comparePixels } from '../pixels/compare';
import { decoded } from '../pixels/decoded';

/** Words in two fonts, an icon and a picture on a background of its own. */
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

/** An engine that has one fault after another: each time the page is loaded with it. */
class FaultyEngine {
  readonly #page: Page;
  readonly #folder: string;
  readonly #gallery: Gallery;
  #fault: Partial<Fault> = {};

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    this.#gallery = new Gallery(page);
  }

  async open(): Promise<void> {
    await this.#gallery.open(this.#folder);
    await this.#page.route('http://galeria.test/', (route) => this.#answerPage(route));
    await this.#page.route('**/slide.worker-*.js', (route) => this.#answerWorker(route));
  }

  async takes(fault: Fault): Promise<void> {
    this.#fault = fault;
    await this.#gallery.reload();
  }

  render(): ReturnType<Gallery['render']> {
    return this.#gallery.render(imaged());
  }

  /** Nothing where the export says that it cannot make a file. */
  async renderOrRefuse(): Promise<Awaited<ReturnType<Gallery['render']>> | null> {
    try {
      return await this.render();
    } catch (error) {
      expect(String(error)).toContain(
        'Falha ao exportar slide: O navegador não conseguiu desenhar o slide 1',
      );
      return null;
    }
  }

  async #answerPage(route: Route): Promise<void> {
    const html = await readFile(join(this.#folder, 'index.html'), 'utf8');
    const script = `<head><script>${this.#fault.page ?? ''}</script>`;
    await route.fulfill({ contentType: 'text/html', body: html.replace('<head>', () => script) });
  }

  async #answerWorker(route: Route): Promise<void> {
    const { worker = '', workerCode } = this.#fault;
    if (workerCode === 'late') return;
    if (workerCode === 'missing') return route.fulfill({ status: 404 });
    const { pathname } = new URL(route.request().url());
    const file = join(this.#folder, 'assets', basename(pathname));
    const body = `${worker}\n${await readFile(file, 'utf8')}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  }
}

/** What every fault ends in. */
async function expectOutcomes(
  browser: Browser,
  folder: string,
  faults: readonly Fault[],
): Promise<void> {
  const page = await browser.newPage();
  const engine = new FaultyEngine(page, folder);
  await engine.open();
  const sound = await engine.render();
  expect(sound.isPainted, 'without a fault').toBe(true);
  const right = await decoded(sound.file);
  for (const fault of faults) {
    await test.step(fault.name, async () => {
      await engine.takes(fault);
      const made = await engine.renderOrRefuse();
      expect.soft(made === null ? 'refused' : 'right', fault.name).toBe(fault.outcome);
      if (made === null) return;
      const { mismatch } = comparePixels(await decoded(made.file), right);
      expect
        .soft(mismatch, `share of pixels that differ, ${fault.name}`)
        .toBeLessThanOrEqual(0.001);
      expect.soft(made.isPainted, `the fault was there, ${fault.name}`).toBe(false);
    });
  }
  await page.close();
}

/** Those that are only noticed as nothing comes are waited for at the same time, in pages of their own. */
async function expectOutcomesOfAll(
  browser: Browser,
  folder: string,
  faults: readonly Fault[],
): Promise<void> {
  const silent = faults.filter(({ isSilent }) => isSilent);
  const others = faults.filter(({ isSilent }) => !isSilent);
  const groups = [others, ...silent.map((fault) => [fault])];
  await Promise.all(groups.map((group) => expectOutcomes(browser, folder, group)));
}

test('whatever fault the export’s worker has, the page makes the right file', async ({
  browser,
  galleryFolder,
}) => {
  test.slow();
  expect(new Set(faultsOfWorker.map(({ outcome }) => outcome))).toEqual(new Set(['right']));
  await expectOutcomesOfAll(browser, galleryFolder, faultsOfWorker);
});

test('whatever fault the page has as well, the file is right or there is none', async ({
  browser,
  galleryFolder,
}) => {
  await expectOutcomesOfAll(browser, galleryFolder, faultsOfPage);
});
