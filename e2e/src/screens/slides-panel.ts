import { expect, type Locator, type Page } from '@playwright/test';

/** What is drawn on one slide: kind and text of each element, from top to bottom. */
export type SlideContent = readonly { readonly kind: string; readonly text: string }[];

/** The slides of the carousel, in the right column or in a sheet. */
export class SlidesPanel {
  readonly cards: Locator;
  /** What is said aloud while a card is dragged. */
  readonly announcement: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.announcement = page.getByRole('status', { name: 'Movimento de slides' });
    this.cards = page.getByRole('list', { name: 'Slides' }).getByRole('listitem');
  }

  /** A slide in the strip that stands for the cards while an element is selected. */
  inStrip(number: number): Locator {
    return this.page
      .getByRole('complementary', { name: 'Slides', exact: true })
      .getByRole('button', { name: new RegExp(`^Ir para o slide ${number}\\b`) });
  }

  /** The card "Slide N". */
  card(number: number): Locator {
    return this.cards.filter({ has: this.page.getByText(`Slide ${number}`, { exact: true }) });
  }

  async open(number: number): Promise<void> {
    await this.card(number)
      .getByRole('button', { name: new RegExp(`^Slide ${number} `) })
      .click();
  }

  async addSlide(): Promise<void> {
    await this.page.getByRole('button', { name: 'Adicionar slide' }).click();
  }

  /** What takes hold of a card with the keyboard. */
  grip(number: number): Locator {
    return this.action(number, `Reordenar slide ${number}`);
  }

  /** Takes a card by its key the moment that cards can be taken, before the next frame is drawn. */
  async takeAtOnce(number: number): Promise<void> {
    await this.grip(number).evaluate(async (grip) => {
      const list = grip.closest('ol');
      if (list === null) throw new Error('The card is in no list.');
      const becomesSortable = new Promise<void>((resolve) => {
        new MutationObserver(() => resolve()).observe(list, { attributeFilter: ['data-sortable'] });
      });
      grip.focus();
      await becomesSortable;
      // What has been begun in this task, and waits for no frame, ends first.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      grip.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
    });
  }

  moveUp(number: number): Locator {
    return this.action(number, 'Mover para cima');
  }

  moveDown(number: number): Locator {
    return this.action(number, 'Mover para baixo');
  }

  duplicate(number: number): Locator {
    return this.action(number, 'Duplicar');
  }

  exportSlide(number: number): Locator {
    return this.action(number, 'Exportar slide');
  }

  remove(number: number): Locator {
    return this.action(number, 'Excluir');
  }

  async shows(total: number): Promise<void> {
    await expect(this.cards).toHaveCount(total);
    await expect(this.page.getByRole('heading', { name: `SLIDES ${total}` })).toBeVisible();
  }

  /** The headings of the slides, in order. */
  async headingsAre(headings: readonly string[]): Promise<void> {
    const shown = headings.map((heading, index) => `Slide ${index + 1}${heading}`);
    const openers = this.cards.locator('button').filter({ hasText: /^.*Slide \d/ });
    await expect(openers).toContainText(shown);
  }

  /** Presses a button, and reads the slides' titles before the browser does anything else. */
  headingsRightAfter(button: Locator): Promise<(string | undefined)[]> {
    return button.evaluate(async (pressed) => {
      const list = pressed.closest('ol');
      (pressed as HTMLElement).click();
      await Promise.resolve();
      return [...(list?.children ?? [])].map(
        (card) => card.querySelector('[data-element-type="title"]')?.textContent,
      );
    });
  }

  /** Every slide as its small picture shows it. */
  async contents(): Promise<SlideContent[]> {
    return this.cards.locator('[data-slide-id]').evaluateAll((slides) =>
      slides.map((slide) =>
        Array.from(slide.querySelectorAll('[data-element-type]'), (element) => ({
          kind: element.getAttribute('data-element-type') ?? '',
          // Some blanks hold words together, as they do in print.
          text: element.textContent.replaceAll('\u00A0', ' '),
        })),
      ),
    );
  }

  private action(number: number, name: string): Locator {
    return this.card(number).getByRole('button', { name, exact: true });
  }
}
