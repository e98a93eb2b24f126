import { expect, type Locator, type Page } from '@playwright/test';

/** Gerar com IA: the window, and what stands for it while it is closed. */
export class Generation {
  readonly open: Locator;
  readonly dialog: Locator;
  readonly topic: Locator;
  readonly images: Locator;
  /** What it is written from, where that is a text, and what is wanted of it. */
  readonly source: Locator;
  readonly wanted: Locator;
  readonly key: Locator;
  readonly savesKey: Locator;
  readonly saveKey: Locator;
  readonly submit: Locator;
  readonly cancel: Locator;
  readonly arrived: Locator;
  readonly dock: Locator;
  readonly previous: Locator;

  constructor(page: Page) {
    this.open = page.getByRole('button', { name: /^Gerar( com I\.A)?$/ }).first();
    this.dialog = page.getByRole('dialog', { name: /^Gerar com IA/ });
    this.topic = this.dialog.getByRole('textbox', { name: 'Tópico ou Descrição' });
    this.source = this.dialog.getByRole('region', { name: 'Texto de partida' });
    this.wanted = this.dialog.getByRole('textbox', { name: 'O que você quer do texto (opcional)' });
    this.images = this.dialog.getByRole('checkbox', { name: 'Incluir imagens profissionais' });
    this.key = this.dialog.getByRole('textbox', { name: 'Chave da API OpenAI' });
    this.savesKey = this.dialog.getByRole('checkbox', {
      name: 'Salvar chave nas minhas configurações',
    });
    this.saveKey = this.dialog.getByRole('button', { name: 'Salvar chave' });
    this.submit = this.dialog.getByRole('button', { name: 'Gerar', exact: true });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancelar' });
    this.arrived = this.dialog
      .getByRole('list', { name: 'Slides gerados' })
      .locator('[data-state="done"]');
    this.dock = page.getByRole('region', { name: 'Gerar com IA' });
    this.previous = page.getByRole('dialog', { name: 'Restaurar versão anterior?' });
  }

  /** A theme, or a template where those are shown. */
  style(name: string): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }

  async showsTemplates(): Promise<void> {
    await this.dialog.getByText('Modelo', { exact: true }).click();
  }

  async asksFor(topic: string): Promise<void> {
    await this.open.click();
    await this.topic.fill(topic);
    await this.submit.click();
  }

  /** Leaves for the window of texts. */
  async usesText(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Usar um texto ou um endereço' }).click();
  }

  async has(count: number): Promise<void> {
    await expect(this.arrived).toHaveCount(count);
  }
}
