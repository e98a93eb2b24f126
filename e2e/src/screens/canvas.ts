import { expect, type Locator, type Page } from '@playwright/test';
import { imageOfSlide } from './scaled-slide';

/** What an element is, as the product stores it. */
export type Kind = 'title' | 'subtitle' | 'text' | 'list' | 'image' | 'icon' | 'shape' | 'divider';

/** Whether the fonts that the texts of an element name first are known and have come. */
async function hasLoadedFonts(element: Element): Promise<boolean> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const faces = [...document.fonts].map(({ family }) => family.replaceAll('"', ''));
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement === null) continue;
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(parentElement);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const font = `${fontStyle} ${fontWeight} 16px "${family}"`;
    if (!faces.includes(family) || !document.fonts.check(font, data)) return false;
  }
  await document.fonts.ready;
  return true;
}

/** The slide being edited, and what lies on it. */
export class Canvas {
  /** The slide itself. */
  readonly slide: Locator;
  /** The text field of the element that is typed in its place. */
  readonly field: Locator;
  /** What the selected element is dragged by. */
  readonly grip: Locator;
  /** Up, down, duplicate and delete beside the slide. */
  readonly actions: Locator;
  /** What screen readers announce of a change. */
  readonly announcement: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.slide = page.getByRole('group', { name: /^Slide \d+ de \d+$/ });
    this.field = this.slide.getByRole('textbox');
    this.grip = page.getByRole('button', { name: 'Mover elemento' });
    this.actions = page.getByRole('toolbar', { name: 'Elemento' });
    this.announcement = page.getByRole('status', { name: 'Mudanças' });
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

  /** Waits until a text is set in its own fonts; until then its lines are those of another. */
  async hasFontsOf(kind: Kind): Promise<void> {
    await expect.poll(() => this.element(kind).evaluate(hasLoadedFonts)).toBe(true);
  }

  async select(kind: Kind): Promise<void> {
    await this.element(kind).click();
  }

  /**
   * Taps an element until it is selected: now and then a browser on a busy machine makes no click
   * of a tap that comes right after other input.
   */
  async tap(kind: Kind): Promise<void> {
    await expect(async () => {
      await this.element(kind).tap();
      await expect(this.grip).toBeVisible({ timeout: 2_000 });
    }).toPass();
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
  async image(slideNumber: number): Promise<Buffer> {
    return imageOfSlide(this.page, slideNumber);
  }

  /** Drags the selected element by its grip until its middle lies over the middle of another. */
  async dragOnto(kind: Kind): Promise<void> {
    const [grip, target] = [await this.grip.boundingBox(), await this.element(kind).boundingBox()];
    if (grip === null || target === null) throw new Error('There is nothing to drag.');
    await this.page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await this.page.mouse.down();
    const over = target.y + (target.height * (target.y > grip.y ? 3 : 1)) / 4;
    await this.page.mouse.move(grip.x, over, { steps: 4 });
  }

  /** Scrolls all that the slide lies in to the right, as a trackpad does. */
  async scrollSideways(): Promise<void> {
    await this.slide.evaluate((slide) => {
      for (let around = slide.parentElement; around !== null; around = around.parentElement) {
        around.scrollLeft = 200;
      }
    });
  }

  /** The line that shows where a dragged element would go. */
  get dropLine(): Locator {
    return this.page.locator('[data-drop-line]');
  }
}
