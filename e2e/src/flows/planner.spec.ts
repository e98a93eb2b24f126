import { aDeck, ana, canaryKey } from '@arrasta/testkit';
import type { APIRequestContext } from '@playwright/test';
import { aiProvider, type AiProvider } from '../fixtures/ai-provider';
import { givePlan } from '../fixtures/pro-plan';
import { storeCarousel, storedCarousel } from '../fixtures/stored-carousel';
import { storeImage } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { writtenIdeas } from '../fixtures/written-ideas';
import { Planner } from '../screens/planner';
import { Tools } from '../screens/tools';

let provider: AiProvider;

test.beforeEach(async ({ server }) => {
  provider = await aiProvider(server.aiPort);
  provider.says(writtenIdeas());
});
test.afterEach(() => provider.close());

const plan = { mainTopic: 'Luz natural', targetAudience: 'Quem fotografa em casa' };

async function makePlan(request: APIRequestContext, more: object = {}): Promise<string> {
  const answer = await request.post('/api/plans', { data: { ...plan, ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const saveKey = (request: APIRequestContext) =>
  request.put('/api/user/settings', { data: { openaiApiKey: canaryKey } });

test('ideas and plans are deleted after a question; a plan is made, with what it lacks named, and gets its ideas once there is a key; an idea is saved, read again, and becomes a carousel in one go', async ({
  page,
  request,
  context,
  notices,
  editor,
  signedInAs,
  expectAccessible,
  expectConsoleError,
}) => {
  await givePlan(request, await signedInAs(ana), 'PRO');
  const planId = await makePlan(page.request);
  await page.request.post('/api/saved-ideas', { data: { planId, title: 'Luz de janela' } });
  const planner = new Planner(page);
  await planner.open();
  await test.step('ideas and plans are deleted after a question', async () => {
    await planner.action('Luz natural', 'Ideias Salvas 1').click();
    await planner.savedIdeas.getByRole('button', { name: 'Excluir ideia Luz de janela' }).click();
    await planner.removal.getByRole('button', { name: 'Cancelar' }).click();
    await expect(planner.idea(planner.savedIdeas, 'Luz de janela')).toBeVisible();
    await planner.savedIdeas.getByRole('button', { name: 'Excluir ideia Luz de janela' }).click();
    await planner.confirmRemoval();
    await notices.say('Ideia excluída com sucesso!');
    await expect(planner.savedIdeas).toContainText('Nenhuma ideia salva');
    await planner.close(planner.savedIdeas);

    expectConsoleError(/ERR_FAILED/);
    await page.route(/plans\.(create|delete)/, (route) => route.abort());
    const connection = 'Verifique sua conexão e tente novamente.';
    await planner.action('Luz natural', 'Excluir planejamento').click();
    await planner.confirmRemoval();
    await notices.say('Erro ao excluir planejamento', connection);
    await planner.openCreation();
    await planner.fill('Outro tema', 'Outro público');
    await planner.send();
    await notices.say('Erro ao criar planejamento', connection);
    await planner.creation.getByRole('button', { name: 'Cancelar' }).click();
    await page.unroute(/plans\.(create|delete)/);
    await planner.action('Luz natural', 'Excluir planejamento').click();
    await planner.confirmRemoval();
    await notices.say('Planejamento excluído com sucesso!');
    await expect(page.getByText('Nenhum planejamento criado')).toBeVisible();
  });
  await test.step('a plan is made, with what it lacks named, and gets its ideas once there is a key', async () => {
    await expect(page.getByText('Nenhum planejamento criado')).toBeVisible();
    await expectAccessible();

    await planner.openCreation();
    await planner.fill('lu', 'nós');
    await planner.send();
    for (const words of [
      'O tópico principal deve ter pelo menos 3 caracteres',
      'O público-alvo deve ter pelo menos 5 caracteres',
    ]) {
      await expect(planner.creation).toContainText(words);
    }
    await expect(planner.creation.getByLabel('Tópico principal')).toBeFocused();
    await expectAccessible();
    await planner.fill(plan.mainTopic, plan.targetAudience);
    await planner.creation.getByLabel('Tom de voz').selectOption('Inspirador');
    await planner.creation.getByLabel('Descrição').fill('Uma foto por semana.');
    await planner.send();
    await notices.say('Planejamento criado com sucesso!');
    await expect(planner.creation).toBeHidden();
    for (const words of ['Uma foto por semana.', 'Quem fotografa em casa', 'Inspirador']) {
      await expect(planner.card('Luz natural')).toContainText(words);
    }

    expectConsoleError(/400/);
    await planner.action('Luz natural', 'Gerar Ideias').click();
    const noKey = 'Informe sua chave da API da OpenAI nas Configurações para gerar ideias.';
    await notices.say('Erro ao gerar ideias', noKey);
    const way = planner.card('Luz natural').getByRole('link', { name: 'Abrir Configurações' });
    await expect(way).toHaveAttribute('href', '/settings');
    await expectAccessible();
    await saveKey(page.request);
    const letGo = provider.holdBack();
    await planner.action('Luz natural', 'Gerar Ideias').click();
    const waiting = planner.action('Luz natural', 'Gerando...');
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await expect(way).toBeHidden();
    letGo();
    await notices.say('Ideias geradas com sucesso!');
    await expect(planner.ideas).toHaveAccessibleName('Ideias para: Luz natural');
    await expect(planner.ideas.getByRole('heading', { level: 3 })).toHaveCount(5);
    expect(provider.asked.join()).toContain('Quem fotografa em casa');
  });
  await test.step('an idea is saved, read again, and becomes a carousel in one go', async () => {
    await planner.close(planner.ideas);
    await planner.action('Luz natural', 'Ideias Salvas').click();
    await expect(planner.savedIdeas).toContainText('Nenhuma ideia salva');
    await planner.close(planner.savedIdeas);

    await planner.action('Luz natural', 'Ver últimas ideias').click();
    const idea = planner.idea(planner.ideas, 'Luz de janela 2');
    await expect(idea).toContainText('Três horas do dia');
    await expect(idea).toContainText('Fim da tarde');
    await idea.getByRole('button', { name: 'Salvar Ideia' }).click();
    await notices.say('Ideia salva com sucesso!');
    await expect(idea.getByRole('button', { name: 'Ideia Salva' })).toBeDisabled();
    await expectAccessible();
    await planner.close(planner.ideas);

    await planner.action('Luz natural', 'Ideias Salvas 1').click();
    const saved = planner.idea(planner.savedIdeas, 'Luz de janela 2');
    await expect(saved).toContainText(/Salva em \d\d\/\d\d\/\d{4}/);
    await expect(saved).not.toContainText('Fim da tarde');
    await saved.getByRole('button', { name: /^Luz de janela 2/ }).click();
    await expect(saved).toContainText('Fim da tarde');
    await expectAccessible();
    // One picture is found; that of the others fails, and is done without.
    const asked: unknown[] = [];
    const url = await storeImage(page, [40, 90, 160]);
    await page.route('**/ai.searchPicture*', (route) => {
      const sent = route.request().postDataJSON() as Readonly<Record<string, unknown>>;
      const queries = Object.values(sent);
      asked.push(...queries);
      const credit = { source: 'Fotos', author: null, license: null, pageUrl: null };
      const found = { result: { data: { url, credit } } };
      const error = { message: '', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404 } };
      return route.fulfill({ status: 207, json: queries.map((_, at) => (at ? { error } : found)) });
    });
    await saved.getByRole('button', { name: 'Criar Carrossel' }).click();
    await notices.say('Carrossel criado com sucesso!');
    await editor.isShown();
    await expect(editor.title).toHaveText('Luz de janela 2');
    await editor.slides.shows(5);
    expect(asked[1]).toEqual({ query: 'Manhã Fique a um passo da janela: ideia 2.' });
    const { slides } = await storedCarousel(context.request, await editor.carouselId());
    const kinds = slides.map(({ elements }) => elements.map(({ type }) => type));
    expect(kinds).toEqual([
      ['title', 'text', 'image'],
      ...Array<string[]>(4).fill(['title', 'text']),
    ]);
    expect(slides[0]).toMatchObject({
      type: 'content',
      position: 0,
      backgroundColor: '#FFFFFF',
      textColor: '#111827',
    });
  });
});

test('without plan PRO the entry says what it is, and the address leads to the editor', async ({
  page,
  request,
  editor,
  signedInAs,
  expectAccessible,
}) => {
  const account = await signedInAs(ana);
  await storeCarousel(page.request, aDeck());
  await page.goto('/planejador');
  await editor.isShown();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Planejador PRO' }).click();
  const offer = page.getByRole('dialog', { name: 'Planejador de Conteúdo' });
  await expect(offer).toContainText('Seu plano é o Basic.');
  await expectAccessible();
  await offer.getByRole('button', { name: 'Entendi' }).click();

  const planner = new Planner(page);
  await givePlan(request, account, 'PRO');
  await page.reload();
  await page.getByRole('link', { name: 'Planejador PRO' }).click();
  await planner.isShown();
  await expect(page).toHaveURL('/planejador');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await editor.isShown();
  // Taken away meanwhile: this tab still believes in it.
  await givePlan(request, account, 'Basic');
  await page.getByRole('link', { name: 'Planejador PRO' }).click();
  await expect(page.getByRole('button', { name: 'Planejador PRO' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone, dark', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the planner is reached from the sheet, and everybody can use it', async ({
    page,
    request,
    editor,
    signedInAs,
    expectAccessible,
  }) => {
    await givePlan(request, await signedInAs(ana), 'PRO');
    await saveKey(page.request);
    const id = await makePlan(page.request, { title: 'Fotos em casa', description: 'Semanal.' });
    await page.request.post(`/api/plans/${id}/generate-ideas`);
    await page.request.post('/api/saved-ideas', {
      data: { planId: id, title: 'Luz de janela', slides: [{ title: 'Manhã', content: 'Cedo.' }] },
    });
    await editor.open();
    await new Tools(page).open('Estilo');
    await page.getByRole('link', { name: 'Planejador PRO' }).click();
    const planner = new Planner(page);
    await planner.isShown();
    await expect(planner.card('Fotos em casa')).toBeVisible();
    await expectAccessible();
    await planner.openCreation();
    await expectAccessible();
    await planner.creation.getByRole('button', { name: 'Cancelar' }).click();
    await planner.action('Fotos em casa', 'Ver últimas ideias').click();
    await expectAccessible();
    await planner.close(planner.ideas);
    await planner.action('Fotos em casa', 'Ideias Salvas').click();
    await planner.savedIdeas.getByRole('button', { name: /^Luz de janela/ }).click();
    await expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
