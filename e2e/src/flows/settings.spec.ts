import { ana, canaryKey } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';
import { LeaveQuestion } from '../screens/leave-question';
import { SettingsScreen } from '../screens/settings';

const saved = [
  'Configurações salvas',
  'Suas configurações foram atualizadas com sucesso.',
] as const;

test('settings are reached from the avatar, saved, greeted with, and there again; beside the editor, signing out asks before drafts on this device go', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectAccessible,
}) => {
  await anaEdits();
  const settings = new SettingsScreen(page);
  const question = new LeaveQuestion(page);
  await test.step('settings are reached from the avatar, saved, greeted with, and there again', async () => {
    await editor.openAccountMenu();
    await page.getByRole('menuitem', { name: 'Configurações' }).click();
    await settings.isShown();
    await expect(page).toHaveURL('/settings');
    await expect(settings.choice('Profissional')).toBeChecked();
    await settings.name.fill('  Ana Ribeiro ');
    await expect(
      page.getByText('Seu nome aparece na saudação do topo: Olá, Ana Ribeiro!'),
    ).toBeVisible();
    await settings.choice('Amigável').check();
    await settings.choice('Pexels').check();
    await settings.instructions.fill(' Frases curtas. ');
    await settings.save.click();
    await notices.say(...saved);
    await expect(page.getByText('Olá, Ana Ribeiro!', { exact: true })).toBeVisible();
    await page.reload();
    await settings.isShown();
    await expect(settings.name).toHaveValue('Ana Ribeiro');
    await expect(settings.choice('Amigável')).toBeChecked();
    await expect(settings.choice('Pexels')).toBeChecked();
    await expect(settings.instructions).toHaveValue('Frases curtas.');
    await expectAccessible();
  });
  await test.step('beside the editor, signing out asks before drafts on this device go', async () => {
    await page.getByRole('link', { name: 'Voltar' }).click();
    await new Gallery(page).startBlank();
    await editor.isShown();
    await editor.rename('Só neste dispositivo');
    await editor.keepsDraft();
    await editor.openAccountMenu();
    await page.getByRole('menuitem', { name: 'Configurações' }).click();
    await settings.isShown();
    await settings.choice('Casual').check();
    await page.goBack();
    await question.answer('Sair sem salvar');
    await editor.isShown();
    await page.goForward();
    await settings.isShown();
    await expect(settings.choice('Amigável')).toBeChecked();
    await editor.logOut();
    await question.answer('Cancelar');
    await settings.isShown();
    await editor.logOut();
    await question.answer('Sair sem salvar');
    await expect(page.getByRole('heading', { name: 'Fazer Login' })).toBeVisible();
  });
});

test.describe('on a phone, dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a key is sent only when typed, masked once saved, replaced, kept and removed', async ({
    page,
    notices,
    signedInAs,
    expectAccessible,
  }) => {
    await signedInAs(ana);
    const settings = new SettingsScreen(page);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('settings.update')) sent.push(request.postDataJSON());
    });
    await notices.stay();
    await settings.open();
    await settings.key.fill(` ${canaryKey} `);
    await settings.save.click();
    await notices.say(...saved);
    await notices.close();
    await expect(page.getByText('Chave salva', { exact: true })).toBeVisible();
    await settings.button('Alterar').click();
    await expect(settings.newKey).toBeFocused();
    await expect(page.getByText('Digite uma nova chave para substituir a atual.')).toBeVisible();
    await settings.newKey.fill('sk-segunda');
    await expectAccessible();
    await settings.button('Cancelar').click();
    await settings.save.click();
    await notices.say(...saved);
    await notices.close();
    await settings.button('Remover').click();
    await settings.save.click();
    await notices.say(...saved);
    await expect(settings.key).toHaveValue('');
    expect(sent).toMatchObject([
      { 0: { openaiApiKey: canaryKey } },
      { 0: expect.not.objectContaining({ openaiApiKey: expect.anything() }) },
      { 0: { openaiApiKey: null } },
    ]);
    await notices.close();
    await settings.googleKey.fill(' AIza-primeira ');
    await settings.searchEngine.fill(' c0ffee ');
    await settings.save.click();
    await notices.say(...saved);
    expect(sent.at(-1)).toMatchObject({
      0: { googleApiKey: 'AIza-primeira', googleSearchEngineId: 'c0ffee' },
    });
    await page.reload();
    await expect(settings.button('Remover a chave do Google')).toBeVisible();
    await expect(settings.searchEngine).toHaveValue('c0ffee');
    await expectAccessible('form');
    await settings.choice('Openverse').check();
    await expect(settings.searchEngine).toBeHidden();
  });
});

test('a tab that was left open saves what was changed in it, and takes up the rest; what was not saved is reported, and not left without a question', async ({
  page,
  notices,
  signedInAs,
  expectConsoleError,
}) => {
  await signedInAs(ana);
  const settings = new SettingsScreen(page);
  const question = new LeaveQuestion(page);
  await settings.open();
  await test.step('a tab that was left open saves what was changed in it, and takes up the rest', async () => {
    const data = { name: 'Ana Ribeiro', aiInstructions: 'Frases curtas.' };
    expect((await page.request.put('/api/user/settings', { data })).status()).toBe(200);
    await settings.choice('Casual').check();
    await settings.save.click();
    await notices.say(...saved);
    await expect(settings.name).toHaveValue('Ana Ribeiro');
    await expect(settings.instructions).toHaveValue('Frases curtas.');
    await page.reload();
    await settings.isShown();
    await expect(settings.name).toHaveValue('Ana Ribeiro');
    await expect(settings.choice('Casual')).toBeChecked();
  });
  await test.step('what was not saved is reported, and not left without a question', async () => {
    await settings.name.fill('  ');
    expectConsoleError(/400|500/);
    await settings.save.click();
    await notices.say('Erro ao salvar', 'Nome obrigatório');
    await expect(settings.name).toBeFocused();
    await settings.name.fill('Ana Prado');
    const refused = '**/settings.update*';
    const error = { message: '', code: -32603, data: { code: 'INTERNAL_SERVER_ERROR' } };
    await page.route(refused, (route) => route.fulfill({ status: 500, json: [{ error }] }));
    await settings.save.click();
    await notices.say('Erro ao salvar', 'Falha ao atualizar configurações');
    await page.unroute(refused);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await question.answer('Cancelar');
    await expect(settings.name).toHaveValue('Ana Prado');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await question.answer('Salvar e sair');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Olá, Ana Prado!', { exact: true })).toBeVisible();
  });
});
