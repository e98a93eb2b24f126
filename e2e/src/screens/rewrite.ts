import type { Locator, Page } from '@playwright/test';

/** Reescrever: other words for a slide or a text. */
export class Rewrite {
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly again: Locator;
  readonly use: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^(Reescrever|Escrever) / });
    this.submit = this.dialog.getByRole('button', { name: /^(Reescrever|Escrever)$/ });
    this.again = this.dialog.getByRole('button', { name: 'Tentar outra vez' });
    this.use = this.dialog.getByRole('button', { name: 'Usar este' });
  }

  async chooses(kind: string): Promise<void> {
    await this.dialog.getByText(kind, { exact: true }).click();
  }
}
