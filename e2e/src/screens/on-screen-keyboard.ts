import { expect, type Page } from '@playwright/test';

interface KeyboardPage {
  /** Set before the page's own scripts run. */
  readonly showKeyboard: (height: number, offsetTop: number) => void;
}

/**
 * The keyboard of a phone: it leaves the page's layout as it is and shrinks what is in view, which
 * Chromium on a computer never does.
 */
export class OnScreenKeyboard {
  private readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** To be called before the page is opened. */
  static async of(page: Page): Promise<OnScreenKeyboard> {
    await page.addInitScript(() => {
      const view = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, hidden: 0 });
      Object.defineProperty(view, 'height', { get: () => window.innerHeight - view.hidden });
      Object.defineProperty(window, 'visualViewport', { value: view });
      const showKeyboard = (hidden: number, offsetTop: number) => {
        Object.assign(view, { hidden, offsetTop });
        view.dispatchEvent(new Event('resize'));
      };
      Object.assign(window, { showKeyboard });
    });
    return new OnScreenKeyboard(page);
  }

  /**
   * Comes up.
   * @param pushed how far the browser has pushed the page up for it, in px
   */
  async show(height: number, pushed = 0): Promise<void> {
    await this.page.evaluate(
      ([size, top]) => {
        (window as unknown as KeyboardPage).showKeyboard(size, top);
      },
      [height, pushed] as const,
    );
    await expect(this.page.locator('html')).toHaveAttribute('data-keyboard', '');
  }

  async hide(): Promise<void> {
    await this.page.evaluate(() => {
      (window as unknown as KeyboardPage).showKeyboard(0, 0);
    });
    await expect(this.page.locator('html')).not.toHaveAttribute('data-keyboard');
  }
}
