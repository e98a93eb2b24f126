import { aDeck, ana, anElement, aSlide, bruno } from '@arrasta/testkit';
import { register } from '../fixtures/register';
import { heldBack } from '../fixtures/held-back';
import { storeCarousel, storedCarousel, storedTitles } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Conflict } from '../screens/conflict';
import { Gallery } from '../screens/gallery';

const SAVE = /carousels\.saveDeck/;

/** One slide with one title. */
function smallDeck() {
  return aDeck({ slides: [aSlide({ elements: [anElement('title', { content: 'Antes' })] })] });
}

test('a failed save says so, keeps the edits, writes nothing and can be tried again; one asked for twice and left behind saves nothing else', async ({
  page,
  context,
  editor,
  notices,
  signedInAs,
  expectConsoleError,
}) => {
  const { canvas } = editor;
  await signedInAs(ana);
  const stored = await storeCarousel(context.request, smallDeck());
  await editor.open(stored.id);
  await test.step('a failed save says so, keeps the edits, writes nothing and can be tried again', async () => {
    await canvas.writeOver('title', 'Depois');
    await page.keyboard.press('Enter');
    await canvas.selectNothing();
    await editor.slides.addSlide();

    expectConsoleError(/500/);
    await page.route(SAVE, (route) => route.fulfill({ status: 500 }));
    await editor.save.click();
    await notices.say('Erro ao salvar', 'Falha ao salvar carrossel');
    await editor.saves('Salvar');
    await editor.slides.headingsAre(['Depois', 'Título do slide']);
    expect(await storedCarousel(context.request, stored.id)).toEqual(stored);

    await page.unrouteAll();
    await page.getByRole('button', { name: 'Não foi possível salvar' }).click();
    await notices.say('Salvo', 'Carrossel salvo com sucesso');
    expect((await storedCarousel(context.request, stored.id)).slides).toHaveLength(2);
  });
  await test.step('a save asked for twice and left behind saves nothing else', async () => {
    await editor.slides.addSlide();
    const saves = await heldBack(page, 'carousels.saveDeck');
    await page.keyboard.press('ControlOrMeta+S');
    await page.keyboard.press('ControlOrMeta+S');
    await editor.startNew();
    const saved = page.waitForResponse(SAVE);
    saves.letGo();
    await saved;
    await expect(page.getByRole('navigation', { name: 'Slides' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await storedCarousel(context.request, stored.id)).slides).toHaveLength(3);
    expect(await storedTitles(context.request)).toHaveLength(1);
  });
});

test('a server that refuses one slide has stored none of the others', async ({
  page,
  context,
  editor,
  signedInAs,
  expectConsoleError,
}) => {
  await signedInAs(ana);
  const other = await storeCarousel(context.request, smallDeck());
  const slideOfAnother = other.slides[0]?.id ?? '';
  await editor.open();
  await editor.rename('Pela metade');
  expectConsoleError(/409/);
  await page.route(SAVE, (route) => {
    const calls = route.request().postDataJSON() as { '0': { slides: { id: string }[] } };
    const [first, second] = calls['0'].slides;
    const slides = [first, { ...second, id: slideOfAnother }];
    return route.continue({ postData: { '0': { ...calls['0'], slides } } });
  });
  await editor.save.click();
  await expect(editor.saveState).toHaveText('Não foi possível salvar');
  expect(await storedTitles(context.request)).toEqual([other.title]);
  await page.unrouteAll();
  await new Conflict(page).choose('Salvar a minha como cópia');
  await editor.saves('Salvo');
  expect(await storedTitles(context.request)).toEqual(['Pela metade (cópia)', other.title]);
  expect((await storedCarousel(context.request, other.id)).slides).toHaveLength(1);
});

test('a save while the server is down is made by itself once it is back', async ({
  page,
  context,
  server,
  editor,
  notices,
  expectConsoleError,
  anaEdits,
}) => {
  await page.clock.install();
  await anaEdits();
  await editor.rename('Sem servidor');
  await server.stop();
  expectConsoleError(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await editor.save.click();
  await notices.say('Erro ao salvar', 'Falha ao salvar carrossel');
  await expect(editor.title).toHaveText('Sem servidor');
  await server.start();
  // A server that has just started on a busy machine may still ask for patience.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(editor.save).toHaveAccessibleName('Salvo', { timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    expect(await storedTitles(context.request)).toEqual(['Sem servidor']);
  }).toPass();
});

test('a carousel that does not exist says so, and one of somebody else is as good as none', async ({
  page,
  notices,
  signedInAs,
  expectConsoleError,
  request,
}, info) => {
  await test.step('a carousel that does not exist says so', async () => {
    await signedInAs(ana);
    expectConsoleError(/404/);
    await page.goto('/carousel/00000000-0000-4000-8000-000000000000');
    await notices.say('Error', 'Failed to load carousel');
    await page.getByRole('link', { name: 'Novo Carrossel' }).click();
    await new Gallery(page).isShown();
  });
  await test.step('a carousel of somebody else is as good as none', async () => {
    await register(request, bruno, info.testId);
    const { id } = await storeCarousel(request, smallDeck());
    await page.goto(`/carousel/${id}`);
    await notices.say('Error', 'Failed to load carousel');
    await expect(page.getByText('Antes')).toBeHidden();
  });
});
