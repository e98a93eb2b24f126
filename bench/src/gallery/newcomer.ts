import type { Browser, Page } from '@playwright/test';
import { ana } from '@arrasta/testkit';

/** How long a newcomer's script takes, part by part, in ms. */
export interface NewcomerTimes {
  /** From the address of the registration to its fields. */
  readonly page: number;
  /** From the button that registers to the first row of covers. */
  readonly gallery: number;
  /** From the cover through its preview to the carousel in the editor. */
  readonly editor: number;
  /** From the export to the whole file. */
  readonly files: number;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function register(page: Page): Promise<number> {
  await page.getByLabel('Nome', { exact: true }).fill(ana.name);
  await page.getByLabel('Email', { exact: true }).fill(ana.email);
  await page.getByLabel('Senha', { exact: true }).fill(ana.password);
  return timed(async () => {
    await page.getByRole('button', { name: 'Criar Conta' }).click();
    await page.locator('[data-card] [data-slide-id]').nth(4).waitFor();
  });
}

async function exportFiles(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'ZIP com PNG' }).click();
  await (await download).path();
}

/** From the registration to the files of a template, without a pause, in a fresh profile. */
export async function followNewcomer(browser: Browser, url: string): Promise<NewcomerTimes> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    const pageTime = await timed(async () => {
      await page.goto('/auth?tab=register');
      await page.getByRole('button', { name: 'Criar Conta' }).waitFor();
    });
    const gallery = await register(page);
    const editor = await timed(async () => {
      await page.getByRole('button', { name: /^Receita da casa/ }).click();
      await page.getByRole('button', { name: 'Usar este modelo', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Receita da casa' }).waitFor();
    });
    return { page: pageTime, gallery, editor, files: await timed(() => exportFiles(page)) };
  } finally {
    await context.close();
  }
}
