import { ana, type Persona } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';
import { keptDrafts } from '../fixtures/kept-drafts';
import { expect, test } from '../fixtures/test';
import { unzipped } from '../files/unzipped';
import { downloadedBy } from '../screens/download';
import { SettingsScreen } from '../screens/settings';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';

/** Signs in as another device would. */
async function elsewhere(request: APIRequestContext, url: string, { email, password }: Persona) {
  const data = { email, password };
  const headers = { 'user-agent': windows };
  expect((await request.post(`${url}/api/login`, { data, headers })).status()).toBe(200);
  return async () => (await request.get(`${url}/api/user`)).status();
}

test('sessions are seen and ended, the data taken along, the password changed; data asked for after the session has ended lead to sign-in, and back', async ({
  page,
  signIn,
  request,
  server,
  notices,
  signedInAs,
  expectConsoleError,
  expectAccessible,
}) => {
  const { email, password } = await signedInAs(ana);
  const other = await elsewhere(request, server.url, { ...ana, email, password });
  const settings = new SettingsScreen(page);
  await settings.open();
  const card = page.getByRole('region', { name: 'Conta e segurança' });
  const sessions = card.getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText('Esta sessão');
  await expect(sessions.last()).toContainText('Chrome no Windows');
  await expectAccessible();
  await page.getByRole('button', { name: /^Encerrar a sessão de Chrome no Windows/ }).click();
  await notices.say('Sessão encerrada');
  await expect(sessions).toHaveCount(1);
  await expect(card).toBeFocused();
  expect(await other()).toBe(401);

  const taken = await downloadedBy(page, () =>
    page.getByRole('link', { name: 'Baixar meus dados' }).click(),
  );
  expect(taken.name).toMatch(/^arrasta-dados-\d{4}-\d\d-\d\d\.zip$/);
  expect(String(unzipped(taken.content).get('dados.json'))).toContain(email);

  await elsewhere(request, server.url, { ...ana, email, password });
  expect(await other()).toBe(200);
  await settings.button('Alterar senha').click();
  const dialog = page.getByRole('dialog', { name: 'Alterar senha' });
  const current = dialog.getByLabel('Senha atual');
  const fresh = dialog.getByLabel('Nova senha');
  await expect(current).toBeFocused();
  await current.fill('outra-coisa');
  await fresh.fill('12345');
  await fresh.press('Enter');
  await expect(fresh).toBeFocused();
  await expect(dialog).toContainText('Senha deve ter pelo menos 6 caracteres');
  await fresh.fill('nova-senha-da-ana');
  expectConsoleError(/400/);
  await fresh.press('Enter');
  await notices.say('Erro ao alterar a senha', 'Senha incorreta');
  await expect(current).toBeFocused();
  await expectAccessible('[role="dialog"]');
  await current.fill(password);
  await current.press('Enter');
  await notices.say('Senha alterada', 'As outras sessões foram encerradas.');
  await expect(dialog).toBeHidden();
  await expect(settings.button('Alterar senha')).toBeFocused();
  expect(await other()).toBe(401);
  await page.reload();
  await settings.isShown();
  await test.step('data asked for after the session has ended lead to sign-in, and back', async () => {
    await expect(await page.request.post('/api/logout')).toBeOK();
    expectConsoleError(/401/);
    await signIn.isReachedWithNoticeAfter(() =>
      page.getByRole('link', { name: 'Baixar meus dados' }).click(),
    );
    await signIn.logIn(email, 'nova-senha-da-ana');
    await settings.isShown();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an account is deleted with the password and the word, with what this device kept', async ({
    page,
    editor,
    notices,
    signIn,
    signedInAs,
    expectConsoleError,
    expectAccessible,
  }) => {
    const { email, password } = await signedInAs(ana);
    await editor.open();
    await editor.rename('Só neste dispositivo');
    await editor.keepsDraft();
    const settings = new SettingsScreen(page);
    await editor.openAccountMenu();
    await page.getByRole('menuitem', { name: 'Configurações' }).click();
    await settings.isShown();
    await settings.name.fill('Não vai ser salvo');
    await settings.button('Excluir conta').click();
    const dialog = page.getByRole('dialog', { name: 'Excluir conta' });
    const typed = dialog.getByLabel('Senha', { exact: true });
    const word = dialog.getByLabel('Digite EXCLUIR para confirmar');
    await expect(typed).toBeFocused();
    await typed.fill('errada-123');
    await word.fill('excluir');
    await word.press('Enter');
    await expect(word).toBeFocused();
    await expectAccessible('[role="dialog"]');
    await word.fill('EXCLUIR');
    expectConsoleError(/400|401/);
    await word.press('Enter');
    await notices.say('Erro ao excluir a conta', 'Senha incorreta');
    await typed.fill(password);
    await typed.press('Enter');
    await signIn.isShown();
    await notices.say('Conta excluída', 'Sua conta e seus dados foram apagados.');
    await expect(page).toHaveURL('/');
    expect(await keptDrafts(page)).toEqual([]);
    await signIn.logIn(email, password);
    await notices.say('Login failed', 'Invalid email or password');
  });
});

test('a deck open in another tab is left with the deleted account, and not kept', async ({
  page,
  context,
  editor,
  notices,
  signIn,
  signedInAs,
}) => {
  const { password } = await signedInAs(ana);
  await editor.open();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await editor.rename('Só neste dispositivo');
  await editor.keepsDraft();
  const second = await context.newPage();
  const settings = new SettingsScreen(second);
  await settings.open();
  await settings.button('Excluir conta').click();
  const dialog = second.getByRole('dialog', { name: 'Excluir conta' });
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await signIn.isShown();
  await notices.say('Conta excluída', 'Sua conta e seus dados foram apagados.');
  expect(await keptDrafts(page)).toEqual([]);
  const hints = () => Object.keys(localStorage).filter((key) => key.startsWith('arrasta.welcomed'));
  await expect.poll(() => page.evaluate(hints)).toEqual([]);
});
