import { ana } from '@arrasta/testkit';
import { givePlan } from '../fixtures/pro-plan';
import { expect, test } from '../fixtures/test';
import { Planner } from '../screens/planner';

test('ideas that a program saved without a plan have a place of their own; a carousel that is still being made of one takes nobody away from what they do by then', async ({
  page,
  request,
  notices,
  signedInAs,
  expectAccessible,
}) => {
  await givePlan(request, await signedInAs(ana), 'PRO');
  const plan = { mainTopic: 'Luz natural', targetAudience: 'Quem fotografa em casa' };
  const made = await page.request.post('/api/plans', { data: plan });
  const { id: planId } = (await made.json()) as { id: string };
  const planner = new Planner(page);
  const entry = page.getByRole('button', { name: 'Ideias sem planejamento' });
  await page.request.post('/api/saved-ideas', { data: { planId, title: 'Com plano' } });
  await planner.open();
  await expect(planner.action('Luz natural', 'Ideias Salvas')).toContainText('1');
  await expect(entry).toHaveCount(0);

  await page.request.post('/api/saved-ideas', { data: { title: 'De um programa' } });
  await planner.open();
  await expect(entry).toContainText('1');
  await expectAccessible();
  await entry.click();
  await expect(planner.idea(planner.savedIdeas, 'Com plano')).toHaveCount(0);
  await planner.savedIdeas.getByRole('button', { name: 'Excluir ideia De um programa' }).click();
  await planner.confirmRemoval();
  await expect(planner.savedIdeas).toContainText('Nenhuma ideia salva');
  await planner.close(planner.savedIdeas);
  await expect(entry).toHaveCount(0);

  const slides = [{ number: 1, title: 'Manhã', content: 'Um passo da janela.' }];
  await page.request.post('/api/saved-ideas', { data: { title: 'Luz de janela', slides } });
  let letGo = (): void => undefined;
  const goOn = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/ai.searchPicture*', async (route) => {
    await goOn;
    const error = { message: '', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } };
    await route.fulfill({ status: 207, json: [{ error }] });
  });
  await planner.open();
  await entry.click();
  await planner.savedIdeas.getByRole('button', { name: 'Criar Carrossel' }).click();
  await planner.close(planner.savedIdeas);
  await entry.click();
  const making = planner.savedIdeas.getByRole('button', { name: 'Criando...' });
  await expect(making).toHaveAttribute('aria-disabled', 'true');
  await planner.close(planner.savedIdeas);
  await planner.openCreation();
  await planner.fill('Luz da tarde', 'Quem fotografa em casa');
  letGo();
  await notices.say('Carrossel criado com sucesso!');
  await expect(planner.creation.getByLabel('Tópico principal')).toHaveValue('Luz da tarde');
  await planner.send();
  await expect(planner.card('Luz da tarde')).toBeVisible();
  await expect(page).toHaveURL(/planejador$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu of the bar leads to what no column has there', async ({
    page,
    request,
    editor,
    signedInAs,
    expectAccessible,
  }) => {
    const somebody = await signedInAs(ana);
    await editor.open();
    const menu = page.getByRole('button', { name: 'Menu da conta' });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await menu.click();
    await expectAccessible('[role="menu"]');
    await item('Planejador').click();
    const offer = page.getByRole('dialog', { name: 'Planejador de Conteúdo' });
    await offer.getByRole('button', { name: 'Entendi' }).click();
    await menu.click();
    await item('Criar de um texto').click();
    await expect(page.getByRole('dialog', { name: 'Criar a partir de um texto' })).toBeVisible();
    await page.keyboard.press('Escape');
    await menu.click();
    await item('Arquivo').click();
    await expect(page.getByRole('dialog', { name: 'Meus carrosséis' })).toBeVisible();
    await page.keyboard.press('Escape');
    await givePlan(request, somebody, 'PRO');
    await page.reload();
    await editor.isShown();
    await menu.click();
    await item('Planejador').click();
    await new Planner(page).isShown();
  });
});
