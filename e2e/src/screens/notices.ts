import { expect, type Locator, type Page } from '@playwright/test';

/** Where the product tells what happened: one toast at a time, at the foot of the page. */
export class Notices {
  /** The toast itself. */
  readonly card: Locator;
  private readonly area: Locator;

  constructor(page: Page) {
    this.area = page.getByRole('status', { name: 'Avisos' });
    this.card = this.area.locator('> *');
  }

  /** The one toast has this title and this text, and no other toast is beside it. */
  async say(title: string, description = '', options?: { timeout: number }): Promise<void> {
    await expect(this.area).toHaveText(title + description, options);
  }

  async areSilent(): Promise<void> {
    await expect(this.area).toBeEmpty();
  }

  async close(): Promise<void> {
    await this.area.getByRole('button', { name: 'Fechar' }).click();
    await this.areSilent();
  }
}
