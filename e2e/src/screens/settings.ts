import { expect, type Locator, type Page } from '@playwright/test';

/** The settings of one's account. */
export class SettingsScreen {
  readonly name: Locator;
  readonly key: Locator;
  readonly newKey: Locator;
  readonly googleKey: Locator;
  readonly searchEngine: Locator;
  readonly instructions: Locator;
  readonly save: Locator;
  /** What generations took. */
  readonly usage: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Nome', { exact: true });
    this.key = page.getByLabel('Chave', { exact: true });
    this.newKey = page.getByLabel('Nova chave', { exact: true });
    this.googleKey = page.getByRole('group', { name: 'Chave da API do Google' }).locator('input');
    this.searchEngine = page.getByLabel('ID do mecanismo de busca');
    this.instructions = page.getByLabel('Instruções', { exact: true });
    this.save = this.button('Salvar Configurações');
    this.usage = page.getByRole('region', { name: 'Uso da I.A.' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Configurações', level: 1 })).toBeVisible();
    await expect(this.instructions).toBeVisible();
    // Its cards ask for what they show one by one. Who goes on earlier, to end the session say, meets
    // a refused card that leads away in the middle of a click.
    await expect(this.page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0);
  }

  choice(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
