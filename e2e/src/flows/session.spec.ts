import { aDeck, ana } from '@arrasta/testkit';
import { request as requests } from '@playwright/test';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';

test('somebody signed in already is sent on to the editor, whose menu says who it is; an unknown address is a 404 page; a server that cannot be reached signs nobody out', async ({
  page,
  context,
  editor,
  signedInAs,
  expectConsoleError,
  expectAccessible,
}) => {
  const { email } = await signedInAs(ana);
  await storeCarousel(context.request, aDeck());
  await test.step('somebody signed in already is sent on to the editor', async () => {
    await page.goto('/auth?tab=register');
    await editor.isShown();
    await expect(page).toHaveURL('/');
  });
  await test.step('the account menu says who is signed in', async () => {
    await editor.openAccountMenu();
    const menu = page.getByRole('menu');
    await expect(menu.getByText('Ana Souza')).toBeVisible();
    await expect(menu.getByText(email)).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Administração' })).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('an address that does not exist is a 404 page', async () => {
    expectConsoleError(/404/);
    const answer = await page.goto('/nada/aqui');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await editor.isShown();
  });
  await test.step('a server that cannot be reached signs nobody out', async () => {
    expectConsoleError(/ERR_CONNECTION_REFUSED/);
    await page.route(/auth\.currentUser/, (route) => route.abort('connectionrefused'));
    await page.reload();
    const heading = page.getByRole('heading', { name: 'Não foi possível falar com o servidor' });
    await expect(heading).toBeVisible();
    await page.unroute(/auth\.currentUser/);
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    await editor.isShown();
  });
});

test('the place wanted before sign-in is opened after it', async ({
  page,
  signIn,
  newcomer,
  request,
  expectConsoleError,
}) => {
  await request.post('/api/register', { data: newcomer });
  const answer = await request.post('/api/carousels', {
    data: { title: 'Manhãs leves', slides: [{}] },
  });
  const { id } = (await answer.json()) as { id: string };
  expectConsoleError(/401/);
  await page.goto(`/carousel/${id}`);
  await signIn.isShown();
  await expect(page).toHaveURL('/');
  await signIn.logIn(newcomer.email, newcomer.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Manhãs leves' })).toBeVisible();
  await expect(page).toHaveURL(`/carousel/${id}`);
});

test('logout loads the page anew and ends the session for good; GET /api/login leads to the sign-in screen', async ({
  page,
  context,
  baseURL,
  editor,
  signIn,
  anaEdits,
}) => {
  await anaEdits();
  const cookies = await context.cookies();
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const old = await requests.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: { Cookie } });
  expect((await old.get('/api/user')).status()).toBe(200);
  const loaded = page.waitForEvent('load');
  await editor.logOut();
  await loaded;
  await signIn.isShown();
  await expect(page).toHaveURL('/');
  expect((await old.get('/api/user')).status()).toBe(401);
  await old.dispose();

  const answer = await context.request.get('/api/login?next=//exemplo.com', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/auth']);
  await page.goto('/api/login');
  await signIn.isShown();
  await expect(page).toHaveURL('/auth');
});
