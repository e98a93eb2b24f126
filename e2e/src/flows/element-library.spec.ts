import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Tools } from '../screens/tools';

const FULL = 'Este slide já tem 100 elementos, o máximo.';

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits(deckOfAllKinds());
});

test('the library says what the slide has, and finds icons by what they mean; a slide with 100 elements takes no more, and says so', async ({
  editor,
  context,
  notices,
}) => {
  await test.step('says how many elements the slide has, and of which kinds', async () => {
    await editor.openLibrary();
    const { dialog, foot } = editor.library;
    await expect(foot).toContainText('3 elementos neste slideTítuloTextoImagem');
    await expect(dialog.getByText('Clique para adicionar ao Slide 1')).toBeVisible();
    await editor.page.keyboard.press('Escape');
    await expect(editor.library.dialog).toBeHidden();
  });
  await test.step('icons are found by what they mean, accents aside', async () => {
    const { library } = editor;
    await editor.openLibrary();
    await library.showTab('Visual');
    await expect(library.icons).toHaveCount(55);
    await library.search.fill('ideia');
    await expect(library.icons).toHaveCount(1);
    await expect(library.icons).toHaveAccessibleName('Lâmpada');
    await library.search.fill('premio');
    await expect(library.icons).toHaveCount(2);
    await library.search.fill('xyz');
    await expect(library.dialog.getByText('Nenhum ícone encontrado')).toBeVisible();
  });
  await test.step('a slide with 100 elements takes no more, and says so', async () => {
    const full = aSlide({ elements: Array.from({ length: 100 }, () => anElement('icon')) });
    const { id } = await storeCarousel(context.request, aDeck({ slides: [full] }));
    await editor.open(id);
    const { canvas, library } = editor;
    await canvas.element('icon').first().click();
    await editor.page.keyboard.press('ControlOrMeta+D');
    await notices.say(FULL);
    await notices.close();
    await canvas.actions.getByRole('button', { name: 'Duplicar' }).click();
    await notices.say(FULL);
    await editor.openLibrary();
    await expect(library.foot).toContainText(`100 elementos neste slideÍcone${FULL}`);
    await expect(library.card('Título')).toBeDisabled();
    await library.showTab('Visual');
    await expect(library.icons.first()).toBeDisabled();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('selecting an element does not move the slide, and the library is a sheet with its foot at the bottom', async ({
    page,
    editor,
  }) => {
    await test.step('selecting an element does not move the slide', async () => {
      const { canvas } = editor;
      // It takes its size with the canvas area's, a frame after it is there.
      await expect(canvas.slide).toBeInViewport({ ratio: 1 });
      const before = await canvas.slide.boundingBox();
      await canvas.tap('title');
      await expect(canvas.grip).toBeVisible();
      expect(await canvas.slide.boundingBox()).toEqual(before);
    });
    await test.step('the library is a sheet with its foot at the bottom', async () => {
      await editor.canvas.selectNothing();
      const tools = new Tools(page);
      await tools.openLibrary();
      const foot = editor.library.dialog.getByText('Clique para adicionar ao Slide 1');
      for (const tab of ['Texto', 'Mídia', 'Visual'] as const) {
        await editor.library.showTab(tab);
        const box = await foot.boundingBox();
        expect(box === null ? 0 : box.y + box.height).toBeGreaterThan(800);
      }
    });
  });
});
