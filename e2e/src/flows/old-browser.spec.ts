import { expect, test } from '../fixtures/test';

const HEADING = 'Seu navegador é antigo demais para o Arrasta';

test('a browser that lacks something says what to do, and starts nothing', async ({
  page,
  expectConsoleError,
  expectAccessible,
}) => {
  expectConsoleError(/There is no #root/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('no Safari a partir do 17.4');
  await expectAccessible();
});

test('one that knows no modules says so too', async ({ page, expectConsoleError }) => {
  expectConsoleError(/There is no #root/);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: HEADING })).toBeVisible();
});
