import { expect, type Locator, type Page } from '@playwright/test';

/** The question before edits are left that nobody else has. */
export class LeaveQuestion {
  readonly dialog: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  }

  async isAsked(): Promise<void> {
    await expect(this.dialog).toBeVisible();
  }

  async answer(name: 'Cancelar' | 'Sair sem salvar' | 'Salvar e sair'): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }
}
