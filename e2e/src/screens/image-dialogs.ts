import type { Locator, Page } from '@playwright/test';

/** The dialogs in which a picture is searched for or made, and the line that says whose it is. */
export class ImageDialogs {
  readonly search: Locator;
  readonly query: Locator;
  readonly images: Locator;
  readonly generate: Locator;
  readonly prompt: Locator;
  readonly submit: Locator;
  readonly copyCredit: Locator;

  constructor(page: Page) {
    this.search = page.getByRole('dialog', { name: 'Buscar imagem' });
    this.query = this.search.getByRole('searchbox', { name: 'O que você procura' });
    this.images = this.search.getByRole('list', { name: 'Imagens encontradas' });
    this.generate = page.getByRole('dialog', { name: 'Gerar imagem com I.A.' });
    this.prompt = this.generate.getByRole('textbox', { name: 'O que a imagem deve mostrar' });
    this.submit = this.generate.getByRole('button', { name: 'Gerar imagem' });
    this.copyCredit = page.getByRole('button', { name: 'Copiar crédito' });
  }

  /** The ways to a picture, in the panel of an element or under the background. */
  waysIn(part: Locator) {
    return {
      search: part.getByRole('button', { name: 'Buscar imagem' }),
      generate: part.getByRole('button', { name: 'Gerar imagem com I.A.' }),
    };
  }

  async searchFor(words: string): Promise<void> {
    await this.query.fill(words);
    await this.query.press('Enter');
  }

  image(title: string): Locator {
    return this.images.getByRole('button', { name: `Usar imagem: ${title}` });
  }
}
