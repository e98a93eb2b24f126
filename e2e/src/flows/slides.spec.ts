import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { storedCarousel } from '../fixtures/stored-carousel';
import { heldBack } from '../fixtures/held-back';
import { expect, test } from '../fixtures/test';

/** A slide known by its title. */
function titled(content: string) {
  return aSlide({ elements: [anElement('title', { content })] });
}

const THREE = ['Um', 'Dois', 'Três'];

test.describe('slides', () => {
  test('are added, duplicated and moved, and paged through with arrows, dots, keys and cards', async ({
    editor,
    anaEdits,
    page,
  }) => {
    await test.step('are added, duplicated and moved, the selection staying with them', async () => {
      const { canvas, slides } = editor;
      await anaEdits();
      await expect(slides.moveUp(1)).toBeDisabled();
      await expect(slides.moveDown(2)).toBeDisabled();
      await slides.addSlide();
      await slides.shows(3);
      await canvas.showsSlide(3, 3);
      expect(await canvas.kinds()).toEqual(['title', 'text', 'image']);
      await slides.moveUp(3).click();
      await canvas.showsSlide(2, 3);
      await slides.headingsAre([
        'Seu primeiro carrossel começa aqui',
        'Título do slide',
        'Funcionalidades principais',
      ]);
      await slides.moveDown(1).click();
      await canvas.showsSlide(1, 3);
      await slides.headingsAre([
        'Título do slide',
        'Seu primeiro carrossel começa aqui',
        'Funcionalidades principais',
      ]);
      await slides.duplicate(1).click();
      await slides.headingsAre([
        'Título do slide',
        'Seu primeiro carrossel começa aqui',
        'Funcionalidades principais',
        'Título do slide',
      ]);
    });
    await test.step('are paged through with arrows, dots, keys and cards', async () => {
      await editor.takesAllBack();
      await editor.slides.open(1);
      const { canvas, next, previous } = editor;
      await expect(previous).toBeDisabled();
      await next.click();
      await canvas.showsSlide(2, 2);
      await expect(next).toBeDisabled();
      await editor.dot(1).click();
      await canvas.showsSlide(1, 2);
      await page.keyboard.press('ArrowRight');
      await canvas.showsSlide(2, 2);
      await page.keyboard.press('ArrowLeft');
      await canvas.showsSlide(1, 2);
      await editor.slides.open(2);
      await canvas.showsSlide(2, 2);
      await expect(editor.dot(2)).toHaveAttribute('aria-current', 'true');
    });
  });

  test('stand in their new places at once, are deleted on the server first, and stay where it cannot delete them', async ({
    editor,
    anaEdits,
    page,
    context,
    notices,
    expectConsoleError,
  }) => {
    await test.step('stand in their new places before anything else can be pressed', async () => {
      const { slides } = editor;
      await anaEdits(aDeck({ slides: THREE.map(titled) }));
      await slides.headingsAre(THREE);
      await slides.moveDown(1).hover();
      expect(await slides.headingsRightAfter(slides.moveDown(1))).toEqual(['Dois', 'Um', 'Três']);
    });
    await test.step('are deleted on the server first; the last one cannot be', async () => {
      const { canvas, slides } = editor;
      const id = await anaEdits(aDeck({ slides: THREE.map(titled) }));
      await slides.open(3);
      const asked = page.waitForRequest(/slides\.delete/);
      await slides.remove(3).click();
      await asked;
      await slides.headingsAre(['Um', 'Dois']);
      await canvas.showsSlide(2, 2);
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(2);
      await slides.remove(1).click();
      await slides.headingsAre(['Dois']);
      await expect(slides.remove(1)).toBeHidden();
      await expect(editor.next).toBeHidden();
      await page.reload();
      await slides.headingsAre(['Dois']);
    });
    await test.step('two of two deleted in haste leave one, here and on the server', async () => {
      const deck = aDeck({ slides: [titled('Um'), titled('Dois')] });
      const id = await anaEdits(deck);
      const deletions = await heldBack(page, 'slides.delete');
      await editor.slides.remove(1).click();
      await editor.slides.remove(2).click();
      deletions.letGo();
      await editor.slides.shows(1);
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(1);
    });
    await test.step('stay when the server cannot delete them', async () => {
      const id = await anaEdits(aDeck({ slides: THREE.map(titled) }));
      expectConsoleError(/500/);
      await page.route(/slides\.delete/, (route) => route.fulfill({ status: 500 }));
      await editor.slides.remove(2).click();
      await notices.say('Erro', 'Não foi possível excluir o slide. Tente novamente.');
      await editor.slides.headingsAre(THREE);
      expect((await storedCarousel(context.request, id)).slides).toHaveLength(3);
      await page.unrouteAll();
      await editor.slides.remove(2).click();
      await editor.slides.headingsAre(['Um', 'Três']);
    });
  });
});
