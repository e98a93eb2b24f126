import { aDeck, anElement, aSlide, canaryKey } from '@arrasta/testkit';
import { aiProvider, type AiProvider } from '../fixtures/ai-provider';
import { expect, test } from '../fixtures/test';
import { Rewrite } from '../screens/rewrite';

let provider: AiProvider;

test.beforeEach(async ({ server, page, anaEdits }) => {
  provider = await aiProvider(server.aiPort);
  const slide = aSlide({
    elements: [
      anElement('title', { content: 'Comece pela janela' }),
      anElement('text', { content: 'A manhã tem luz de lado.', position: 1 }),
    ],
  });
  await anaEdits(aDeck({ slides: [slide, aSlide({ elements: [] })] }));
  await page.request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });
});
test.afterEach(() => provider.close());

function says(...options: readonly (readonly string[])[]): void {
  provider.says(JSON.stringify({ options: options.map((texts) => ({ texts })) }));
}

test('a slide is said otherwise in three hooks or in own words, one text alone in another tone; an empty slide is written, and a failure leaves everything as it is', async ({
  page,
  editor,
  expectAccessible,
  notices,
  expectConsoleError,
}) => {
  const rewrite = new Rewrite(page);
  await test.step('a slide is said otherwise: three hooks, in own words, one undo step', async () => {
    says(['Sua foto mente?', 'Um'], ['A janela resolve', 'Dois'], ['Pare de usar flash', 'Três']);
    await page.getByRole('button', { name: 'Reescrever com I.A' }).first().click();
    await rewrite.submit.click();
    await expect(rewrite.use).toHaveCount(3);
    await expectAccessible();
    await expect(editor.canvas.element('title')).toHaveText('Comece pela janela');
    await rewrite.use.nth(1).click();
    await expect(rewrite.dialog).toBeHidden();
    await expect(editor.canvas.element('title')).toHaveText('A janela resolve');
    await expect(editor.canvas.element('text')).toHaveText('Dois');
    await editor.undo.click();
    await expect(editor.canvas.element('title')).toHaveText('Comece pela janela');
    await expect(editor.canvas.element('text')).toHaveText('A manhã tem luz de lado.');

    await page.getByRole('button', { name: 'Reescrever com I.A' }).first().click();
    await rewrite.chooses('Do meu jeito');
    await expect(rewrite.submit).toBeDisabled();
    await rewrite.dialog.getByRole('textbox', { name: 'O que mudar' }).fill('Fale de café');
    says(['Café à janela', 'Cedo.']);
    await rewrite.submit.click();
    await expect(rewrite.use).toHaveCount(1);
    await expectAccessible();
    expect(provider.asked.at(-1)).toContain('Fale de café');
    await rewrite.use.click();
    await expect(editor.canvas.element('title')).toHaveText('Café à janela');
  });
  await test.step('one text alone is said otherwise, in another tone', async () => {
    await editor.takesAllBack();
    await editor.canvas.select('text');
    await editor.panel.panel.getByRole('button', { name: 'Reescrever com I.A' }).click();
    await rewrite.chooses('Outro tom');
    says(['Bom dia, luz!']);
    await rewrite.submit.click();
    await rewrite.use.click();
    await expect(editor.canvas.element('text')).toHaveText('Bom dia, luz!');
    await expect(editor.canvas.element('title')).toHaveText('Comece pela janela');
    expect(provider.asked.at(-1)).toContain('Tom casual');
  });
  await test.step('an empty slide is written, and a failure leaves everything as it is', async () => {
    await editor.takesAllBack();
    await editor.slides.open(2);
    provider.refusesTheKey();
    expectConsoleError(/400/);
    await page.getByRole('button', { name: 'Reescrever com I.A' }).nth(1).click();
    await rewrite.submit.click();
    await notices.say(
      'Falha na geração',
      'O provedor de I.A. recusou a chave (API key). Confira a chave nas Configurações.',
    );
    says(['Volte amanhã cedo', 'A luz não espera.']);
    await rewrite.submit.click();
    await rewrite.use.click();
    await expect(editor.canvas.element('title')).toHaveText('Volte amanhã cedo');
    await expect(editor.canvas.element('text')).toHaveText('A luz não espera.');
  });
});
