import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './at-rest';
import type { KindName } from './element-library';

/** What can be done to the selected element. */
export class ElementPanel {
  readonly panel: Locator;
  readonly content: Locator;
  readonly items: Locator;
  readonly imageAddress: Locator;
  /** Where a file is chosen for the picture. */
  readonly file: Locator;
  readonly moveUp: Locator;
  readonly moveDown: Locator;
  readonly remove: Locator;
  readonly back: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: /^Editar / });
    this.content = this.panel.getByLabel('Conteúdo');
    this.items = this.panel.getByLabel('Itens', { exact: true });
    this.imageAddress = this.panel.getByLabel('Endereço da imagem');
    this.file = this.panel.locator('input[type="file"]');
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
  async showImageFrom(address: string): Promise<void> {
    await this.imageAddress.fill(address);
    await this.imageAddress.press('Enter');
  }

  /**
   * Opens a list of choices and takes one, once neither the list nor its section slides any more:
   * where a control moves between press and release of the pointer, it is not clicked.
   */
  async choose(label: string, option: string): Promise<void> {
    await atRest(this.panel);
    await this.select(label).click();
    await atRest(this.page.locator('html'));
    await this.page.getByRole('option', { name: option }).click();
    await expect(this.select(label)).toContainText(option.split(' ')[0] ?? option);
  }

  /** The control with a list of choices, which shows the one that is taken. */
  select(label: string): Locator {
    return this.panel.getByRole('combobox', { name: new RegExp(`^${label} `) });
  }

  /** One of the choices that are all in view. */
  segment(label: string, name: string): Locator {
    return this.panel
      .getByRole('radiogroup', { name: label, exact: true })
      .getByRole('radio', { name, exact: true });
  }

  /** The hex of a colour, to be read and typed. */
  hex(label: string): Locator {
    return this.panel.getByRole('textbox', { name: label, exact: true });
  }

  async openColors(label: string): Promise<Locator> {
    await this.panel.getByRole('button', { name: `Escolher cor: ${label}` }).click();
    const colors = this.page.getByRole('dialog', { name: `Escolher cor: ${label}` });
    await expect(colors.getByRole('group', { name: 'Paletas' })).toBeVisible();
    return colors;
  }

  /** A part that is opened when it is needed; closed, it shows its value. */
  section(name: string): Locator {
    return this.panel.getByRole('button', { name });
  }
}
