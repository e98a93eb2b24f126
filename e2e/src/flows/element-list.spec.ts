import { themes } from '@arrasta/palettes';
import { aCarousel } from '@arrasta/testkit';
import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';
import { ToolColumn } from '../screens/tool-column';

test('typed in its place a list keeps its icons, and every word its place, in every theme', async ({
  page,
  editor,
  anaEdits,
}) => {
  const { canvas } = editor;
  const tools = new ToolColumn(page);
  await anaEdits({ ...deckOfAllKinds(), carousel: aCarousel() });
  await editor.next.click();
  await tools.open('Tema');
  for (const { name } of Object.values(themes)) {
    await test.step(name, async () => {
      await tools.radio(name).click();
      await expect(tools.radio(name)).toBeChecked();
      const list = canvas.element('list');
      const words = list.getByText('Água na mesa');
      await canvas.hasFontsOf('list');
      const before = await words.boundingBox();
      await words.dblclick();
      await expect(canvas.field).toBeFocused();
      await expect(list.locator('svg')).toHaveCount(3);
      const line = canvas.field.locator('> div').nth(1);
      await expect(line).toHaveText('Água na mesa');
      const after = await line.boundingBox();
      expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0)), name).toBeLessThan(1);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), name).toBeLessThan(1);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Luz');
      await expect(list.locator('svg')).toHaveCount(4);
      await page.keyboard.press('Escape');
      await expect(list.locator('svg')).toHaveCount(3);
    });
  }
});

test('items are added, joined, written over and pasted as lines, and undo leaves the caret where the change was', async ({
  page,
  editor,
  anaEdits,
}) => {
  const { canvas, panel } = editor;
  const { keyboard } = page;
  const list = canvas.element('list');
  await anaEdits(deckOfAllKinds());
  await editor.next.click();
  await test.step('added in the panel as well, until the typing is given up', async () => {
    await list.getByText('Água na mesa').dblclick();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await keyboard.type('Luz');
    await expect(panel.items).toHaveValue('Roupa separada\nÁgua na mesa\nLuz\nTrês tarefas');
    await keyboard.press('Escape');
    await expect(canvas.field).toBeHidden();
  });
  await test.step('joined, written over and pasted', async () => {
    await list.getByText('Água na mesa').dblclick();
    await keyboard.press('Home');
    await keyboard.press('Backspace');
    await expect(panel.items).toHaveValue('Roupa separadaÁgua na mesa\nTrês tarefas');
    await keyboard.type(' e ');
    await expect(panel.items).toHaveValue('Roupa separada e Água na mesa\nTrês tarefas');
    await keyboard.press('ControlOrMeta+A');
    await keyboard.insertText('Um\nDois');
    await expect(panel.items).toHaveValue('Um\nDois');
    await keyboard.type('!');
    await expect(panel.items).toHaveValue('Um\nDois!');
    await keyboard.press('Escape');
    await expect(canvas.field).toBeHidden();
    await expect(list.locator('li')).toHaveText(['Roupa separada', 'Água na mesa', 'Três tarefas']);
  });
  await test.step('undo leaves the caret where the change was', async () => {
    await list.getByText('Água na mesa').dblclick();
    await expect(canvas.field).toBeFocused();
    await keyboard.press('Home');
    await editor.inOneBurst(async () => {
      await keyboard.type('Mais ');
      await keyboard.press('ControlOrMeta+Z');
    });
    await expect(panel.items).toHaveValue('Roupa separada\nÁgua na mesa\nTrês tarefas');
    await keyboard.type('Sempre ');
    await expect(panel.items).toHaveValue('Roupa separada\nSempre Água na mesa\nTrês tarefas');
  });
});
