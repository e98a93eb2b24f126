import type { Locator, Page } from '@playwright/test';

/** The button Gerar Legenda, and the caption it leads to. */
export class Caption {
  readonly generate: Locator;
  readonly stop: Locator;
  readonly open: Locator;
  readonly dialog: Locator;
  readonly text: Locator;
  readonly copy: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.generate = page.getByRole('button', { name: 'Gerar Legenda' });
    this.stop = page.getByRole('button', { name: 'Parar de gerar a legenda' });
    this.open = page.getByRole('button', { name: 'Ver legenda' });
    this.dialog = page.getByRole('dialog', { name: /Legenda/ });
    this.text = this.dialog.getByRole('textbox', { name: 'Legenda' });
    this.copy = this.dialog.getByRole('button', { name: 'Copiar Legenda' });
    this.again = this.dialog.getByRole('button', { name: 'Gerar nova legenda' });
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  }
}
