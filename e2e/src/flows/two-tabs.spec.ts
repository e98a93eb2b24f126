import { aDeck, aCarousel } from '@arrasta/testkit';
import { storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Conflict } from '../screens/conflict';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';

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

test('what is saved elsewhere while one’s own version is kept is asked about again', async ({
  page,
  context,
  editor,
  notices,
  expectConsoleError,
  anaEdits,
}) => {
  const id = await anaEdits(aDeck());
  const saveElsewhere = (title: string) =>
    context.request.put(`/api/carousels/${id}`, { data: { title } });
  await editor.rename('O meu');
  await saveElsewhere('De outro');
  expectConsoleError(/409/);
  await editor.save.click();
  const conflict = new Conflict(page);
  await conflict.isAsked();
  await page.route(
    /carousels\.saveDeck/,
    async (route) => {
      await saveElsewhere('De outro, mais uma vez');
      await route.continue();
    },
    { times: 1 },
  );
  const refused = page.waitForResponse(/carousels\.saveDeck/);
  await page.getByRole('button', { name: 'Manter a minha versão' }).click();
  expect((await refused).status()).toBe(409);
  await conflict.choose('Manter a minha versão');
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  expect(await storedTitles(context.request)).toEqual(['O meu']);
});
