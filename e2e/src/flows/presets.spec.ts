import { expect, test } from '../fixtures/test';
import { Presets } from '../screens/presets';
import { ToolColumn } from '../screens/tool-column';

const PRESETS = /\/api\/trpc\/.*presets/;

test('a look is saved under a name, put on another carousel, and removed', async ({
  page,
  editor,
  notices,
  anaEdits,
}) => {
  const tools = new ToolColumn(page);
  const presets = new Presets(page);
  await anaEdits();
  await tools.open('Marca');
  await page.getByLabel('Nome', { exact: true }).fill('Café da Ana');
  await tools.open('Tema');
  await tools.radio('Terracota').click();
  await expect(tools.radio('Terracota')).toBeChecked();
  await tools.radio('Editorial').click();
  await expect(tools.radio('Editorial')).toBeChecked();
  await tools.open('Presets');
  await expect(tools.column).toContainText('Nenhum preset salvo ainda.');
  await expect(tools.column).toContainText('Salve suas configurações!');
  await presets.save('Clientes de manhã');
  await notices.say('Preset salvo!', 'Suas configurações foram salvas com sucesso.');
  await expect(presets.dialog).toBeHidden();

  await editor.startNew();
  await expect(editor.canvas.slide).not.toContainText('Café da Ana');
  await presets.entry('Clientes de manhã').click();
  await expect(editor.canvas.slide).toContainText('Café da Ana');
  await expect(tools.radio('Editorial')).toBeChecked();
  await expect(tools.radio('Terracota')).toBeChecked();
  await editor.undo.click();
  await expect(editor.canvas.slide).not.toContainText('Café da Ana');
  await expect(tools.radio('Minimalista')).toBeChecked();

  await presets.remove('Clientes de manhã');
  await notices.say('Preset removido', 'O preset foi removido com sucesso.');
  await expect(tools.column).toContainText('Nenhum preset salvo ainda.');
});

test('a preset without a name is not saved, and says so; what the server cannot do is reported, and the name stays', async ({
  page,
  notices,
  anaEdits,
  expectConsoleError,
}) => {
  await test.step('a preset without a name is not saved, and says so', async () => {
    const presets = new Presets(page);
    await notices.stay();
    await anaEdits();
    await new ToolColumn(page).open('Presets');
    await presets.save('   ');
    await notices.say('Nome obrigatório', 'Por favor, insira um nome para o preset.');
    await expect(presets.dialog).toBeVisible();
    await presets.dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(presets.dialog).toBeHidden();
    await notices.close();
  });
  await test.step('what the server cannot do with presets is reported, and the name stays', async () => {
    const presets = new Presets(page);
    await presets.save('Fica');
    await notices.close();
    expectConsoleError(/Failed to load resource/);
    await page.route(PRESETS, (route) => route.fulfill({ status: 503, json: {} }));
    await presets.save('Não vai');
    await notices.say(
      'Erro ao salvar preset',
      'Não foi possível salvar suas configurações. Tente novamente.',
    );
    await expect(presets.name).toHaveValue('Não vai');
    await presets.dialog.getByRole('button', { name: 'Cancelar' }).click();
    await presets.remove('Fica');
    await notices.say(
      'Erro ao remover preset',
      'Não foi possível remover o preset. Tente novamente.',
    );
    await expect(presets.entry('Fica')).toBeVisible();
  });
});
