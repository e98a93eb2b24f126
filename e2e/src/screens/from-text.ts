import { expect, type Locator, type Page } from '@playwright/test';

/** Criar a partir de um texto: the window and how it is reached. */
export class FromText {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly text: Locator;
  readonly reading: Locator;
  readonly submit: Locator;
  readonly generate: Locator;
  readonly address: Locator;
  readonly read: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.open = page.getByRole('button', { name: 'Criar de um texto' });
    this.dialog = page.getByRole('dialog', { name: 'Criar a partir de um texto' });
    this.text = this.dialog.getByRole('textbox', { name: 'Texto ou Markdown' });
    this.reading = this.dialog.getByRole('status');
    this.submit = this.dialog.getByRole('button', { name: 'Criar carrossel' });
    this.generate = this.dialog.getByRole('button', { name: 'Gerar com I.A' });
    this.address = this.dialog.getByRole('textbox', { name: 'Endereço da página' });
    this.read = this.dialog.getByRole('button', { name: 'Buscar texto' });
  }

  async write(text: string): Promise<void> {
    await this.open.click();
    await this.text.fill(text);
  }

  /** Asks for the text of a page. */
  async reads(address: string): Promise<void> {
    await this.open.click();
    await this.dialog.getByText('Endereço', { exact: true }).click();
    await this.address.fill(address);
    await this.read.click();
  }

  /** Takes a file for the text. */
  async choose(name: string, content: Buffer): Promise<void> {
    await this.open.click();
    const [chooser] = await Promise.all([
      this.page.waitForEvent('filechooser'),
      this.dialog.getByRole('button', { name: 'Escolher arquivo' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'text/markdown', buffer: content });
  }

  /** The covers of templates, one of which is chosen. */
  template(name: string): Locator {
    return this.dialog
      .getByRole('radiogroup', { name: 'Com o modelo' })
      .getByRole('radio', { name });
  }

  /** Makes the carousel and waits until it is open. */
  async create(): Promise<void> {
    await this.submit.click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page).toHaveURL('/');
  }
}
