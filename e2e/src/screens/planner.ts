import { expect, type Locator, type Page } from '@playwright/test';

/** The screen Planejador de Conteúdo. */
export class Planner {
  readonly creation: Locator;
  readonly ideas: Locator;
  readonly savedIdeas: Locator;
  readonly removal: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.creation = page.getByRole('dialog', { name: 'Novo Planejamento' });
    this.ideas = page.getByRole('dialog', { name: /^Ideias para: / });
    this.savedIdeas = page.getByRole('dialog', { name: /^Ideias salvas: / });
    this.removal = page.getByRole('dialog', { name: /^Excluir / });
  }

  async open(): Promise<void> {
    await this.page.goto('/planejador');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Planejador de Conteúdo' })).toBeVisible();
  }

  card(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, level: 2 }) });
  }

  /** An action of a plan, by what its button says. */
  action(title: string, name: string): Locator {
    return this.card(title).getByRole('button', { name });
  }

  async openCreation(): Promise<void> {
    await this.page.getByRole('button', { name: 'Novo Planejamento' }).first().click();
    await expect(this.creation).toBeVisible();
  }

  async send(): Promise<void> {
    await this.creation.getByRole('button', { name: 'Criar Planejamento' }).click();
  }

  async fill(topic: string, audience: string): Promise<void> {
    await this.creation.getByLabel('Tópico principal').fill(topic);
    await this.creation.getByLabel('Público-alvo').fill(audience);
  }

  /** An idea of either dialog. */
  idea(dialog: Locator, title: string): Locator {
    return dialog
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, level: 3 }) });
  }

  async close(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
  }

  async confirmRemoval(): Promise<void> {
    await this.removal.getByRole('button', { name: 'Excluir' }).click();
    await expect(this.removal).toBeHidden();
  }
}
