import type { Persona } from '@arrasta/testkit';
import { expect, type Locator, type Page } from '@playwright/test';
import { Notices } from './notices';

/** Sign-in and registration. */
export class SignInScreen {
  readonly name: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly logInTab: Locator;
  readonly registerTab: Locator;
  readonly logInButton: Locator;
  readonly registerButton: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Nome', { exact: true });
    this.email = page.getByLabel('Email', { exact: true });
    // In part: no button answers to the field's name.
    this.password = page.getByLabel('Senha');
    this.logInTab = page.getByRole('tab', { name: 'Entrar' });
    this.registerTab = page.getByRole('tab', { name: 'Criar Conta' });
    this.logInButton = page.getByRole('button', { name: 'Entrar' });
    this.registerButton = page.getByRole('button', { name: 'Criar Conta' });
  }

  async open(): Promise<void> {
    await this.page.goto('/auth');
    await this.isShown();
  }

  async openRegistration(): Promise<void> {
    await this.page.goto('/auth?tab=register');
    await this.registrationIsShown();
  }

  async isShown(): Promise<void> {
    await expect(this.heading('Fazer Login')).toBeVisible();
  }

  /**
   * Does what needs a session after it has ended: a notice says so for half a second, then sign-in
   * is shown.
   */
  async isReachedWithNoticeAfter(act: () => Promise<void>): Promise<void> {
    const { clock } = this.page;
    await clock.install();
    // Its time goes on in steps, so that no busy moment lasts longer than the notice.
    await clock.pauseAt(Date.now() + 60_000);
    await act();
    const text = 'Você foi desconectado. Redirecionando para login...';
    await expect(async () => {
      await clock.runFor(50);
      await new Notices(this.page).say('Não autorizado', text, { timeout: 50 });
    }).toPass();
    await clock.resume();
    await this.isShown();
  }

  async registrationIsShown(): Promise<void> {
    await expect(this.heading('Criar Conta')).toBeVisible();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.logInButton.click();
  }

  async register({ name, email, password }: Persona): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.registerButton.click();
  }

  private heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }
}
