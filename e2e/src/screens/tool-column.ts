import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './at-rest';

export type SectionName =
  'Presets' | 'Marca' | 'Fonte' | 'Tema' | 'Formato' | 'Opções' | 'Meus carrosséis';

/** The column left of the canvas: entries, and sections that open. */
export class ToolColumn {
  readonly column: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.column = page.getByRole('complementary', { name: 'Ferramentas do carrossel' });
  }

  private head(name: SectionName): Locator {
    return this.column.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** Opens a section and waits for what it loads. */
  async open(name: SectionName): Promise<void> {
    await this.head(name).click();
    await expect(this.head(name)).toHaveAttribute('aria-expanded', 'true');
    // What holds the place of the fields is lower than they are: all below it would move.
    await expect(this.column.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await atRest(this.column);
  }

  /** What a closed section says it is set to. */
  async says(name: SectionName, value: string): Promise<void> {
    await expect(this.head(name)).toHaveAccessibleName(`${name} ${value}`);
  }

  radio(name: string): Locator {
    return this.column.getByRole('radio', { name, exact: true });
  }

  switch(name: string): Locator {
    return this.column.getByRole('switch', { name });
  }

  async chooseFont(field: 'Título' | 'Conteúdo', font: string): Promise<void> {
    await this.column.getByRole('combobox', { name: field }).click();
    await this.page.getByRole('option', { name: font, exact: true }).click();
  }

  /** The names of the fonts that a field offers. */
  async offeredFonts(field: 'Título' | 'Conteúdo'): Promise<string[]> {
    await this.column.getByRole('combobox', { name: field }).click();
    const options = this.page.getByRole('option');
    await expect(options.first()).toBeVisible();
    const names = await options.allTextContents();
    await this.page.keyboard.press('Escape');
    return names;
  }

  /** A colour picker's field: six hex digits. */
  color(name: 'Primária' | 'Secundária' | 'Destaque'): Locator {
    return this.column.getByRole('textbox', { name });
  }
}
