import { aDeck, ana } from '@arrasta/testkit';
import { storeCarousel, storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { DraftOffer } from '../screens/draft-offer';
import { Editor } from '../screens/editor';
import { Gallery } from '../screens/gallery';
import { Notices } from '../screens/notices';

const MINUTE = 60_000;

test('signed out while editing: informed, led to sign-in, and the edits are there again', async ({
  page,
  context,
  signIn,
  editor,
  notices,
  signedInAs,
  expectConsoleError,
}) => {
  const { email, password } = await signedInAs(ana);
  const { id } = await storeCarousel(context.request, aDeck());
  await page.clock.install();
  await editor.open(id);
  await editor.slides.addSlide();
  await editor.keepsDraft();
  await expect(await context.request.post('/api/logout')).toBeOK();
  expectConsoleError(/401/);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.clock.pauseAt(Date.now() + MINUTE);
  await editor.save.click();
  await page.clock.runFor(100);
  await notices.say('Não autorizado', 'Você foi desconectado. Redirecionando para login...');
  await page.clock.runFor(300);
  await expect(page).toHaveURL(`/carousel/${id}`);
  await page.clock.runFor(200);
  await page.waitForURL('/auth');
  await page.clock.resume();
  expect(asked, 'questions on the way to sign-in').toEqual([]);
  await signIn.logIn(email, password);
  await new DraftOffer(page).accept();
  await editor.slides.shows(2);
  await editor.saveAll();
  expect(await editor.carouselId()).toBe(id);
  expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
});

test('edits in a closed tab are offered again, of a stored carousel, one deleted elsewhere and a new one, and can be let go of; a device without room says so', async ({
  page,
  context,
  editor,
  anaEdits,
  expectConsoleError,
}) => {
  const id = await anaEdits(aDeck());
  const second = await context.newPage();
  const reopened = new Editor(second);
  await test.step('edits of a stored carousel are offered again', async () => {
    await editor.slides.addSlide();
    await editor.keepsDraft();
    await page.close();
    await reopened.open(id);
    await new DraftOffer(second).accept();
    await reopened.slides.shows(2);
    await reopened.undo.click();
    await reopened.slides.shows(1);
    await reopened.redo.click();
    await reopened.slides.shows(2);
    await reopened.keepsDraft();
  });
  await test.step('edits of a carousel that was deleted elsewhere are offered, and saved as a new one', async () => {
    const deleted = await context.request.delete(`/api/carousels/${id}`);
    expect(deleted.status()).toBe(204);
    expectConsoleError(/404/);
    second.on('dialog', (dialog) => void dialog.accept());
    await second.reload();
    await new DraftOffer(second).accept();
    await reopened.slides.shows(2);
    await reopened.saveAll();
    const saved = await reopened.carouselId();
    expect(saved).not.toBe(id);
    expect((await storedCarousel(context.request, saved)).slides).toHaveLength(2);
    await second.close();
  });
  await test.step('a new carousel is offered again, and can be let go of', async () => {
    const first = await context.newPage();
    const started = new Editor(first);
    await started.open();
    await started.rename('Ainda não salvo');
    await started.keepsDraft();
    await first.close();

    const again = await context.newPage();
    const restarted = new Editor(again);
    await restarted.open();
    await new DraftOffer(again).accept();
    await expect(restarted.title).toHaveText('Ainda não salvo');
    await again.close();

    const third = await context.newPage();
    await third.goto('/');
    await new DraftOffer(third).discard();
    await expect(new Editor(third).title).toHaveText('Novo Carrossel');
    await third.reload();
    await new Editor(third).isShown();
    await expect(new DraftOffer(third).dialog).toBeHidden();
    await third.close();
  });
  await test.step('a device without room for a draft says so, and what is edited stays', async () => {
    const fourth = await context.newPage();
    await fourth.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    const full = new Editor(fourth);
    await full.open();
    await full.rename('Cabe no servidor');
    await new Notices(fourth).say(
      'Armazenamento cheio neste dispositivo',
      'O rascunho não pôde ser guardado aqui. Salve para não perder suas alterações.',
    );
    await expect(full.saveState).toHaveText('Alterações não salvas');
    await full.saveAll();
    await expect(full.title).toHaveText('Cabe no servidor');
  });
});

test('a logout asks first, takes the drafts of this device with it, and can save first', async ({
  page,
  signIn,
  editor,
  expectAccessible,
  signedInAs,
  context,
}) => {
  const { email, password } = await signedInAs(ana);
  await test.step('a logout asks first and takes the drafts of this device with it', async () => {
    await editor.open();
    await editor.rename('De mais ninguém');
    await editor.keepsDraft();
    await page.reload();
    await expect(new DraftOffer(page).dialog).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await new DraftOffer(page).accept();
    await editor.logOut();
    const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
    await expect(question).toBeVisible();
    await expectAccessible('[role="dialog"]');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(editor.title).toHaveText('De mais ninguém');
    await editor.logOut();
    await question.getByRole('button', { name: 'Sair sem salvar' }).click();
    await signIn.isShown();
    await signIn.logIn(email, password);
    await new Gallery(page).startBlank();
    await expect(editor.title).toHaveText('Novo Carrossel');
    await expect(new DraftOffer(page).dialog).toBeHidden();
  });
  await test.step('a logout can save first', async () => {
    await editor.rename('Salvo na saída');
    await editor.logOut();
    await page.getByRole('button', { name: 'Salvar e sair' }).click();
    await signIn.isShown();
    await context.request.post('/api/login', { data: { email, password } });
    expect(await storedTitles(context.request)).toEqual(['Salvo na saída']);
  });
});

test('a save that ends after its carousel was left leaves no draft to be asked about', async ({
  page,
  context,
  editor,
  signIn,
  anaEdits,
}) => {
  const id = await anaEdits(aDeck());
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/carousels\.saveDeck/, async (route) => {
    await gate;
    await route.continue();
  });
  await editor.rename('Salvo depois de sair');
  await editor.keepsDraft();
  await editor.save.click();
  await editor.startNew();
  await expect(editor.title).toHaveText('Novo Carrossel');
  letGo();
  const countDrafts = () =>
    page.evaluate(async () => {
      const opening = indexedDB.open('arrasta');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const counting = opening.result.transaction('drafts').objectStore('drafts').count();
      await new Promise((resolve) => (counting.onsuccess = resolve));
      return counting.result;
    });
  await expect.poll(countDrafts).toBe(0);
  expect((await storedCarousel(context.request, id)).title).toBe('Salvo depois de sair');
  await editor.logOut();
  await signIn.isShown();
});

test('a device that never answers is not waited for', async ({ page, editor, anaEdits }) => {
  await page.addInitScript(() => {
    // A request whose success is never told.
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await anaEdits(aDeck());
  await editor.slides.addSlide();
  await expect(editor.saveState).toHaveText('Alterações não salvas');
  await editor.saveAll();
  await editor.startNew();
  await editor.rename('Só nesta aba');
  await editor.logOut();
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible();
});
