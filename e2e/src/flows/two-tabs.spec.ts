import { aDeck, aCarousel } from '@arrasta/testkit';
import { storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Conflict } from '../screens/conflict';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';

test.describe('a carousel saved in another tab meanwhile', () => {
  let id = '';

  /** Both tabs have it open, the other one saves first: two slides there, three here. */
  test.beforeEach(async ({ page, context, editor, expectConsoleError, anaEdits }) => {
    const deck = aDeck({ carousel: aCarousel({ title: 'Das duas abas' }) });
    id = await anaEdits(deck);
    const otherTab = await context.newPage();
    const other = new Editor(otherTab);
    await other.open(id);
    await other.slides.addSlide();
    await other.saveAll();
    await otherTab.close();
    await editor.slides.addSlide();
    await editor.slides.addSlide();
    expectConsoleError(/409/);
    await editor.save.click();
    await new Conflict(page).isAsked();
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
  });

  test('can be replaced by the version here', async ({
    page,
    context,
    editor,
    expectAccessible,
  }) => {
    await expectAccessible();
    await new Conflict(page).choose('Manter a minha versão');
    await editor.saves('Salvo');
    await editor.slides.shows(3);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(3);
  });

  test('can be taken over as it was saved', async ({ page, context, editor }) => {
    await new Conflict(page).choose('Carregar a versão salva');
    await editor.saves('Salvo');
    await editor.slides.shows(2);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
  });

  test('can be left as it is beside a copy', async ({ page, context, editor }) => {
    await new Conflict(page).choose('Salvar a minha como cópia');
    await editor.saves('Salvo');
    await editor.slides.shows(3);
    await expect(editor.title).toHaveText('Das duas abas (cópia)');
    await expect(page).not.toHaveURL(`/carousel/${id}`);
    expect(await storedTitles(context.request)).toEqual(['Das duas abas (cópia)', 'Das duas abas']);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
    // The copy has the edits: the first one's draft has nothing to offer.
    await editor.open(id);
    await editor.slides.shows(2);
    await expect(new DraftOffer(page).dialog).toBeHidden();
  });
});

test('a save in one tab leaves the draft of the other alone', async ({
  context,
  editor,
  anaEdits,
}) => {
  const id = await anaEdits(aDeck());
  const otherTab = await context.newPage();
  const other = new Editor(otherTab);
  await other.open(id);
  await other.slides.addSlide();
  await other.slides.addSlide();
  await other.keepsDraft();
  await editor.rename('Salvo aqui');
  await editor.saveAll();
  await otherTab.close();
  const laterTab = await context.newPage();
  const later = new Editor(laterTab);
  await later.open(id);
  await new DraftOffer(laterTab).accept();
  await later.slides.shows(3);
});

test('a carousel deleted elsewhere while it is edited can be saved as a new one', async ({
  page,
  context,
  editor,
  notices,
  expectAccessible,
  expectConsoleError,
  anaEdits,
}) => {
  const deck = aDeck({ carousel: aCarousel({ title: 'Excluído na outra aba' }) });
  const id = await anaEdits(deck);
  await editor.slides.addSlide();
  await context.request.delete(`/api/carousels/${id}`);
  expectConsoleError(/404/);
  await editor.save.click();
  const question = page.getByRole('dialog', { name: 'Este carrossel foi excluído' });
  await expect(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Salvar como novo carrossel' }).click();
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  await expect(page).not.toHaveURL(`/carousel/${id}`);
  expect(await storedTitles(context.request)).toEqual(['Excluído na outra aba']);
  expect((await storedCarousel(context.request, await editor.carouselId())).slides).toHaveLength(2);
});
