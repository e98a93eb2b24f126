import { expect, type Locator, type Page } from '@playwright/test';

/** The gallery of templates, and the preview of one of them. */
export class Gallery {
  readonly search: Locator;
  readonly cards: Locator;
  readonly preview: Locator;
  readonly palettes: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByPlaceholder('Buscar modelos...');
    this.cards = page.getByRole('main').getByRole('listitem');
    this.preview = page.getByRole('dialog');
    this.palettes = this.preview
      .getByRole('group', { name: 'Experimente em outra paleta' })
      .getByRole('radio');
  }

  async open(): Promise<void> {
    await this.page.goto('/modelos');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Modelos', exact: true })).toBeVisible();
  }

  /** Goes on to the sample slides. */
  async startBlank(): Promise<void> {
    await this.page.getByRole('button', { name: 'Em branco' }).click();
  }

  /** The button that is the card of a template. */
  card(name: string): Locator {
    return this.cards.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  chip(name: string): Locator {
    return this.page.getByRole('group', { name: 'Finalidade' }).getByRole('button', { name });
  }

  /** Opens the preview of a template with the keyboard. */
  async view(name: string): Promise<void> {
    await this.card(name).focus();
    await this.page.keyboard.press('Enter');
    await expect(this.preview.getByRole('heading', { name })).toBeVisible();
  }

  async use(): Promise<void> {
    await this.preview.getByRole('button', { name: 'Usar este modelo' }).click();
  }
}
