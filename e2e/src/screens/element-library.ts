import { expect, type Locator, type Page } from '@playwright/test';

/** The tab of the library under which each kind is found. */
const tabs = {
  Título: 'Texto',
  Subtítulo: 'Texto',
  Texto: 'Texto',
  Lista: 'Texto',
  Imagem: 'Mídia',
  Ícone: 'Visual',
  Shape: 'Visual',
  Divisor: 'Visual',
} as const;

/** Name of an element kind, as people read it. */
export type KindName = keyof typeof tabs;

/** The dialog from which elements are added. */
export class ElementLibrary {
  readonly dialog: Locator;
  readonly search: Locator;
  /** The grid of popular icons, as far as the search leaves them. */
  readonly icons: Locator;
  /** What the slide already has. */
  readonly foot: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Biblioteca de Elementos' });
    this.search = this.dialog.getByRole('textbox', { name: 'Buscar ícone' });
    this.icons = this.dialog.getByRole('group', { name: 'Ícones populares' }).getByRole('button');
    this.foot = this.dialog.getByRole('status');
  }

  /** What adds an element of this kind, in the tab that is open. */
  card(name: KindName): Locator {
    return this.dialog.getByRole('tabpanel').getByRole('button', { name, exact: true });
  }

  async choose(name: KindName): Promise<void> {
    await this.showTab(tabs[name]);
    await this.card(name).click();
    await expect(this.dialog).toBeHidden();
  }

  async chooseIcon(name: string, search: string): Promise<void> {
    await this.showTab('Visual');
    await this.search.fill(search);
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  async showTab(name: (typeof tabs)[KindName]): Promise<void> {
    const tab = this.dialog.getByRole('tab', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
}
