import { expect, test } from '../fixtures/test';

test('somebody signed out sees what the product is and can sign in', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await expect(page.getByText('Crie carrosséis profissionais com I.A')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expectAccessible();
});
