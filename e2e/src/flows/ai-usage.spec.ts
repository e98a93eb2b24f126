import { aDeck, ana, anElement, aSlide, canaryKey } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';
import { aiProvider, type AiProvider, type WrittenSlide } from '../fixtures/ai-provider';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Generation } from '../screens/generation';
import { SettingsScreen } from '../screens/settings';

const slides: readonly WrittenSlide[] = [[['title', 'Luz de janela']], [['title', 'Manhã']]];

let provider: AiProvider;

test.beforeEach(async ({ server }) => {
  provider = await aiProvider(server.aiPort);
});
test.afterEach(() => provider.close());

const saveKey = (request: APIRequestContext) =>
  request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });

/** Captions of a carousel, one after the other. */
async function writeCaptions(request: APIRequestContext, count: number): Promise<void> {
  const slide = aSlide({ elements: [anElement('title', { content: 'Comece pela janela' })] });
  const { id } = await storeCarousel(request, aDeck({ slides: [slide] }));
  for (let written = 0; written < count; written += 1) {
    expect((await request.post(`/api/ai/generate-caption/${id}`)).status()).toBe(200);
  }
}

test('what was generated, given up and refused is shown with what it took', async ({
  page,
  context,
  anaEdits,
  notices,
  expectAccessible,
}) => {
  await anaEdits();
  await saveKey(context.request);
  const settings = new SettingsScreen(page);
  const generation = new Generation(page);
  const deck = provider.beginsDeck('Luz de janela', slides);
  await generation.asksFor('Luz');
  deck.writes();
  await notices.say('Carrossel gerado!', '2 slides.');
  await notices.close();
  const left = provider.beginsDeck('Luz de janela', slides);
  await generation.asksFor('Luz');
  left.writes(1);
  await generation.has(1);
  await generation.cancel.click();
  await expect.poll(() => left.isGivenUp()).toBe(true);
  provider.says('Uma legenda.', { input: 1234, output: 56 });
  await writeCaptions(context.request, 1);
  provider.refusesTheKey();
  const refused = await context.request.post('/api/ai/generate-image', { data: { prompt: 'Luz' } });
  expect(refused.status()).toBe(400);

  await settings.open();
  const rows = settings.usage.getByRole('listitem');
  await expect(rows).toHaveText([
    /^ImagemChave recusadaHoje, \d\d:\d\d[\d,]+ s.+Tokens não informados$/,
    /^LegendaConcluídaHoje, .+1\.234 tokens enviados, 56 recebidos$/,
    /^CarrosselCancelada/,
    /^CarrosselConcluídaHoje/,
  ]);
  await expect(settings.usage).toContainText('1 carrossel · 1 legenda · 2 não terminaram');
  await expect(settings.usage.getByRole('definition')).toHaveText(['4', '1.234', '56', '0']);
  await expectAccessible('main');
});

test.describe('on a phone, dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing yet is reported; the latest come first, the others when asked for', async ({
    page,
    context,
    signedInAs,
    expectAccessible,
  }) => {
    await signedInAs(ana);
    const settings = new SettingsScreen(page);
    await settings.open();
    await expect(settings.usage).toContainText('Nenhuma geração ainda');
    await saveKey(context.request);
    provider.says('Uma legenda.', { input: 10, output: 2 });
    await writeCaptions(context.request, 7);
    await page.reload();
    const rows = settings.usage.getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(settings.usage).toContainText('7 legendas');
    await expectAccessible('main');
    await settings.usage.getByRole('button', { name: 'Mostrar mais' }).click();
    await expect(rows).toHaveCount(7);
    await expect(settings.button('Mostrar mais')).toBeHidden();
  });
});

test('usage that cannot be read is asked for again, and holds up nothing else', async ({
  page,
  context,
  signedInAs,
  expectConsoleError,
}) => {
  await signedInAs(ana);
  await saveKey(context.request);
  await writeCaptions(context.request, 1);
  const settings = new SettingsScreen(page);
  expectConsoleError(/500/);
  const error = { message: '', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR' } };
  const asked = /ai\.usage/;
  await page.route(asked, (route) => route.fulfill({ status: 500, json: [{ error }] }));
  await settings.open();
  await expect(settings.usage).toContainText('Não foi possível carregar o uso da I.A.');
  await page.unroute(asked);
  await settings.usage.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(settings.usage.getByRole('listitem')).toHaveCount(1);
});
