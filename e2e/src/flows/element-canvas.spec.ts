import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits(deckOfAllKinds());
});

test.describe('dragging an element by its grip', () => {
  test('dragged by its grip an element goes where the line is, or stays with Escape', async ({
    page,
    editor,
  }) => {
    await test.step('Escape leaves everything as it was', async () => {
      const { canvas, panel, undo } = editor;
      await canvas.select('image');
      await canvas.dragOnto('title');
      await expect(canvas.dropLine).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(canvas.dropLine).toBeHidden();
      await page.mouse.up();
      expect(await canvas.kinds()).toEqual(['title', 'text', 'image']);
      await panel.isAbout('Imagem');
      await expect(undo).toBeDisabled();
    });
    await test.step('a line shows where it goes, and there it is put', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      await canvas.dragOnto('text');
      await expect(canvas.dropLine).toBeVisible();
      await page.mouse.up();
      await expect(canvas.dropLine).toBeHidden();
      expect(await canvas.kinds()).toEqual(['text', 'title', 'image']);
      await panel.saysPosition(2, 3);
      await expect(canvas.announcement).toHaveText('Movido: Título, posição 2 de 3');
    });
  });
});

test('elements are moved, duplicated and deleted, by button and by key; ? lists the shortcuts', async ({
  page,
  editor,
  expectAccessible,
}) => {
  await test.step('elements are moved, duplicated and deleted, by button and by key', async () => {
    await test.step('everything has a key, and every change is announced', async () => {
      const { canvas, panel } = editor;
      const { keyboard } = page;
      await keyboard.press('ArrowDown');
      await expect(canvas.announcement).toHaveText('Selecionado: Título, posição 1 de 3');
      await keyboard.press('Alt+ArrowDown');
      await expect(canvas.announcement).toHaveText('Movido: Título, posição 2 de 3');
      await keyboard.press('ControlOrMeta+D');
      await expect(canvas.announcement).toHaveText('Duplicado: Título, posição 3 de 4');
      await keyboard.press('Delete');
      await expect(canvas.announcement).toHaveText('Excluído: Título');
      await keyboard.press('ControlOrMeta+Z');
      await expect(canvas.announcement).toHaveText('Desfeito');
      await panel.saysPosition(3, 4);
      await keyboard.press('Enter');
      await expect(canvas.field).toBeFocused();
      await keyboard.press('Escape');
      await expect(canvas.field).toBeHidden();
      await keyboard.press('Escape');
      await expect(canvas.announcement).toHaveText('Nada selecionado');
      await keyboard.press('ArrowRight');
      await expect(canvas.announcement).toHaveText('Slide 2 de 3');
      await editor.takesAllBack();
      await editor.slides.open(1);
    });
    await test.step('the actions beside the slide move, duplicate and delete', async () => {
      const { canvas, panel } = editor;
      const action = (name: string) => canvas.actions.getByRole('button', { name });
      await canvas.select('title');
      await expect(action('Mover para cima')).toBeDisabled();
      await action('Mover para baixo').click();
      await panel.saysPosition(2, 3);
      await action('Duplicar').click();
      await panel.saysPosition(3, 4);
      await expect(canvas.announcement).toHaveText('Duplicado: Título, posição 3 de 4');
      await action('Excluir').click();
      await expect(panel.panel).toBeHidden();
      await expect(canvas.announcement).toHaveText('Excluído: Título');
      expect(await canvas.kinds()).toEqual(['text', 'title', 'image']);
    });
  });
  await test.step('? lists the shortcuts', async () => {
    const shortcuts = page.getByRole('dialog', { name: 'Atalhos do teclado' });
    await page.keyboard.press('?');
    await expect(shortcuts.getByText('Próximo slide')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(shortcuts).toBeHidden();
    await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
    await expect(shortcuts).toBeVisible();
  });
});
