import { expect, type Locator, type Page } from '@playwright/test';
import { pictureOfSlide } from './slide-picture';

/** What an element is, as the product stores it. */
export type Kind = 'title' | 'subtitle' | 'text' | 'list' | 'image' | 'icon' | 'shape' | 'divider';

/** The slide being edited, and what lies on it. */
export class Canvas {
  /** The slide itself. */
  readonly slide: Locator;
  /** The text field of the element that is typed in its place. */
  readonly field: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.slide = page.getByRole('group', { name: /^Slide \d+ de \d+$/ });
    this.field = this.slide.getByRole('textbox');
  }

  /** The only element of this kind on the slide. */
  element(kind: Kind): Locator {
    return this.slide.locator(`[data-element-type="${kind}"]`);
  }

  /** The kinds on the slide, from top to bottom. */
  async kinds(): Promise<(string | null)[]> {
    return this.slide
      .locator('[data-element-type]')
      .evaluateAll((drawn) => drawn.map((one) => one.getAttribute('data-element-type')));
  }

  async showsSlide(number: number, total: number): Promise<void> {
    await expect(this.slide).toHaveAccessibleName(`Slide ${number} de ${total}`);
  }

  async select(kind: Kind): Promise<void> {
    await this.element(kind).click();
  }

  async selectNothing(): Promise<void> {
    await this.slide.click({ position: { x: 4, y: 4 } });
  }

  /** Double-clicks into the text, at its very beginning. */
  async startTypingAtTheBeginningOf(kind: Kind): Promise<void> {
    await this.element(kind).dblclick({ position: { x: 1, y: 12 } });
    await expect(this.field).toBeFocused();
  }

  /** Writes over the whole text of the element and leaves the caret in it. */
  async writeOver(kind: Kind, text: string): Promise<void> {
    await this.startTypingAtTheBeginningOf(kind);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  /** Screenshot of the slide on the canvas, whose number counts from 1. */
  async picture(slideNumber: number): Promise<Buffer> {
    return pictureOfSlide(this.page, slideNumber);
  }
}
