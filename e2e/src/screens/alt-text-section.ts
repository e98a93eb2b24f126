import { expect, type Locator, type Page } from '@playwright/test';

/** TEXTO ALTERNATIVO, under the slides. */
export class AltTextSection {
  readonly head: Locator;
  readonly text: Locator;
  /** From the slide's words to one's own. */
  readonly edit: Locator;
  readonly backToAutomatic: Locator;
  readonly section: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'TEXTO ALTERNATIVO' });
    this.head = this.section.getByRole('button', { name: 'TEXTO ALTERNATIVO' });
    this.text = this.section.getByRole('textbox', { name: 'Para quem não vê o slide' });
    this.edit = this.section.getByRole('button', { name: 'Editar este texto' });
    this.backToAutomatic = this.section.getByRole('button', { name: 'Voltar ao automático' });
  }

  async open(): Promise<void> {
    await this.head.click();
    await expect(this.text).toBeVisible();
  }

  /** What the slide says by itself, where nobody has written anything. */
  async isAutomatic(described: string): Promise<void> {
    await expect(this.text).toHaveValue('');
    await expect(this.text).toHaveAttribute('placeholder', described);
    await expect(this.section).toContainText('Feito do que está no slide, e muda com ele.');
  }

  async isOwn(text: string): Promise<void> {
    await expect(this.text).toHaveValue(text);
    await expect(this.section).toContainText('Escrito por você: não muda com o slide.');
  }
}
