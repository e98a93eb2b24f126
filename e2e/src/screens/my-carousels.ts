import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog Meus Carrosséis. */
export class MyCarousels {
  readonly dialog: Locator;
  readonly search: Locator;
  readonly cards: Locator;
  readonly question: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Meus Carrosséis' });
    this.search = this.dialog.getByPlaceholder('Buscar carrosséis...');
    this.cards = this.dialog.getByRole('listitem');
    this.question = page.getByRole('dialog', { name: 'Excluir carrossel' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Arquivo' }).click();
    await expect(this.dialog).toBeVisible();
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByText(title, { exact: true }) });
  }

  /** The titles on the cards, in order. */
  async show(titles: readonly string[]): Promise<void> {
    await expect(this.cards).toHaveCount(titles.length);
    await expect(this.cards).toContainText([...titles]);
  }

  /** Asks to delete a carousel; the question is open afterwards. */
  async askToRemove(title: string): Promise<void> {
    await this.dialog.getByRole('button', { name: `Excluir ${title}` }).click();
    await expect(this.question).toContainText(
      'Tem certeza que deseja excluir este carrossel? Esta ação não pode ser desfeita.',
    );
  }

  async answer(name: 'Cancelar' | 'Excluir'): Promise<void> {
    await this.question.getByRole('button', { name }).click();
    await expect(this.question).toBeHidden();
  }
}
