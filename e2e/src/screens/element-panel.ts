import { expect, type Locator, type Page } from '@playwright/test';
import type { KindName } from './element-library';

/** What can be done to the selected element. */
export class ElementPanel {
  readonly panel: Locator;
  readonly content: Locator;
  readonly items: Locator;
  readonly pictureAddress: Locator;
  readonly moveUp: Locator;
  readonly moveDown: Locator;
  readonly remove: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.panel = page.getByRole('region', { name: /^Editar / });
    this.content = this.panel.getByLabel('Conteúdo');
    this.items = this.panel.getByLabel('Itens');
    this.pictureAddress = this.panel.getByLabel('Endereço da imagem');
    this.moveUp = this.panel.getByRole('button', { name: 'Subir' });
    this.moveDown = this.panel.getByRole('button', { name: 'Descer' });
    this.back = this.panel.getByRole('button', { name: 'Voltar aos slides' });
    this.remove = this.panel.getByRole('button', { name: 'Excluir' });
  }

  async isAbout(name: KindName): Promise<void> {
    await expect(this.panel).toHaveAccessibleName(`Editar ${name}`);
  }

  async saysPosition(number: number, total: number): Promise<void> {
    await expect(this.panel.getByText(`Posição: ${number} de ${total}`)).toBeVisible();
  }

  /** Gives the picture another address, as pasting and Enter do. */
  async showPictureFrom(address: string): Promise<void> {
    await this.pictureAddress.fill(address);
    await this.pictureAddress.press('Enter');
  }
}
