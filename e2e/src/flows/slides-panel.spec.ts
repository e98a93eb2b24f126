import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { dragOver, holdAndDragOver, sortable } from '../screens/dragging';
import { Tools } from '../screens/tools';

const FOUR = ['Um', 'Dois', 'Três', 'Quatro'];

/** A deck of slides known by their titles. */
function deckOf(titles: readonly string[]) {
  const slides = titles.map((content) => aSlide({ elements: [anElement('title', { content })] }));
  return aDeck({ slides });
}

test('a slide is dragged with the mouse in one step, or moved with the keyboard, said aloud and put back with Escape', async ({
  page,
  context,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  await test.step('a slide dragged with the mouse is one step; the shown slide stays shown', async () => {
    const { slides, canvas } = editor;
    const id = await anaEdits(deckOf(FOUR));
    await slides.open(2);
    await dragOver(page, slides.card(1), slides.card(3));
    await slides.headingsAre(['Dois', 'Três', 'Um', 'Quatro']);
    await canvas.showsSlide(1, 4);
    await expect(canvas.element('title')).toHaveText('Dois');
    await editor.undo.click();
    await slides.headingsAre(FOUR);
    await expect(editor.undo).toBeDisabled();
    await canvas.showsSlide(2, 4);
    await editor.redo.click();
    await editor.saveAll();
    const stored = await storedCarousel(context.request, id);
    expect(stored.slides.map(({ elements }) => elements[0]?.content)).toEqual([
      'Dois',
      'Três',
      'Um',
      'Quatro',
    ]);
  });
  await test.step('a slide is moved with the keyboard, said aloud, and put back with Escape', async () => {
    const { slides } = editor;
    await editor.takesAllBack();
    await slides.headingsAre(FOUR);
    await slides.grip(1).focus();
    await expect(sortable(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(slides.announcement).toHaveText('Slide 1 pego.');
    await page.keyboard.press('ArrowDown');
    await expect(slides.announcement).toHaveText('Posição 2 de 4.');
    await page.keyboard.press('Space');
    await expect(slides.announcement).toHaveText('Slide 1 solto na posição 2 de 4.');
    await slides.headingsAre(['Dois', 'Um', 'Três', 'Quatro']);
    await expectAccessible();
    await slides.grip(4).focus();
    await page.keyboard.press('Enter');
    await expect(slides.announcement).toHaveText('Slide 4 pego.');
    await page.keyboard.press('ArrowUp');
    await expect(slides.announcement).toHaveText('Posição 3 de 4.');
    await page.keyboard.press('Escape');
    await expect(slides.announcement).toContainText('Movimento cancelado');
    await slides.headingsAre(['Dois', 'Um', 'Três', 'Quatro']);
  });
});

test('a slide is said to be taken however early that is; an empty slide says Visualizar; of a hundred, the most there may be, only those in reach are drawn, in the strip too', async ({
  page,
  editor,
  anaEdits,
}) => {
  await test.step('a slide is said to be taken however early that is', async () => {
    await anaEdits(aDeck({ slides: [aSlide(), aSlide()] }));
    await editor.slides.takeAtOnce(1);
    await expect(editor.slides.announcement).toHaveText('Slide 1 pego.');
    await page.keyboard.press('Escape');
    await expect(editor.slides.announcement).toContainText('Movimento cancelado');
  });
  await test.step('an empty slide says Visualizar in the place of its picture', async () => {
    await expect(editor.slides.card(1)).toContainText('Visualizar');
    await page.getByRole('button', { name: 'Adicionar Primeiro Elemento' }).click();
    await editor.library.choose('Título');
    await editor.panel.back.click();
    await expect(editor.slides.card(1)).not.toContainText('Visualizar');
    await expect(editor.slides.card(2)).toContainText('Visualizar');
  });
  await test.step('a hundred slides are said to be the most, and only those in reach are drawn', async () => {
    const titles = Array.from({ length: 100 }, (_, index) => `Título ${index + 1}`);
    await anaEdits(deckOf(titles));
    await editor.slides.shows(100);
    await expect(page.getByRole('heading', { name: 'SLIDES 100, o máximo' })).toBeVisible();
    await expect(editor.slides.duplicate(1)).toBeDisabled();
    const drawn = editor.slides.cards.locator('[data-slide-id]');
    await expect.poll(() => drawn.count()).toBeGreaterThan(4);
    expect(await drawn.count()).toBeLessThan(20);
    await editor.slides.card(100).scrollIntoViewIfNeeded();
    await expect(editor.slides.card(100).locator('[data-slide-id]')).toBeVisible();
    await expect(editor.slides.card(1).locator('[data-slide-id]')).toHaveCount(0);
  });
  await test.step('the strip of slides draws those in view, and the others as they come', async () => {
    const { canvas, slides } = editor;
    await canvas.select('title');
    const drawnIn = (number: number) => slides.inStrip(number).locator('[data-slide-id]');
    await expect(drawnIn(7)).toBeVisible();
    await expect(drawnIn(10)).toHaveCount(0);
    await slides.inStrip(30).scrollIntoViewIfNeeded();
    await expect(drawnIn(30)).toBeVisible();
    await expect(drawnIn(1)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger that rests on a slide picks it up', async ({ page, editor, anaEdits }) => {
    await anaEdits(deckOf(FOUR));
    await new Tools(page).open('Slides');
    await expect(editor.slides.grip(1)).toBeVisible();
    await holdAndDragOver(page, editor.slides.card(1), editor.slides.card(2));
    await editor.slides.headingsAre(['Dois', 'Um', 'Três', 'Quatro']);
  });
});
