import { aDeck, ana } from '@arrasta/testkit';
import { storeCarousel, storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';

const SAVE = 'carousels.saveDeck';

test.describe('of a stored carousel', () => {
  let id = '';
  let saves = 0;

  test.beforeEach(async ({ page, context, editor, signedInAs }) => {
    await signedInAs(ana);
    ({ id } = await storeCarousel(context.request, aDeck()));
    saves = 0;
    page.on('request', (request) => {
      if (request.url().includes(SAVE)) saves += 1;
    });
    await page.clock.install();
    await editor.open(id);
  });

  test('carousel data is saved two seconds after the last change, slides are not', async ({
    page,
    context,
    editor,
    notices,
  }) => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await editor.rename('Salvo sozinho');
    await page.clock.runFor(1900);
    await editor.saves('Salvar');
    expect(saves).toBe(0);
    await editor.rename('Salvo sozinho, uma vez');
    await page.clock.runFor(1900);
    await editor.saves('Salvar');
    expect(saves).toBe(0);
    await page.clock.runFor(200);
    await editor.saves('Salvo');
    expect(saves).toBe(1);
    await notices.areSilent();
    expect((await storedCarousel(context.request, id)).title).toBe('Salvo sozinho, uma vez');

    await page.clock.resume();
    await editor.slides.addSlide();
    await editor.keepsDraft();
    await page.clock.fastForward(60_000);
    await editor.saves('Salvar');
    expect(saves).toBe(1);
    expect((await storedCarousel(context.request, id)).slides).toHaveLength(1);
  });
});
