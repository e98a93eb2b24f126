import { canaryKey } from '@arrasta/testkit';
import { aiProvider, type AiProvider, type WrittenSlide } from '../fixtures/ai-provider';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Generation } from '../screens/generation';

const slides: readonly WrittenSlide[] = [
  [
    ['title', 'Como cobrar sem constrangimento'],
    ['text', 'Um roteiro para pedir o que é seu.'],
  ],
  [
    ['title', 'O que vai no combinado'],
    ['list', 'Entrega e prazo\nValor e vencimento'],
  ],
  [['title', 'Qual delas você manda hoje?']],
];

/** The window of the generation, which lies over the rest of the page. */
const WINDOW = '[role="dialog"]';

let provider: AiProvider;

test.beforeEach(async ({ server }) => {
  provider = await aiProvider(server.aiPort);
});
test.afterEach(() => provider.close());

test.describe('with a saved key', () => {
  test.beforeEach(async ({ anaEdits, notices, page }) => {
    await notices.stay();
    await anaEdits();
    await page.request.put('/api/user/settings', {
      data: { openaiApiKey: canaryKey, aiTone: 'friendly' },
    });
  });

  test('slides arrive one by one, take the place of the open ones, are saved and can be undone; written for one carousel and finished over another, they wait to be opened as a new one; under the thumb too', async ({
    page,
    context,
    editor,
    notices,
    expectAccessible,
  }) => {
    const generation = new Generation(page);
    await test.step('slides arrive one by one and take the place of the open ones', async () => {
      const deck = provider.beginsDeck('Cobrar sem medo', slides);
      await generation.open.click();
      await expect(generation.images).toBeChecked();
      await expectAccessible();
      await generation.submit.click();
      await notices.say(
        'Descrição necessária',
        'Por favor descreva sobre o que você gostaria que fosse seu carrossel',
      );
      await generation.images.uncheck();
      await expect(generation.style('Minimalista')).toBeChecked();
      await generation.style('Neon').click();
      await expect(generation.style('Neon')).toBeChecked();
      await generation.topic.fill('Roteiro para freelancers cobrarem');
      await generation.submit.click();
      await expect(generation.dialog).toContainText('Cobrar sem medo');
      await generation.has(0);
      deck.writes(1);
      await generation.has(1);
      await expect(generation.dialog).toContainText('1 slide pronto.');
      await expectAccessible(WINDOW);
      deck.writes(1);
      await generation.has(2);
      await editor.canvas.showsSlide(1, 2);
      deck.writes();
      await expect(generation.dialog).toBeHidden();
      await notices.say('Carrossel gerado!', '3 slides.');
      await expect(editor.title).toHaveText('Cobrar sem medo');
      await editor.canvas.showsSlide(1, 3);
      await expect(editor.canvas.slide).toContainText('Como cobrar sem constrangimento');
      expect(provider.asked[0]).toContain('problema e promessa');
      expect(provider.asked[0]).toContain('Roteiro para freelancers cobrarem');
      expect(provider.asked[0]).toContain('Tom amigável');
      expect(provider.asked[0]).toContain('Nenhum elemento image');
    });
    await test.step('they are saved and can be undone', async () => {
      await editor.saves('Salvo');
      expect(await storedCarousel(context.request, await editor.carouselId())).toMatchObject({
        title: 'Cobrar sem medo',
        theme: 'glow',
      });
      await editor.undo.click();
      await expect(editor.title).not.toHaveText('Cobrar sem medo');
      await editor.canvas.showsSlide(1, 2);
      await editor.redo.click();
      await editor.canvas.showsSlide(1, 3);
    });
    await test.step('finished over another carousel, they wait to be opened as a new one', async () => {
      await editor.saveAll();
      const deck = provider.beginsDeck('Cobrar de outro', slides);
      await generation.asksFor('Cobrar');
      deck.writes(1);
      await generation.has(1);
      await page.keyboard.press('Escape');
      await editor.startNew();
      deck.writes();
      await expect(generation.dock).toContainText('não está mais aberto');
      await editor.canvas.showsSlide(1, 2);
      await generation.dock.getByRole('button', { name: 'Ver' }).click();
      await generation.dialog.getByRole('button', { name: 'Abrir como novo' }).click();
      await expect(editor.title).toHaveText('Cobrar de outro');
      await editor.canvas.showsSlide(1, 3);
      await editor.saves('Salvo');
    });
    await test.step('a carousel is generated under the thumb', async () => {
      await notices.close();
      await page.setViewportSize({ width: 390, height: 844 });
      const deck = provider.beginsDeck('Cobrar com o polegar', slides);
      await generation.asksFor('Cobrar');
      deck.writes(2);
      await generation.has(2);
      await expectAccessible();
      await expect(generation.cancel).toBeInViewport({ ratio: 1 });
      deck.writes();
      await expect(editor.title).toHaveText('Cobrar com o polegar');
    });
  });

  test('the window can be closed while it goes on, and what was replaced comes back after a reload', async ({
    page,
    editor,
    notices,
    expectAccessible,
  }) => {
    const generation = new Generation(page);
    await editor.rename('O que havia antes');
    await editor.saveAll();
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    await generation.open.click();
    await generation.showsTemplates();
    await generation.style('Receita da casa').click();
    await generation.topic.fill('Cobrar');
    await generation.submit.click();
    await expect(generation.dialog).toContainText('Modelo: Receita da casa');
    deck.writes(1);
    await generation.has(1);
    await page.keyboard.press('Escape');
    await expect(generation.dock).toContainText('Gerando: 1 slide');
    await expectAccessible();
    deck.writes();
    await notices.say('Carrossel gerado!', '3 slides.');
    await expect(generation.dock).toBeHidden();
    await editor.saveAll();
    expect(await storedCarousel(page.request, await editor.carouselId())).toMatchObject({
      theme: 'retro',
      titleFont: 'nunito',
    });
    expect(provider.asked[0]).toContain('composição de um modelo de 8 slides');

    await page.reload();
    await expect(generation.previous).toContainText(
      'A versão anterior ainda está neste dispositivo.',
    );
    await expectAccessible(WINDOW);
    await generation.previous.getByRole('button', { name: 'Restaurar versão anterior' }).click();
    await expect(editor.title).toHaveText('O que havia antes');
    await editor.saveAll();
    await page.reload();
    await editor.canvas.showsSlide(1, 2);
    await expect(generation.previous).toBeHidden();
  });
});

