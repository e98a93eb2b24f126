import { expect, type Locator, type Page } from '@playwright/test';
import { AltTextSection } from './alt-text-section';
import { BackgroundSection } from './background-section';
import { Canvas } from './canvas';
import { ElementLibrary, type KindName } from './element-library';
import { ElementPanel } from './element-panel';
import { Gallery } from './gallery';
import { SlidesPanel } from './slides-panel';

const CAROUSEL_ADDRESS = /\/carousel\/([0-9a-f-]{36})$/;

/** What can be exported, as the menu calls it. */
export type ExportChoice =
  | 'Imagem PNG'
  | 'Imagem JPEG'
  | 'Copiar imagem'
  | 'ZIP com PNG'
  | 'ZIP com JPEG'
  | 'ZIP em outros formatos'
  | 'Faixa inteira'
  | 'PDF'
  | 'Markdown'
  | 'Compartilhar...';

/** The editor of one carousel with everything around it. */
export class Editor {
  readonly canvas: Canvas;
  readonly slides: SlidesPanel;
  readonly library: ElementLibrary;
  readonly panel: ElementPanel;
  readonly background: BackgroundSection;
  readonly altText: AltTextSection;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly save: Locator;
  /** Where the edits are, in words. */
  readonly saveState: Locator;
  readonly title: Locator;
  readonly titleField: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly exportButton: Locator;
  readonly openLibraryButton: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.canvas = new Canvas(page);
    this.slides = new SlidesPanel(page);
    this.library = new ElementLibrary(page);
    this.panel = new ElementPanel(page);
    this.background = new BackgroundSection(page);
    this.altText = new AltTextSection(page);
    const bar = page.getByRole('banner');
    this.undo = bar.getByRole('button', { name: 'Desfazer' });
    this.redo = bar.getByRole('button', { name: 'Refazer' });
    this.save = bar.getByRole('button', { name: /^Salv(ar|ando\.\.\.|o)$/ });
    this.saveState = bar.getByRole('status');
    this.title = page.getByRole('heading', { level: 1 });
    this.titleField = page.getByRole('textbox', { name: 'Título do carrossel' });
    this.previous = page.getByRole('button', { name: 'Slide anterior' });
    this.next = page.getByRole('button', { name: 'Próximo slide' });
    this.openLibraryButton = page.getByRole('button', { name: 'Elemento', exact: true });
    this.exportButton = page.getByRole('button', { name: 'Exportar', exact: true });
  }

  /** Exports the slide on the canvas, or all slides. */
  async export(what: ExportChoice): Promise<void> {
    await this.exportButton.click();
    await this.page.getByRole('menuitem', { name: new RegExp(`^${what}`) }).click();
  }

  /** Opens a new carousel, or the stored one with this id. */
  async open(id?: string): Promise<void> {
    await this.page.goto(id === undefined ? '/novo' : `/carousel/${id}`);
    await this.isShown();
  }

  /** Leaves the open carousel for a new one. */
  async startNew(): Promise<void> {
    await this.page.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
    await new Gallery(this.page).startBlank();
    await expect(this.page).toHaveURL('/');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.canvas.slide).toBeVisible();
    // A slide whose theme is still on its way shows its background.
    await expect(this.canvas.slide.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  /** Waits until the parts that are not shown yet have come. */
  async hasAllParts(): Promise<void> {
    const areHere = () => this.page.evaluate(() => navigator.serviceWorker.controller !== null);
    await expect.poll(areHere, { timeout: 90_000 }).toBe(true);
  }

  async openLibrary(): Promise<void> {
    await this.openLibraryButton.click();
    await expect(this.library.dialog).toBeVisible();
  }

  async add(name: KindName): Promise<void> {
    await this.openLibrary();
    await this.library.choose(name);
  }

  /** Takes back every edit and selects nothing: the carousel is as it was opened. */
  async takesAllBack(): Promise<void> {
    while (await this.undo.isEnabled()) await this.undo.click();
    await this.canvas.selectNothing();
  }

  /**
   * Does what is to be one burst, and so one step of undo, however long it takes: the page's time of
   * day stands still meanwhile, and nothing else. A letter typed in its place is written a frame
   * later: the burst lasts until it is seen or undone.
   */
  async inOneBurst(work: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => {
      const now = Date.now();
      const construct = (real: DateConstructor, given: unknown[]): Date =>
        Reflect.construct(real, given.length > 0 ? given : [now]) as Date;
      window.Date = new Proxy(Date, { construct });
    });
    await work();
    await this.page.evaluate(() => {
      window.Date = Date.prototype.constructor as DateConstructor;
    });
  }

  dot(number: number): Locator {
    return this.page
      .getByRole('navigation', { name: 'Slides' })
      .getByRole('button', { name: `Ir para o slide ${number}`, exact: true });
  }

  /** Writes the title and leaves the caret in it. */
  async writeTitle(title: string): Promise<void> {
    await this.title.getByRole('button').click();
    await this.titleField.fill(title);
  }

  async rename(title: string): Promise<void> {
    await this.writeTitle(title);
    await this.titleField.press('Enter');
    await expect(this.title).toHaveText(title);
  }

  async saves(label: 'Salvar' | 'Salvando...' | 'Salvo'): Promise<void> {
    await expect(this.save).toHaveAccessibleName(label);
  }

  /** By key: the button is off as soon as the editor saves by itself, which may be at that moment. */
  async saveByKey(): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+s');
  }

  /** Saves and waits until the server has it. */
  async saveAll(): Promise<void> {
    await this.saveByKey();
    await this.saves('Salvo');
  }

  /** Waits until this device keeps the edits that the server does not have. */
  async keepsDraft(): Promise<void> {
    await expect(this.saveState).toHaveText('Rascunho neste dispositivo');
  }

  /** The carousel in the address, which it has once it was saved. */
  async carouselId(): Promise<string> {
    await expect(this.page).toHaveURL(CAROUSEL_ADDRESS);
    return CAROUSEL_ADDRESS.exec(this.page.url())?.[1] ?? '';
  }

  async openAccountMenu(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu da conta' }).click();
  }

  async logOut(): Promise<void> {
    await this.openAccountMenu();
    await this.page.getByRole('menuitem', { name: 'Sair' }).click();
  }
}
