import { expect, type Locator, type Page } from '@playwright/test';

/** Where the product tells what happened: one toast at a time, at the foot of the page. */
export class Notices {
  /** The toast itself. */
  readonly card: Locator;
  private readonly area: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.area = page.getByRole('status', { name: 'Avisos' });
    this.card = this.area.locator('> *');
  }

  /**
   * On pages opened from now on a toast stays until it is closed or another takes its place: its
   * five seconds may be over on a slow machine before all is looked at.
   */
  async stay(): Promise<void> {
    await this.page.addInitScript(() => {
      const wait = window.setTimeout.bind(window);
      const waitOrStay = (call: () => void, ms = 0, ...given: unknown[]) =>
        wait(call, ms === 5000 ? 600_000 : ms, ...given);
      Object.assign(window, { setTimeout: waitOrStay });
    });
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
