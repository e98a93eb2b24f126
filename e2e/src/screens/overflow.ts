import { expect, type Locator, type Page } from '@playwright/test';

/** The sign that a slide holds more than it shows, and the ways out. */
export class Overflow {
  readonly badge: Locator;
  readonly popover: Locator;
  readonly shrink: Locator;
  readonly split: Locator;

  constructor(page: Page) {
    const canvas = page.getByRole('main', { name: 'Slide em edição' });
    this.badge = canvas.getByRole('button', { name: /não cabe$/ });
    this.popover = page.getByRole('dialog').filter({ hasText: 'passa da área segura' });
    this.shrink = this.popover.getByRole('button', { name: 'Ajustar texto' });
    this.split = this.popover.getByRole('button', { name: 'Dividir em dois slides' });
  }

  async says(word: 'Texto não cabe' | 'Conteúdo não cabe'): Promise<void> {
    await expect(this.badge).toHaveText(word);
  }

  async openWaysOut(): Promise<void> {
    await this.badge.click();
    await expect(this.split).toBeVisible();
  }

  async isResolved(): Promise<void> {
    await expect(this.badge).toBeHidden();
    await expect(this.popover).toBeHidden();
  }
}
