import { aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Preview } from '../screens/preview';
import { swipe } from '../screens/finger';

function threeSlides() {
  return ['Um', 'Dois', 'Três'].map((content) =>
    aSlide({ elements: [anElement('title', { content })] }),
  );
}

test('the carousel is paged through as a post, by arrows, keys and drag, also in haste', async ({
  page,
  context,
  editor,
  signedInAs,
  expectAccessible,
}) => {
  await test.step('the carousel is paged through as a post, by arrows, keys and drag', async () => {
    const preview = new Preview(page);
    await signedInAs(ana);
    const { id } = await storeCarousel(context.request, aDeck({ slides: threeSlides() }));
    await context.request.put(`/api/carousels/${id}`, {
      data: { brandHandle: '@anaribeiro.co', socialCaption: 'Salve para lembrar.' },
    });
    await editor.open(id);
    await editor.slides.open(2);
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    await preview.shows(2, 3);
    await expect(preview.dialog).toContainText('anaribeiro.co');
    await expect(preview.dialog).toContainText('Salve para lembrar.');
    await expectAccessible();
    await preview.next.click();
    await preview.shows(3, 3);
    await expect(preview.next).toBeHidden();
    await preview.images.focus();
    await page.keyboard.press('ArrowLeft');
    await preview.shows(2, 3);
    const box = await preview.images.boundingBox();
    if (box === null) throw new Error('There are no pictures.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 80, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, middle, { steps: 4 });
    await page.mouse.move(box.x + 340, middle, { steps: 4 });
    await page.mouse.up();
    await preview.shows(1, 3);
    await page.keyboard.press('Escape');
    await expect(preview.dialog).toBeHidden();
    await editor.canvas.showsSlide(2, 3);
  });
  await test.step('two steps in haste go two pictures on', async () => {
    const preview = new Preview(page);
    await editor.slides.open(1);
    await page.getByRole('button', { name: 'Pré-visualizar' }).click();
    await preview.shows(1, 3);
    await preview.images.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await preview.shows(3, 3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe shows the next picture', async ({
    page,
    expectAccessibleInBothSchemes,
    anaEdits,
  }) => {
    const preview = new Preview(page);
    await anaEdits();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Pré-visualizar' }).click();
    await preview.shows(1, 2);
    await expectAccessibleInBothSchemes();
    await swipe(page, preview.images, -240);
    await preview.shows(2, 2);
  });
});
