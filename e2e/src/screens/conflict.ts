import { expect, type Locator, type Page } from '@playwright/test';

/** The question what becomes of edits to a carousel that was saved elsewhere meanwhile. */
export class Conflict {
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Este carrossel mudou em outro lugar' });
  }

  async isAsked(): Promise<void> {
    await expect(this.dialog).toBeVisible();
  }

  async choose(
    answer: 'Manter a minha versão' | 'Carregar a versão salva' | 'Salvar a minha como cópia',
  ): Promise<void> {
    await this.dialog.getByRole('button', { name: answer }).click();
    await expect(this.dialog).toBeHidden();
  }
}
