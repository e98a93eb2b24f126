import type { EnginePage, DownloadedFile } from './engine-page';
import type { Target } from './find-element';
import { screenshotSlide } from './slide-screenshot';

const SLIDE = '[role="group"][aria-label^="Slide "]';

/** The editor of one carousel, as far as the main job needs it. */
export class EngineEditor {
  readonly #page: EnginePage;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  /** Registers somebody on the registration screen, and begins with the sample slides. */
  async register(account: { name: string; email: string; password: string }): Promise<void> {
    await this.#page.goto('/auth?tab=register');
    await this.#page.fill({ css: 'input', name: 'Nome' }, account.name);
    await this.#page.fill({ css: 'input', name: 'Email' }, account.email);
    await this.#page.fill({ css: 'input', name: 'Senha' }, account.password);
    await this.#page.click({ css: 'button[type="submit"]', name: 'Criar Conta' });
    await this.#page.click({ css: 'button', startsWith: 'Em branco' });
    await this.isShown();
  }

  /** Opens the sign-in screen and makes an account by a call; the engine is signed in afterwards. */
  async signInAsNew(account: { name: string; email: string; password: string }): Promise<void> {
    await this.#page.goto('/auth');
    // A page that has not asked yet who is signed in would begin to load the editor as it is left.
    await this.#page.find({ css: 'button[type="submit"]' });
    const status = await this.#page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/register', { method: 'POST', headers, body })).status;
    }, JSON.stringify(account));
    if (status !== 201) throw new Error(`Registration was answered with ${status}.`);
  }

  async isShown(): Promise<void> {
    await this.#page.find({ css: SLIDE });
  }

  element(kind: string): Target {
    return { css: `${SLIDE} [data-element-type="${kind}"]` };
  }

  /** What is written on the slide on the canvas, element by element. */
  texts(): Promise<string[]> {
    return this.#page.evaluate(
      (slide) =>
        Array.from(document.querySelectorAll(`${slide} [data-element-type]`), (element) =>
          element.textContent.trim(),
        ),
      SLIDE,
    );
  }

  /** Waits until an element says this. */
  async says(kind: string, text: string): Promise<void> {
    await this.#page.find({ ...this.element(kind), name: text });
  }

  /** Puts the caret into a text in its place. */
  async startTyping(kind: string): Promise<void> {
    const field = { css: `${SLIDE} :is(textarea, [contenteditable]):focus` };
    await this.#page.doubleClickUntilShown(this.element(kind), field);
  }

  /** Waits until a slide's small picture shows what was typed: the slide itself shows it before. */
  async hasDrawn(text: string): Promise<void> {
    await this.#page.waitFor(
      (slide, typed) => {
        const letters = (words: string) => words.replaceAll(/\s/g, '');
        return Array.from(document.querySelectorAll('[data-element-type]')).some(
          (element) =>
            element.closest(slide) === null && letters(element.textContent) === letters(typed),
        );
      },
      SLIDE,
      text,
    );
  }

  /** Types over a text in its place and leaves it. */
  async writeOver(kind: string, text: string): Promise<void> {
    await this.startTyping(kind);
    await this.#page.press('Control+a');
    await this.#page.type(text);
    await this.#page.press('Enter');
    await this.#page.clickInside({ css: SLIDE }, 4, 4);
    await this.says(kind, text);
  }

  /** Adds an element for a picture and chooses a file for it. */
  async addImage(path: string): Promise<void> {
    await this.#page.click({ css: 'button', name: 'Elemento' });
    await this.#page.click({ css: '[role="dialog"] [role="tab"]', name: 'Mídia' });
    await this.#page.click({ css: '[role="dialog"] [role="tabpanel"] button', name: 'Imagem' });
    await this.#page.find({ css: '[role="region"], section', name: 'Editar Imagem' });
    await this.#page.setFiles('[aria-label="Editar Imagem"] input[type="file"]', [path]);
    await this.hasImages(1);
    await this.#page.clickInside({ css: SLIDE }, 4, 4);
  }

  /** Waits until so many pictures of one's own on the slide have come from the server. */
  async hasImages(count: number): Promise<void> {
    await this.#page.waitFor(
      (slide, expected) => {
        const images = document.querySelectorAll<HTMLImageElement>(`${slide} img`);
        const own = Array.from(images).filter(({ src }) => src.includes('/api/pictures/'));
        return own.length === expected && own.every((image) => image.complete);
      },
      SLIDE,
      count,
    );
  }

  /** Brings a slide on to the canvas, by the dots below it. */
  async open(slideNumber: number): Promise<void> {
    await this.#page.click({ css: 'nav button', name: `Ir para o slide ${slideNumber}` });
    await this.#page.find({ css: `[role="group"][aria-label^="Slide ${slideNumber} de "]` });
  }

  /** Saves by key and waits until the server has it. */
  async save(): Promise<void> {
    await this.#page.press('Control+s');
    await this.#page.find({ css: 'header button:disabled', name: 'Salvo' });
  }

  /** The file that is handed out for what the menu calls so. */
  async export(choice: string): Promise<DownloadedFile> {
    return this.#page.download(() => this.chooseExport(choice));
  }

  async chooseExport(choice: string): Promise<void> {
    await this.#page.click({ css: 'button', name: 'Exportar' });
    await this.#page.click({ css: '[role="menuitem"]', startsWith: choice });
  }

  /** The engine's own picture of the slide on the canvas, at the size of an exported file. */
  screenshot(slideNumber: number): Promise<Buffer> {
    return screenshotSlide(this.#page, `#slide-${slideNumber - 1}`);
  }
}
