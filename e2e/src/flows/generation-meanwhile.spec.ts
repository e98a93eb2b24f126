import { bruno, canaryKey, type Persona } from '@arrasta/testkit';
import { aiProvider, type AiProvider, type WrittenSlide } from '../fixtures/ai-provider';
import { storedCarousel } from '../fixtures/stored-carousel';
import { unregistered } from '../fixtures/register';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { FromText } from '../screens/from-text';
import { Gallery } from '../screens/gallery';
import { Generation } from '../screens/generation';
import { SettingsScreen } from '../screens/settings';

const slides: readonly WrittenSlide[] = ['Um', 'Dois', 'Três'].map((title) => [['title', title]]);

let provider: AiProvider;
let writer: Persona;

test.beforeEach(async ({ server, signedInAs, newcomer, editor, page }) => {
  provider = await aiProvider(server.aiPort);
  writer = await signedInAs(newcomer);
  await editor.open();
  await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
});
test.afterEach(() => provider.close());

test('signed out before the first slide, the way leads to sign-in and back; signed out elsewhere, no more is written, and what has come is kept over the sign-in', async ({
  page,
  editor,
  signIn,
  expectConsoleError,
}) => {
  const generation = new Generation(page);
  await test.step('signed out before the first slide, the way leads to sign-in and back', async () => {
    provider.beginsDeck('Cobrar sem medo', slides);
    await generation.asksFor('Cobrar');
    await expect.poll(() => provider.asked.length).toBe(1);
    // What the window still asks for besides the deck is refused as well.
    expectConsoleError(/401/);
    await expect(await page.request.post('/api/logout')).toBeOK();
    await signIn.isShown();
    await signIn.logIn(writer.email, writer.password);
    await new Gallery(page).isShown();
    await new Gallery(page).startBlank();
    await editor.isShown();
  });
  await test.step('signed out elsewhere, no more is written, and what has come is kept over the sign-in', async () => {
    await editor.saveAll();
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    await generation.asksFor('Cobrar');
    deck.writes(2);
    await generation.has(2);
    await expect(await page.request.post('/api/logout')).toBeOK();
    await expect(generation.dialog).toContainText('Entre na sua conta para continuar.');
    await expect(generation.dialog).toContainText('A geração parou com 2 slides.');
    await expect.poll(() => deck.isGivenUp()).toBe(true);
    expectConsoleError(/401/);
    await generation.dialog.getByRole('button', { name: 'Ficar com 2 slides' }).click();
    await signIn.isShown();
    await signIn.logIn(writer.email, writer.password);
    await new DraftOffer(page).accept();
    await editor.canvas.showsSlide(1, 2);
    await expect(editor.canvas.slide).toContainText('Um');
  });
});

test('who signs in after somebody else finds nothing of what that one had begun', async ({
  page,
  editor,
  signIn,
  expectConsoleError,
}, info) => {
  const generation = new Generation(page);
  const fromText = new FromText(page);
  await fromText.write('# Só meu');
  await page.keyboard.press('Escape');
  await generation.open.click();
  await generation.topic.fill('Também só meu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu da conta' }).click();
  await page.getByRole('menuitem', { name: 'Configurações' }).click();
  const settings = new SettingsScreen(page);
  await settings.isShown();
  await expect(await page.request.post('/api/logout')).toBeOK();
  expectConsoleError(/401/);
  await settings.save.click();
  await signIn.isShown();
  await signIn.registerTab.click();
  await signIn.register(unregistered(bruno, info.testId));
  await settings.isShown();
  await page.getByRole('link', { name: 'Voltar' }).click();
  await new Gallery(page).startBlank();
  await editor.isShown();
  await generation.open.click();
  await expect(generation.topic).toHaveValue('');
  await page.keyboard.press('Escape');
  await fromText.open.click();
  await expect(fromText.text).toHaveValue('');
});

test('two clicks ask once; deleted elsewhere, the carousel is what was written, and can be saved as a new one; a page that is closed ends it for the provider', async ({
  page,
  editor,
  expectConsoleError,
  context,
}) => {
  await test.step('two clicks ask once', async () => {
    const generation = new Generation(page);
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    await generation.open.click();
    await generation.topic.fill('Cobrar');
    await generation.submit.dblclick();
    deck.writes();
    await expect(editor.title).toHaveText('Cobrar sem medo');
    await editor.saves('Salvo');
    expect(provider.asked).toHaveLength(1);
  });
  await test.step('deleted elsewhere, the carousel is what was written, and can be saved as a new one', async () => {
    const generation = new Generation(page);
    const id = await editor.carouselId();
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    await generation.asksFor('Cobrar');
    deck.writes(1);
    await generation.has(1);
    await page.request.delete(`/api/carousels/${id}`);
    expectConsoleError(/404/);
    deck.writes();
    const question = page.getByRole('dialog', { name: 'Este carrossel foi excluído' });
    await question.getByRole('button', { name: 'Salvar como novo carrossel' }).click();
    await editor.saves('Salvo');
    await expect(editor.title).toHaveText('Cobrar sem medo');
    const anew = await editor.carouselId();
    expect(anew).not.toBe(id);
    expect(await storedCarousel(page.request, anew)).toMatchObject({ title: 'Cobrar sem medo' });
  });
  await test.step('a page that is closed ends it for the provider', async () => {
    const generation = new Generation(page);
    const deck = provider.beginsDeck('Cobrar sem medo', slides);
    const asked = provider.asked.length;
    await generation.asksFor('Cobrar');
    deck.writes(1);
    await generation.has(1);
    await page.close();
    await expect.poll(() => deck.isGivenUp()).toBe(true);
    const next = await context.newPage();
    const again = provider.beginsDeck('Outra vez', slides);
    await next.goto('/');
    const anew = new Generation(next);
    await anew.asksFor('Cobrar');
    await expect.poll(() => provider.asked.length).toBe(asked + 2);
    again.writes();
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('Outra vez');
  });
});
