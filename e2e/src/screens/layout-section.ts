import { expect, type Locator, type Page } from '@playwright/test';

/** Paper, tint, primary or ink, as the section calls them. */
type Tone = 'Papel' | 'Suave' | 'Cor' | 'Tinta';

/** LAYOUT of the panel, the bar over the slide, and the dialog that designs all slides anew. */
export class LayoutSection {
  /** What opens the section; closed, it names the layout. */
  readonly opener: Locator;
  readonly bar: Locator;
  readonly vary: Locator;
  readonly redesign: Locator;
  readonly dialog: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.opener = page.getByRole('button', { name: /^LAYOUT/ });
    this.bar = page.getByRole('toolbar', { name: 'Layout do slide' });
    this.vary = this.bar.getByRole('button', { name: 'Variar' });
    this.redesign = page.getByRole('button', { name: 'Redesenhar carrossel' });
    this.dialog = page.getByRole('dialog', { name: 'Redesenhar carrossel' });
  }

  suiting(name?: string): Locator {
    const group = this.page.getByRole('radiogroup', { name: 'Combinam com este slide' });
    return group.getByRole('radio', name === undefined ? {} : { name, exact: true });
  }

  other(name: RegExp): Locator {
    return this.page.getByRole('radiogroup', { name: 'Outros' }).getByRole('radio', { name });
  }

  async stand(on: Tone): Promise<void> {
    await this.tone(on).click();
  }

  tone(name: Tone): Locator {
    const tones = this.page.getByRole('radiogroup', { name: 'Fundo' });
    return tones.locator('label').filter({ hasText: name });
  }

  async isNamed(layout: string): Promise<void> {
    await expect(this.bar).toContainText(layout);
  }
}
