import { ana } from '@arrasta/testkit';
import type { Browser, Page } from '@playwright/test';
import { cancelledAt, paintedSlides, watchSlides } from './painted-slides';
import type { SlowProvider } from './slow-provider';

/** As a model writes them, and as many as a deck has at the most. */
const [slides, pause] = [20, 200];
const decks = 3;
const cancels = 10;

/** Milliseconds from the last byte of each slide to its paint. */
function delays(painted: readonly number[], written: readonly number[]): number[] {
  return painted.map((time, index) => time - (written[index] ?? Number.NaN));
}

async function begin(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Gerar com IA/ });
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Gerar com I.A' }).click();
  }
  await dialog.getByRole('textbox', { name: 'Tópico ou Descrição' }).fill('Luz de janela');
  await dialog.getByRole('checkbox', { name: 'Incluir imagens profissionais' }).uncheck();
  await dialog.getByRole('button', { name: 'Gerar', exact: true }).click();
}

async function paintedIn(page: Page, provider: SlowProvider): Promise<number[]> {
  const all: number[] = [];
  // The first deck warms up.
  for (let round = 0; round <= decks; round += 1) {
    provider.prepare(slides, pause);
    await begin(page);
    const painted = await paintedSlides(page, slides);
    if (round > 0) all.push(...delays(painted, provider.written()));
    await page.getByText('Carrossel gerado!').last().waitFor();
    await page.getByRole('dialog', { name: /^Gerar com IA/ }).waitFor({ state: 'hidden' });
  }
  return all;
}

async function closedAfterCancel(page: Page, provider: SlowProvider): Promise<number[]> {
  const all: number[] = [];
  const dialog = page.getByRole('dialog', { name: /^Gerar com IA/ });
  for (let round = 0; round < cancels; round += 1) {
    provider.prepare(slides, pause);
    await begin(page);
    await paintedSlides(page, 2);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.getByRole('button', { name: 'Descartar' }).click();
    const [closed] = provider.closed();
    if (closed === undefined) throw new Error('The connection is still open');
    all.push(closed - (await cancelledAt(page)));
    await page.evaluate(() => window.slideWatch?.painted.splice(0));
  }
  return all;
}

async function paintedBare(browser: Browser, provider: SlowProvider): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < decks; round += 1) {
    provider.prepare(slides, pause);
    const page = await browser.newPage();
    await watchSlides(page);
    await page.goto(provider.url);
    all.push(...delays(await paintedSlides(page, slides), provider.written()));
    await page.close();
  }
  return all;
}

export interface InTheEditor {
  readonly painted: readonly number[];
  readonly bare: readonly number[];
  readonly closed: readonly number[];
}

/** Generates decks in the editor, and reads the same in a page that has nothing else to do. */
export async function measureInTheEditor(
  browser: Browser,
  url: string,
  provider: SlowProvider,
): Promise<InTheEditor> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post(`${url}/api/register`, { data: ana });
  if (answer.status() !== 201) throw new Error(`Registration failed: ${await answer.text()}`);
  const page = await context.newPage();
  await watchSlides(page);
  await page.goto(url);
  await page.locator('[data-slide-id]').first().waitFor();
  const painted = await paintedIn(page, provider);
  const closed = await closedAfterCancel(page, provider);
  await context.close();
  return { painted, closed, bare: await paintedBare(browser, provider) };
}
