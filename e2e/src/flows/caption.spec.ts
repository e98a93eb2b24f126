import { aDeck, anElement, aSlide, canaryKey } from '@arrasta/testkit';
import { aiProvider, type AiProvider } from '../fixtures/ai-provider';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Caption } from '../screens/caption';

let provider: AiProvider;

test.beforeEach(async ({ server }) => {
  provider = await aiProvider(server.aiPort);
});
test.afterEach(() => provider.close());

test('a caption is written for what is on the slides, edited, copied, and there again', async ({
  page,
  context,
  editor,
  notices,
  anaEdits,
  expectAccessible,
  expectConsoleError,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await anaEdits(
    aDeck({
      slides: [aSlide({ elements: [anElement('title', { content: 'Comece pela janela' })] })],
    }),
  );
  const caption = new Caption(page);
  expectConsoleError(/400/);
  await caption.generate.click();
  await notices.say(
    'Chave OpenAI necessária',
    'Informe sua chave da API da OpenAI nas Configurações para gerar legendas.',
  );
  await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });

  await editor.rename('Luz de janela');
  const letGo = provider.holdBack();
  provider.says('Três luzes que mudam a foto.\n\n#luz #foto #manhã');
  await caption.generate.dblclick();
  await expect(caption.stop).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => provider.asked.length).toBe(1);
  expect(provider.asked[0]).toContain('Luz de janela');
  letGo();
  await expect(caption.dialog).toHaveAccessibleName('Legenda Gerada com Sucesso!');
  await expect(caption.text).toHaveValue('Três luzes que mudam a foto.\n\n#luz #foto #manhã');
  await expectAccessible();
  await caption.text.fill('Quatro luzes.');
  await caption.copy.click();
  await notices.say('Legenda copiada!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Quatro luzes.');
  await caption.close();
  await editor.saves('Salvo');
  expect((await storedCarousel(context.request, id)).socialCaption).toBe('Quatro luzes.');

  await page.reload();
  await caption.open.click();
  await expect(caption.dialog).toHaveAccessibleName('Legenda do carrossel');
  await expect(caption.text).toHaveValue('Quatro luzes.');
  provider.says('Cinco luzes.');
  await caption.again.click();
  await expect(caption.text).toHaveValue('Cinco luzes.');
});

test('a refused key is reported, the person stays signed in, and a caption can be stopped', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectConsoleError,
}) => {
  await anaEdits();
  await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
  const caption = new Caption(page);
  provider.refusesTheKey();
  expectConsoleError(/400/);
  await caption.generate.click();
  await notices.say(
    'Chave OpenAI necessária',
    'O provedor recusou a chave. Confira a chave nas Configurações.',
  );
  const letGo = provider.holdBack();
  provider.says('Tarde demais.');
  await caption.generate.click();
  await expect.poll(() => provider.asked.length).toBe(2);
  await caption.stop.click();
  await expect(caption.generate).toBeVisible();
  letGo();
  await editor.rename('Ainda aqui');
  await editor.saveAll();
  await expect(caption.dialog).toBeHidden();
});
