import { aCarousel, aDeck } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { storeCarousel, storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { LeaveQuestion } from '../screens/leave-question';
import { MyCarousels } from '../screens/my-carousels';
import { ToolColumn } from '../screens/tool-column';

const ONLY_HERE =
  'Suas alterações só existem nesta página. Entre de novo em outra aba e depois salve aqui.';

const here = () => aDeck({ carousel: aCarousel({ title: 'Aberto' }) });
const elsewhere = () => aDeck({ carousel: aCarousel({ title: 'Outro' }) });

async function openOther(page: Page): Promise<void> {
  const { column } = new ToolColumn(page);
  await column.getByRole('link', { name: /Outro/ }).click();
}

test.describe('on a device that keeps no drafts', () => {
  let id = '';
  let otherId = '';

  /** From the other carousel to this one, which is edited: two slides here, one on the server. */
  test.beforeEach(async ({ page, context, editor, anaEdits }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    otherId = await anaEdits(elsewhere());
    ({ id } = await storeCarousel(context.request, here()));
    await page.reload();
    const tools = new ToolColumn(page);
    await tools.column.getByRole('link', { name: /Aberto/ }).click();
    await expect(editor.title).toHaveText('Aberto');
    await editor.isShown();
    await editor.slides.addSlide();
    await expect(editor.saveState).toHaveText('Alterações não salvas');
  });

  test('another carousel is not opened before it was asked', async ({
    page,
    context,
    editor,
    expectAccessible,
  }) => {
    const question = new LeaveQuestion(page);
    await openOther(page);
    await question.isAsked();
    await expectAccessible();
    await question.answer('Cancelar');
    await expect(page).toHaveURL(`/carousel/${id}`);
    await editor.slides.shows(2);
    await openOther(page);
    await question.answer('Sair sem salvar');
    await expect(page).toHaveURL(`/carousel/${otherId}`);
    await expect(editor.title).toHaveText('Outro');
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(1);
  });

  test('leaving can save first', async ({ page, context, editor }) => {
    await openOther(page);
    await new LeaveQuestion(page).answer('Salvar e sair');
    await expect(editor.title).toHaveText('Outro');
    await expect(page).toHaveURL(`/carousel/${otherId}`);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
  });

  test('leaving by saving stays where the save fails', async ({
    page,
    editor,
    expectConsoleError,
  }) => {
    expectConsoleError(/500/);
    await page.route('**/carousels.saveDeck*', (route) => route.fulfill({ status: 500 }));
    await openOther(page);
    await new LeaveQuestion(page).answer('Salvar e sair');
    await expect(page).toHaveURL(`/carousel/${id}`);
    await editor.slides.shows(2);
  });

  test('signed out meanwhile, the page stays until its edits are saved', async ({
    page,
    context,
    editor,
    notices,
    expectConsoleError,
  }) => {
    expectConsoleError(/401/);
    const session = await context.cookies();
    await context.clearCookies();
    await editor.save.click();
    await notices.say('Não autorizado', ONLY_HERE);
    await context.addCookies(session);
    await editor.saveAll();
    await expect(page).toHaveURL(`/carousel/${id}`);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
  });

  test('Back and Forward ask too', async ({ page, editor }) => {
    const question = new LeaveQuestion(page);
    await page.goBack();
    await question.isAsked();
    await expect(page).toHaveURL(`/carousel/${id}`);
    await question.answer('Cancelar');
    await editor.slides.shows(2);
    await page.goBack();
    await question.answer('Sair sem salvar');
    await expect(page).toHaveURL(`/carousel/${otherId}`);
    await expect(editor.title).toHaveText('Outro');
    await editor.slides.addSlide();
    await page.goForward();
    await question.answer('Cancelar');
    await expect(page).toHaveURL(`/carousel/${otherId}`);
    await editor.slides.shows(2);
    await page.goForward();
    await question.answer('Salvar e sair');
    await expect(page).toHaveURL(`/carousel/${id}`);
    await expect(editor.title).toHaveText('Aberto');
  });

  test('every way to a new carousel asks', async ({ page, editor }) => {
    const question = new LeaveQuestion(page);
    const mine = new MyCarousels(page);
    await page.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
    await question.answer('Cancelar');
    await page.getByRole('link', { name: 'Arrasta', exact: true }).click();
    await question.answer('Cancelar');
    await mine.open();
    await mine.card('Outro').getByRole('link').click();
    await question.answer('Cancelar');
    await mine.open();
    await mine.dialog.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
    await question.answer('Sair sem salvar');
    await expect(page).toHaveURL('/');
    await expect(editor.title).toHaveText('Novo Carrossel');
  });

  test('a new carousel that was edited is not left for another new one unasked', async ({
    page,
    context,
    editor,
  }) => {
    const question = new LeaveQuestion(page);
    await editor.saveAll();
    await editor.startNew();
    await editor.rename('Só nesta aba');
    await page.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
    await question.answer('Salvar e sair');
    await expect(editor.title).toHaveText('Novo Carrossel');
    await expect(page).toHaveURL('/');
    expect(await storedTitles(context.request)).toContain('Só nesta aba');
  });

  test('saving and deleting ask nothing', async ({ page, editor }) => {
    const question = new LeaveQuestion(page);
    await editor.saveAll();
    await editor.startNew();
    await editor.rename('Só nesta aba');
    await editor.saveAll();
    await editor.carouselId();
    await editor.slides.addSlide();
    const mine = new MyCarousels(page);
    await mine.open();
    await mine.askToRemove('Só nesta aba');
    await mine.answer('Excluir');
    await expect(page).toHaveURL('/');
    await expect(editor.title).toHaveText('Novo Carrossel');
    await expect(question.dialog).toBeHidden();
  });
});

test('where the device keeps drafts nothing is asked, and the draft is offered on return', async ({
  page,
  context,
  editor,
  anaEdits,
}) => {
  await anaEdits(elsewhere());
  const { id } = await storeCarousel(context.request, here());
  await editor.open(id);
  await editor.slides.addSlide();
  // At once: the draft may still be being written.
  await openOther(page);
  await expect(editor.title).toHaveText('Outro');
  await expect(new LeaveQuestion(page).dialog).toBeHidden();
  await page.goBack();
  await new DraftOffer(page).accept();
  await editor.slides.shows(2);
});
