import { expect, type Locator, type Page } from '@playwright/test';

/** The carousel as a post in a feed. */
export class Preview {
  readonly dialog: Locator;
  readonly images: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  private readonly status: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Pré-visualização' });
    this.images = this.dialog.getByRole('group', { name: 'Imagens do carrossel' });
    this.next = this.dialog.getByRole('button', { name: 'Próxima imagem' });
    this.previous = this.dialog.getByRole('button', { name: 'Imagem anterior' });
    this.status = this.dialog.getByRole('status');
  }

  async shows(number: number, total: number): Promise<void> {
    await expect(this.status).toHaveText(`Imagem ${number} de ${total}`);
  }
}
