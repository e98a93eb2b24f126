import { aDeck, ana } from '@arrasta/testkit';
import { administrator } from '../fixtures/administrator';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Administration } from '../screens/administration';

test('an Admin makes a user, changes role and plan, blocks and unblocks, on a tablet in cards that have room for all that can be done', async ({
  page,
  editor,
  notices,
  newcomer,
  expectAccessible,
  expectConsoleError,
}) => {
  const admin = new Administration(page);
  const row = admin.row(newcomer.email);
  await notices.stay();
  await admin.signIn();
  await test.step('a user is made, changed, blocked and unblocked', async () => {
    await editor.open();
    await page.getByRole('button', { name: 'Menu da conta' }).click();
    await page.getByRole('menuitem', { name: 'Administração' }).click();
    await expect(page).toHaveURL('/admin');
    const heads = ['Nome', 'Email', 'Papel', 'Status', 'Criado em', 'Ações'];
    await expect(admin.table.getByRole('columnheader')).toHaveText(heads);
    await expect(page.getByText('Usuários bloqueados não podem fazer login.')).toBeVisible();
    await expectAccessible();

    await admin.openDialog();
    await admin.send();
    for (const words of [
      'Nome deve ter pelo menos 2 caracteres',
      'Email inválido',
      'Senha deve ter pelo menos 6 caracteres',
    ]) {
      await expect(admin.dialog).toContainText(words);
    }
    await expectAccessible();
    expectConsoleError(/409/);
    await admin.fill({ ...newcomer, email: administrator.email });
    await admin.send();
    await notices.say('Erro', 'Este e-mail já está em uso.');
    await admin.fill(newcomer);
    await admin.send();
    await notices.say('Usuário criado');
    await expect(admin.dialog).toBeHidden();

    await admin.find(newcomer.email);
    await expect(row).toContainText(/\d\d de [a-z]{3} de \d{4}/);
    await row.getByRole('combobox', { name: 'Papel' }).selectOption('Admin');
    await notices.say('Papel atualizado');
    await row.getByRole('combobox', { name: 'Plano' }).selectOption('PRO');
    await notices.say('Plano atualizado');
    await row.getByRole('button', { name: 'Bloquear' }).click();
    await notices.say('Usuário bloqueado');
    await expect(row).toContainText('Bloqueado');
    await row.getByRole('button', { name: 'Desbloquear' }).click();
    await notices.say('Usuário desbloqueado');
    await expect(row).toContainText('Ativo');
    await expect(row.getByRole('combobox', { name: 'Papel' })).toHaveValue('Admin');
    await expect(row.getByRole('combobox', { name: 'Plano' })).toHaveValue('PRO');
  });
  await test.step('on a tablet users are cards that have room for all that can be done', async () => {
    await notices.close();
    await admin.search.fill('');
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.getByLabel('Ordenar por').selectOption('Email, decrescente');
    await expect(row).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(768);
    await row.getByRole('button', { name: 'Bloquear' }).click();
    await notices.say('Usuário bloqueado');
    await expectAccessible('main');
    await row.getByRole('button', { name: 'Redefinir senha' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redefinir Senha' });
    await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  });
});

test('a name of marks upon marks is drawn over nobody else; the trail names who did what, by action and by person; the own role stays, and what fails says so', async ({
  page,
  request,
  notices,
  newcomer,
  expectAccessible,
  expectConsoleError,
}) => {
  const admin = new Administration(page);
  await test.step('a name of marks upon marks is drawn over nobody else', async () => {
    const name = `N${'\u0301'.repeat(60)}`;
    const email = newcomer.email.replace('@', '.marcas@');
    const made = await request.post('/api/register', { data: { ...newcomer, name, email } });
    expect(made.status()).toBe(201);
    await admin.signIn();
    await admin.open();
    const row = await admin.find(email);
    const above = admin.table.getByRole('columnheader', { name: 'Nome' });
    const beside = await above.screenshot();
    await row
      .getByRole('cell')
      .first()
      .evaluate((cell) => cell.style.setProperty('visibility', 'hidden'));
    expect((await above.screenshot()).equals(beside)).toBe(true);
  });
  await test.step('the trail names who did what, by action and by person', async () => {
    const token = await admin.makeToken('Cadastros do RH');
    const registered = await request.post('/api/admin/users', {
      headers: { authorization: `Bearer ${token}` },
      data: newcomer,
    });
    expect(registered.status()).toBe(201);
    await page.getByRole('tab', { name: 'Usuários' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Trilha de auditoria' })).toBeFocused();
    const trail = page.getByRole('table', { name: 'Trilha de auditoria' });
    await expect(trail.getByRole('columnheader')).toHaveText([
      'Quando',
      'Quem',
      'Ação',
      'Sobre',
      'Endereço',
    ]);
    await page.getByRole('button', { name: 'Liberar endereço' }).click();
    const release = page.getByRole('dialog', { name: 'Liberar endereço' });
    await release.getByLabel('Endereço IP').fill('escritório');
    expectConsoleError(/400/);
    await release.getByRole('button', { name: 'Liberar' }).click();
    await expect(release).toContainText('Informe um endereço IP, como 203.0.113.7');
    await expectAccessible();
    await release.getByLabel('Endereço IP').fill('203.0.113.7');
    await release.getByRole('button', { name: 'Liberar' }).click();
    await notices.say('Endereço liberado');
    await expect(trail.getByRole('row').nth(1)).toContainText('Endereço liberado203.0.113.7');
    await page.getByLabel('Filtrar por ação').selectOption('Usuário criado');
    const first = trail.getByRole('row').nth(1);
    await expect(first).toContainText(`Usuário criado${newcomer.name}`);
    await expect(first).toContainText('token Cadastros do RH');
    await expect(first).toContainText(/\d\d de [a-z]{3} de \d{4}, \d\d:\d\d/);
    await expectAccessible();
    await first.getByRole('button').click();
    await expect(page.getByRole('button', { name: /^Só de / })).toBeVisible();
    await page.getByLabel('Filtrar por ação').selectOption('Saída');
    await expect(page.getByText('Nada registrado')).toBeVisible();
  });
  await test.step('the own role stays, and what fails says so', async () => {
    await page.getByRole('tab', { name: 'Usuários' }).click();
    const own = await admin.find(administrator.email);
    await expect(own.getByText('Você')).toBeVisible();
    await expect(own.getByRole('button')).toHaveCount(0);
    await own.getByRole('combobox', { name: 'Papel' }).selectOption('User');
    await notices.say('Ação bloqueada', 'Você não pode alterar seu próprio papel.');
    await expect(own.getByRole('combobox', { name: 'Papel' })).toHaveValue('Admin');

    await admin.search.fill('x'.repeat(300));
    await expect(admin.search).toHaveValue('x'.repeat(200));
    await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible();

    const row = await admin.find(newcomer.email);
    expectConsoleError(/ERR_FAILED/);
    await page.route(/admin\.(updateUser|blockUser|createUser)/, (route) => route.abort());
    await row.getByRole('combobox', { name: 'Papel' }).selectOption('Admin');
    await notices.say('Erro', 'Falha ao atualizar o papel do usuário.');
    await row.getByRole('combobox', { name: 'Plano' }).selectOption('PRO');
    await notices.say('Erro', 'Falha ao atualizar o plano do usuário.');
    await row.getByRole('button', { name: 'Bloquear' }).click();
    await notices.say('Erro', 'Falha ao bloquear o usuário.');
    await expect(row).toContainText('Ativo');
    await admin.openDialog();
    await admin.fill(newcomer);
    await admin.send();
    await notices.say('Erro', 'Falha ao criar o usuário.');
  });
});

test('whoever is no Admin, or no longer one, is led to the editor', async ({
  page,
  request,
  editor,
  signedInAs,
  expectConsoleError,
}) => {
  const account = await signedInAs(ana);
  await storeCarousel(page.request, aDeck());
  await page.goto('/admin');
  await editor.isShown();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Menu da conta' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Administração' })).toHaveCount(0);

  await request.post('/api/login', { data: administrator });
  const users = (await (await request.get('/api/admin/users')).json()) as {
    id: string;
    email: string;
  }[];
  const { id } = users.find(({ email }) => email === account.email) ?? { id: '' };
  const setRole = (roleUser: string) =>
    request.put(`/api/admin/users/${id}`, { data: { roleUser } });
  await setRole('Admin');
  const admin = new Administration(page);
  await admin.open();
  expectConsoleError(/403/);
  await setRole('User');
  await admin.search.fill('ana');
  await editor.isShown();
  await expect(page).toHaveURL('/');
});
