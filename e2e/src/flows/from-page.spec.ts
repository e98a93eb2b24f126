import { canaryKey } from '@arrasta/testkit';
import { aiProvider, type AiProvider, type WrittenSlide } from '../fixtures/ai-provider';
import { pageHost, type PageHost } from '../fixtures/page-host';
import { expect, test } from '../fixtures/test';
import { FromText } from '../screens/from-text';
import { Generation } from '../screens/generation';

const slides: readonly WrittenSlide[] = ['Luz de lado', 'Abra a janela'].map((title) => [
  ['title', title],
]);

const ARTICLE = `<!doctype html><title>Luz natural</title><nav>Início Contato</nav><article>
  <h1>Luz natural</h1><p>A manhã tem luz de lado.</p><h2>Abra a janela</h2>
  <ul><li>Sem cortina</li><li>Sem flash</li></ul></article><footer>Todos os direitos</footer>`;

let provider: AiProvider;
let host: PageHost;

test.beforeEach(async ({ server }) => {
  [provider, host] = await Promise.all([aiProvider(server.aiPort), pageHost(server.imagePort)]);
});
test.afterEach(() => Promise.all([provider.close(), host.close()]));

test('a page is read, shown, changed, and a carousel is written from it', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectAccessible,
}) => {
  await anaEdits();
  await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
  const address = host.has('/luz', ARTICLE);
  const [fromText, generation] = [new FromText(page), new Generation(page)];
  await fromText.reads(address);
  await expect(fromText.text).toHaveValue(
    '# Luz natural\n\nA manhã tem luz de lado.\n\n## Abra a janela\n\n- Sem cortina\n- Sem flash',
  );
  await expect(fromText.dialog).toContainText('“Luz natural” · 84 caracteres');
  await expect(fromText.reading).toHaveText('2 slides');
  await expectAccessible('[role="dialog"]');
  await fromText.text.press('ControlOrMeta+End');
  await fromText.text.pressSequentially('\n- Sem pressa');

  await fromText.generate.click();
  await expect(fromText.dialog).toBeHidden();
  await expect(generation.source).toContainText('Luz natural');
  await expectAccessible('[role="dialog"]');
  await generation.images.uncheck();
  const deck = provider.beginsDeck('A luz da manhã', slides);
  await generation.submit.click();
  deck.writes(1);
  await generation.has(1);
  await expect(generation.source).toContainText('Luz natural');
  deck.writes();
  await expect(generation.dialog).toBeHidden();
  await notices.say('Carrossel gerado!', '2 slides.');
  await expect(editor.title).toHaveText('A luz da manhã');
  expect(host.asked).toEqual(['/luz']);
  const [asked = ''] = provider.asked;
  expect(asked).toMatch(/FONTE \w+>>.*- Sem pressa/);
  expect(asked).toContain('Um carrossel com o que mais importa no texto.');
  expect(asked).not.toContain('Todos os direitos');

  await fromText.open.click();
  await expect(fromText.text).toHaveValue('');
  await fromText.dialog.getByRole('button', { name: 'Cancelar' }).click();
  await generation.open.click();
  await expect(generation.source).toHaveCount(0);
});

test('a pasted text is taken from the window of the AI, with a wish and a key for once, and can be put aside; what cannot be read is said beside the address, and can be tried again', async ({
  page,
  editor,
  anaEdits,
  expectConsoleError,
}) => {
  await anaEdits();
  const [fromText, generation] = [new FromText(page), new Generation(page)];
  await test.step('a pasted text is taken from the window of the AI, with a wish and a key for once', async () => {
    await generation.open.click();
    await generation.usesText();
    // Few lines: the browser takes seconds to type a thousand of them.
    const paragraph = `${'Uma frase inteira. '.repeat(100)}\n\n`;
    await fromText.text.fill(`# Minhas notas\n\n${paragraph.repeat(12)}`);
    await expect(fromText.reading).toContainText('A I.A. lê só os primeiros 20.000 caracteres.');
    await fromText.generate.click();
    await expect(generation.source).toContainText('Minhas notas');
    await expect(generation.source).toContainText('a I.A. não lê mais que isso');

    await generation.source.getByRole('button', { name: 'Editar' }).click();
    await fromText.text.fill('# Notas curtas\n\nUma frase.');
    await fromText.generate.click();
    await expect(generation.source).toContainText('Notas curtas');
    await generation.key.fill(canaryKey);
    await generation.savesKey.uncheck();
    await generation.wanted.fill('3 slides');
    const deck = provider.beginsDeck('Notas', slides);
    await generation.submit.click();
    deck.writes();
    await expect(generation.dialog).toBeHidden();
    await expect(editor.title).toHaveText('Notas');
    expect(provider.asked[0]).toMatch(/PEDIDO \w+>>\\n3 slides\\n.*FONTE \w+>>\\n# Notas curtas/);
  });
  await test.step('the text that was taken can be put aside', async () => {
    await fromText.write('# Notas');
    await fromText.generate.click();
    await generation.source.getByRole('button', { name: 'Tirar o texto' }).click();
    await expect(generation.source).toHaveCount(0);
    await expect(generation.topic).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('what cannot be read is said beside the address, and can be tried again', async () => {
    expectConsoleError(/400|415|502/);
    const photo = host.has('/foto', 'abc', 'image/png');
    await fromText.reads('');
    await expect(fromText.dialog).toContainText('Escreva o endereço da página.');
    for (const [address, message] of [
      ['http://10.0.0.1/', 'Este endereço não pode ser lido.'],
      [photo, 'O endereço não leva a uma página de texto.'],
      [photo.replace('foto', 'nada'), 'Não foi possível abrir a página'],
    ] as const) {
      await fromText.address.fill(address);
      await fromText.address.press('Enter');
      await expect(fromText.dialog).toContainText(message);
    }
    await fromText.address.fill(host.has('/longa', '<p>Uma frase inteira.</p>'.repeat(3_000)));
    await fromText.read.click();
    await expect(fromText.reading).toContainText('A página é mais longa');
    await expect(fromText.text).toHaveValue(/^Uma frase inteira\./);
  });
});
