import { aDeck } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import type { Editor } from '../screens/editor';

const SAVE = /carousels\.saveDeck/;
const FAILED = 'Não foi possível salvar';
const SECOND = 1000;
const AWAY =
  /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/;

/** Answers saves so until `page.unrouteAll`; answers how many there were. */
async function savesAreAnswered(page: Page, status: number, headers = {}) {
  let count = 0;
  await page.route(SAVE, async (route) => {
    count += 1;
    await route.fulfill({ status, headers });
  });
  return () => count;
}

/** Whether calls of the page reach the server. */
const isReachable = (page: Page) =>
  page.evaluate(() =>
    fetch('/readyz').then(
      ({ ok }) => ok,
      () => false,
    ),
  );

/** Calls leave a moment after they were made. */
const A_MOMENT = 50;

/**
 * Lets the page's clock run on by moments until it is saved: a clock that stands still reaches no
 * call that is made, and no timer that is set, after it ran.
 */
async function isSavedInMoments({ page, saveState }: Editor) {
  await expect(async () => {
    await page.clock.runFor(A_MOMENT);
    await expect(saveState).toHaveText('Salvo', { timeout: A_MOMENT });
  }).toPass();
}

test.describe('a save that failed', () => {
  let id = '';

  test.beforeEach(async ({ page, anaEdits }) => {
    await page.clock.install();
    id = await anaEdits(aDeck());
    await page.clock.pauseAt(Date.now() + 60 * SECOND);
  });

  test('is made again until the server is back, and reported once', async ({
    page,
    context,
    editor,
    notices,
    expectConsoleError,
  }) => {
    expectConsoleError(/503/);
    const count = await savesAreAnswered(page, 503);
    await editor.rename('Depois da queda');
    await page.clock.runFor(2 * SECOND + A_MOMENT);
    await expect(editor.saveState).toHaveText(FAILED);
    await notices.say('Erro ao salvar', 'Falha ao salvar carrossel');
    await notices.close();
    for (const [tries, wait] of [5, 15, 30, 60, 60].entries()) {
      await page.clock.runFor((wait - 1) * SECOND);
      expect(count()).toBe(tries + 1);
      const answer = page.waitForResponse(SAVE);
      await page.clock.runFor(SECOND + A_MOMENT);
      await answer;
      await expect(editor.saveState).toHaveText(FAILED);
      await editor.saves('Salvar');
    }
    await notices.areSilent();
    await page.unrouteAll();
    await page.clock.runFor(60 * SECOND + A_MOMENT);
    await editor.saves('Salvo');
    await expect(editor.saveState).toHaveText('Salvo');
    expect((await storedCarousel(context.request, id)).title).toBe('Depois da queda');
  });

  test("is made again when the browser is online again, slides included; one whose answer alone was lost is not taken for somebody else's", async ({
    page,
    context,
    editor,
    expectConsoleError,
  }) => {
    expectConsoleError(AWAY);
    await context.setOffline(true);
    await editor.slides.addSlide();
    await editor.save.click();
    await page.clock.runFor(A_MOMENT);
    await expect(editor.saveState).toHaveText(FAILED);
    await context.setOffline(false);
    // The save is to be sent on a line that is there, not while it comes.
    await expect.poll(() => isReachable(page)).toBe(true);
    await isSavedInMoments(editor);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);

    expectConsoleError(/ERR_CONNECTION_RESET|409/);
    await page.route(SAVE, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await editor.slides.addSlide();
    await editor.save.click();
    await page.clock.runFor(A_MOMENT);
    await expect(editor.saveState).toHaveText(FAILED);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(3);
    await editor.slides.addSlide();
    await page.unrouteAll();
    await page.clock.runFor(5 * SECOND + A_MOMENT);
    await isSavedInMoments(editor);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(4);
  });

  test('waits as long as the server asks for; for what was sent it is not made again', async ({
    page,
    editor,
    expectConsoleError,
  }) => {
    expectConsoleError(/429|413/);
    const count = await savesAreAnswered(page, 429, { 'retry-after': '40' });
    await editor.slides.addSlide();
    await editor.save.click();
    await page.clock.runFor(A_MOMENT);
    await expect(editor.saveState).toHaveText(FAILED);
    await page.clock.runFor(39 * SECOND);
    expect(count()).toBe(1);
    const answer = page.waitForResponse(SAVE);
    await page.clock.runFor(2 * SECOND);
    await answer;
    // No longer 'Salvando...': the page has heard it, and waits.
    await editor.saves('Salvar');
    await page.unrouteAll();
    await page.clock.runFor(41 * SECOND);
    await isSavedInMoments(editor);
    await editor.saves('Salvo');

    const refused = await savesAreAnswered(page, 413);
    await editor.rename('Grande demais');
    await page.clock.runFor(2 * SECOND + A_MOMENT);
    await expect(editor.saveState).toHaveText(FAILED);
    await page.clock.runFor(300 * SECOND);
    expect(refused()).toBe(1);
  });
});