test('without a key one is asked for, used, and kept where the person wants it; stopped by the person or broken off by the provider, what has come can be kept or left; a key that is refused is asked for again', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectAccessible,
}) => {
  await notices.stay();
  await anaEdits();
  const generation = new Generation(page);
  await test.step('without a key one is asked for, used, and kept where the person wants it', async () => {
    await generation.open.click();
    await expect(generation.savesKey).toBeChecked();
    await expectAccessible();
    await generation.submit.click();
    await notices.say('Chave necessária', 'Por favor insira sua chave da API OpenAI.');
    await generation.key.fill(canaryKey);
    await generation.savesKey.uncheck();
    await expect(generation.saveKey).toBeHidden();
    await generation.topic.fill('Cobrar');
    provider.beginsDeck('Com chave emprestada', slides).writes();
    await generation.submit.click();
    await expect(editor.title).toHaveText('Com chave emprestada');
    expect(await (await page.request.get('/api/user/settings')).json()).toMatchObject({
      hasOpenAIKey: false,
    });

    await generation.open.click();
    await generation.key.fill(canaryKey);
    await generation.saveKey.click();
    await notices.say('Chave salva!', 'Sua chave OpenAI foi configurada com sucesso.');
    await expect(generation.key).toBeHidden();
    provider.beginsDeck('Com chave guardada', slides).writes();
    await generation.topic.fill('Cobrar');
    await generation.submit.click();
    await expect(editor.title).toHaveText('Com chave guardada');
  });
  const ends = async (how: 'by the person' | 'by the provider') => {
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    await generation.submit.click();
    deck.writes(2);
    await generation.has(2);
    // The second click falls on what takes its place.
    if (how === 'by the person') await generation.cancel.dblclick();
    else deck.breaksOff();
    await expect(generation.dialog).toContainText('A geração parou com 2 slides.');
    if (how === 'by the person') await expect.poll(() => deck.isGivenUp()).toBe(true);
  };
  for (const how of ['by the person', 'by the provider'] as const) {
    await test.step(`stopped ${how}, what has come can be kept or left`, async () => {
      await generation.open.click();
      await generation.topic.fill('Cobrar');
      await ends(how);
      await expectAccessible(WINDOW);
      await generation.dialog.getByRole('button', { name: 'Descartar' }).click();
      await expect(generation.topic).toHaveValue('Cobrar');
      await expect(editor.title).toHaveText('Com chave guardada');

      await ends(how);
      await generation.dialog.getByRole('button', { name: 'Ficar com 2 slides' }).click();
      await notices.say('Carrossel gerado!', '2 slides.');
      await expect(editor.title).toHaveText('Cobrar sem medo');
      await expect(editor.canvas.slide).toContainText('Como cobrar sem constrangimento');
      await editor.saves('Salvo');
      await notices.close();
      await editor.undo.click();
      await expect(editor.title).toHaveText('Com chave guardada');
    });
  }
  await test.step('a key that is refused is asked for again', async () => {
    provider.refusesTheKey();
    await generation.asksFor('Cobrar');
    await notices.say(
      'Falha na geração',
      'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
    );
    await expect(generation.key).toBeVisible();
    await expect(generation.topic).toHaveValue('Cobrar');
    await expectAccessible(WINDOW);
  });
});
