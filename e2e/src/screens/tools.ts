import { expect, type Locator, type Page } from '@playwright/test';

/** The tools under the thumb on a phone, and the sheets they open. */
export class Tools {
  readonly sheet: Locator;
  private readonly page: Page;
  private readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('navigation', { name: 'Ferramentas', exact: true });
    this.sheet = page.getByRole('dialog');
  }

  async open(name: 'Slides' | 'Estilo' | 'Editar elemento'): Promise<void> {
    await this.bar.getByRole('button', { name, exact: true }).click();
    await expect(this.sheet).toHaveAccessibleName(name);
    await this.stands();
  }

  /** Waits for the open sheet to have come up: a finger put on it before would touch beside it. */
  private async stands(): Promise<void> {
    const bottom = () =>
      this.sheet.evaluate((sheet) => sheet.getBoundingClientRect().bottom - window.innerHeight);
    await expect.poll(bottom).toBe(0);
  }

  async openLibrary(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Elemento', exact: true }).click();
    await expect(this.sheet).toBeVisible();
  }

  async openExport(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Exportar', exact: true }).click();
  }

  async export(): Promise<void> {
    await this.openExport();
    await this.page.getByRole('menuitem', { name: 'Imagem PNG' }).click();
  }

  async closeSheet(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.sheet).toBeHidden();
  }
}
