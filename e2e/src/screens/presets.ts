import { expect, type Locator, type Page } from '@playwright/test';

/** The section Presets, opened, and its dialog. */
export class Presets {
  readonly dialog: Locator;
  readonly name: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Salvar Preset' });
    this.name = this.dialog.getByRole('textbox', { name: 'Nome' });
  }

  entry(name: string): Locator {
    return this.page.getByRole('button', { name: `Aplicar preset ${name}` });
  }

  async openDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Salvar Preset' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async confirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  }

  async save(name: string): Promise<void> {
    await this.openDialog();
    await this.name.fill(name);
    await this.confirm();
  }

  async remove(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remover preset ${name}` }).click();
  }
}
