import { ana } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { SettingsScreen } from '../screens/settings';

test('a token is made, shown once, used by a program, listed and revoked', async ({
  page,
  context,
  request,
  server,
  notices,
  signedInAs,
  expectAccessible,
  expectConsoleError,
}) => {
  expectConsoleError(/400/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInAs(ana);
  const settings = new SettingsScreen(page);
  await settings.open();
  const card = page.getByRole('region', { name: 'Tokens de acesso' });
  await expect(card).toContainText('Nenhum token');
  await expect(card.getByRole('link', { name: 'Documentação da API' })).toHaveAttribute(
    'href',
    '/api/docs',
  );
  await card.getByRole('button', { name: 'Criar token' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Nome do token');
  await expect(name).toBeFocused();
  await dialog.getByRole('button', { name: 'Criar token' }).click();
  await expect(dialog).toContainText('Dê um nome ao token');
  await expect(name).toBeFocused();
  await name.fill(' Publicador ');
  await settings.choice('Ler e escrever').check();
  await dialog.getByLabel('Validade').selectOption('30 dias');
  const password = dialog.getByLabel('Sua senha');
  await password.fill('outra-senha');
  await password.press('Enter');
  await expect(dialog).toContainText('Senha incorreta');
  await expect(password).toBeFocused();
  await password.fill(ana.password);
  await password.press('Enter');

  await expect(dialog).toContainText('Copie o token agora. Ele não será mostrado de novo.');
  await expectAccessible('[role="dialog"]');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expect(dialog.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await dialog.getByRole('button', { name: 'Concluir' }).click();

  const row = card.getByRole('listitem');
  await expect(row).toContainText(`PublicadorLer e escrever${token.slice(0, 10)}…`);
  await expect(row).toContainText(/Criado em \d\d de [a-z]{3} de \d{4}Nunca usadoVence em \d\d de/);
  const headers = { Authorization: `Bearer ${token}` };
  const made = await request.post(`${server.url}/api/carousels`, { headers, data: { title: 'A' } });
  expect(made.status()).toBe(201);
  await page.reload();
  await expect(row).toContainText('Usado em');
  await expect(page.getByText(token)).toHaveCount(0);
  await expectAccessible('main');
  await settings.button('Alterar senha').click();
  await dialog.getByLabel('Senha atual').fill(ana.password);
  await dialog.getByLabel('Nova senha').fill('outro-segredo');
  await dialog.getByLabel('Manter os tokens de acesso').check();
  await expectAccessible('[role="dialog"]');
  await page.keyboard.press('Enter');
  await notices.say('Senha alterada', 'As outras sessões foram encerradas.');
  expect((await request.get(`${server.url}/api/carousels`, { headers })).status()).toBe(200);
  await card.getByRole('button', { name: 'Revogar Publicador' }).click();
  await expect(dialog).toContainText('Os programas que usam este token perdem o acesso na hora.');
  await dialog.getByRole('button', { name: 'Revogar' }).click();
  await notices.say('Token revogado');
  await expect(card).toContainText('Nenhum token');
  const refused = await request.get(`${server.url}/api/carousels`, { headers });
  expect(refused.status()).toBe(401);
});
