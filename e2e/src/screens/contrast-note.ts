import { expect, type Locator, type Page } from '@playwright/test';

/** What the element's panel says about how its text reads. */
export class ContrastNote {
  private readonly panel: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: /^Editar / });
  }

  async says(words: string | RegExp): Promise<void> {
    await expect(this.panel.getByText(words)).toBeVisible();
  }

  fix(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }
}
