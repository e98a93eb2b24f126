import { expect, type Locator, type Page } from '@playwright/test';
import { administrator } from '../fixtures/administrator';

/** The screen Administração de Usuários. */
export class Administration {
  readonly table: Locator;
  readonly search: Locator;
  readonly dialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Usuários' });
    this.search = page.getByPlaceholder('Buscar por nome ou email...');
    this.dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  }

  /** Signs the browser in as the server's Admin. */
  async signIn(): Promise<void> {
    const answer = await this.page.request.post('/api/login', { data: administrator });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  /** Makes an access token of the Admin's, for a program. */
  async makeToken(name: string): Promise<string> {
    const data = { name, scope: 'write', currentPassword: administrator.password };
    const answer = await this.page.request.post('/api/user/tokens', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }

  async open(): Promise<void> {
    await this.page.goto('/admin');
    await expect(
      this.page.getByRole('heading', { name: 'Administração de Usuários' }),
    ).toBeVisible();
    await expect(this.table).toBeVisible();
  }

  row(email: string): Locator {
    return this.table.getByRole('row').filter({ hasText: email });
  }

  /** Seeks somebody, who stands alone in the table afterwards. */
  async find(email: string): Promise<Locator> {
    await this.search.fill(email);
    await expect(this.table.getByRole('row')).toHaveCount(2);
    return this.row(email);
  }

  async openDialog(): Promise<void> {
    await this.page.getByRole('button', { name: 'Criar Usuário' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async send(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  }

  async fill(person: { name: string; email: string; password: string }): Promise<void> {
    await this.dialog.getByLabel('Nome').fill(person.name);
    await this.dialog.getByLabel('Email').fill(person.email);
    await this.dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  }
}
