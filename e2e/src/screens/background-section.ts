import { expect, type Locator, type Page } from '@playwright/test';

/** EDITAR FUNDO, under the slides. */
export class BackgroundSection {
  readonly head: Locator;
  readonly address: Locator;
  readonly preview: Locator;
  readonly opacity: Locator;
  readonly color: Locator;
  readonly intensity: Locator;
  readonly section: Locator;
  /** Where a file of one's own is given. */
  readonly file: Locator;

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: 'EDITAR FUNDO' });
    this.file = this.section.locator('input[type="file"]');
    this.head = this.section.getByRole('button', { name: 'EDITAR FUNDO' });
    this.address = this.section
      .getByLabel('Imagem de fundo', { exact: true })
      .and(this.section.getByRole('textbox'));
    this.preview = this.section.getByRole('img', { name: 'Imagem de fundo' });
    this.opacity = this.section.getByRole('slider', { name: 'Opacidade' });
    this.color = this.section.getByRole('textbox', { name: 'Cor do slide' });
    this.intensity = this.section.getByRole('slider', { name: 'Intensidade da Cor' });
  }

  async open(): Promise<void> {
    await expect(this.head).toBeVisible();
    if ((await this.head.getAttribute('aria-expanded')) === 'false') await this.head.click();
    await expect(this.address).toBeVisible();
  }

  /** Waits until the fields are of the slide on the canvas; until then they take no presses. */
  async takesPresses(): Promise<void> {
    await expect(this.section.locator('[inert]')).toHaveCount(0);
  }

  /** Gives the slide this picture, as pasting and Enter do. */
  async showImageFrom(address: string): Promise<void> {
    await this.takesPresses();
    await this.address.fill(address);
    await this.address.press('Enter');
  }

  /** Moves a slider by steps of 5 %. */
  async step(slider: Locator, steps: number): Promise<void> {
    await this.takesPresses();
    for (let taken = 0; taken < Math.abs(steps); taken += 1) {
      await slider.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    }
  }
}
