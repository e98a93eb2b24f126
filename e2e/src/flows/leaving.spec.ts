import { aCarousel, aDeck, ana } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { storeCarousel, storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import type { Editor } from '../screens/editor';
import { FromText } from '../screens/from-text';
import { Gallery } from '../screens/gallery';
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

  /** Comes from the other carousel to this one, as the server has it, and edits it. */
  async function editsHere(page: Page, editor: Editor, slides = 2): Promise<void> {
    const { column } = new ToolColumn(page);
    await column.getByRole('link', { name: /Aberto/ }).click();
    await expect(editor.title).toHaveText('Aberto');
    await editor.isShown();
    await editor.slides.shows(slides - 1);
    await editor.slides.addSlide();
    await editor.slides.shows(slides);
    await expect(editor.saveState).toHaveText('Alterações não salvas');
  }

  test.beforeEach(async ({ page, context, editor, notices, signedInAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await signedInAs(ana);
    ({ id: otherId } = await storeCarousel(context.request, elsewhere()));
    ({ id } = await storeCarousel(context.request, here()));
    await editor.open(otherId);
    await editsHere(page, editor);
    await notices.say(
      'Este navegador não guarda rascunhos',
      'Isso acontece em janelas anônimas. Salve antes de fechar para não perder suas alterações.',
    );
  });

  test('another carousel, a new one, Back and Forward are not opened before it was asked', async ({
    page,
    context,
    editor,
    expectAccessible,
  }) => {
    const question = new LeaveQuestion(page);
    await test.step('Back and Forward ask', async () => {
      await page.goBack();
      await question.isAsked();
      await expectAccessible('[role="dialog"]');
      await expect(page).toHaveURL(`/carousel/${id}`);
      await question.answer('Cancelar');
      await editor.slides.shows(2);
      await page.goBack();
      await question.answer('Sair sem salvar');
      await expect(page).toHaveURL(`/carousel/${otherId}`);
      await expect(editor.title).toHaveText('Outro');
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(1);
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
    await test.step('another carousel asks', async () => {
      await editor.slides.addSlide();
      await openOther(page);
      await question.isAsked();
      await question.answer('Cancelar');
      await expect(page).toHaveURL(`/carousel/${id}`);
      await editor.slides.shows(2);
      await openOther(page);
      await question.answer('Sair sem salvar');
      await expect(page).toHaveURL(`/carousel/${otherId}`);
      await expect(editor.title).toHaveText('Outro');
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(1);
    });
    await test.step('every way to a new carousel asks', async () => {
      const mine = new MyCarousels(page);
      await editsHere(page, editor);
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
      await new Gallery(page).isShown();
    });
  });

  test('a text asks before it takes the place of the open slides; leaving can save first, and stays where the save fails; signed out meanwhile, the page stays until its edits are saved; a new carousel that was edited is not left for another new one unasked; saving and deleting ask nothing', async ({
    page,
    context,
    editor,
    notices,
    expectConsoleError,
  }) => {
    const question = new LeaveQuestion(page);
    await test.step('a text becomes slides in its place only once it was asked', async () => {
      const fromText = new FromText(page);
      await fromText.write('## Um\n\n## Dois');
      await fromText.submit.click();
      await question.isAsked();
      await question.answer('Cancelar');
      await expect(fromText.text).toHaveValue('## Um\n\n## Dois');
      await page.keyboard.press('Escape');
      await expect(editor.title).toHaveText('Aberto');
    });
    await test.step('leaving can save first', async () => {
      await openOther(page);
      await question.answer('Salvar e sair');
      await expect(editor.title).toHaveText('Outro');
      await expect(page).toHaveURL(`/carousel/${otherId}`);
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
    });
    await test.step('it stays where the save fails', async () => {
      await editsHere(page, editor, 3);
      expectConsoleError(/500/);
      const save = '**/carousels.saveDeck*';
      await page.route(save, (route) => route.fulfill({ status: 500 }));
      await openOther(page);
      await question.answer('Salvar e sair');
      await expect(page).toHaveURL(`/carousel/${id}`);
      await editor.slides.shows(3);
      await page.unroute(save);
    });
    await test.step('signed out meanwhile, the page stays until its edits are saved', async () => {
      expectConsoleError(/401/);
      const session = await context.cookies();
      await context.clearCookies();
      await editor.save.click();
      await notices.say('Não autorizado', ONLY_HERE);
      await context.addCookies(session);
      await editor.saveAll();
      await expect(page).toHaveURL(`/carousel/${id}`);
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(3);
    });
    await test.step('it is not left for another new one unasked', async () => {
      await editor.startNew();
      await editor.rename('Só nesta aba');
      await page.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
      await question.answer('Salvar e sair');
      await new Gallery(page).startBlank();
      await expect(editor.title).toHaveText('Novo Carrossel');
      await expect(page).toHaveURL('/');
      expect(await storedTitles(context.request)).toContain('Só nesta aba');
    });
    await test.step('saving and deleting ask nothing', async () => {
      await editor.rename('Por pouco tempo');
      await editor.saveAll();
      await editor.carouselId();
      await editor.slides.addSlide();
      const mine = new MyCarousels(page);
      await mine.open();
      await mine.askToRemove('Por pouco tempo');
      await mine.answer('Excluir');
      await expect(page).toHaveURL('/');
      await expect(editor.title).toHaveText('Novo Carrossel');
      await expect(question.dialog).toBeHidden();
    });
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
