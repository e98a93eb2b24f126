import { expect, type Locator, type Page } from '@playwright/test';

/** The offer to take up edits that this device kept and the server never got. */
export class DraftOffer {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Há um rascunho neste dispositivo' });
  }

  async accept(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Restaurar rascunho' }).click();
    await expect(this.dialog).toBeHidden();
  }

  async discard(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Descartar' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
