import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ editor, anaEdits }) => {
  await anaEdits(deckOfAllKinds());
  await editor.next.click();
});

for (const theme of ['minimal', 'editorial', 'bold', 'notebook', 'frame']) {
  test(`typed in its place a list of ${theme} keeps its icons, and every word its place`, async ({
    context,
    page,
    editor,
  }) => {
    const { canvas } = editor;
    const id = await editor.carouselId();
    await context.request.put(`/api/carousels/${id}`, { data: { theme } });
    await page.reload();
    await editor.isShown();
    await editor.next.click();
    const list = canvas.element('list');
    const words = list.getByText('Água na mesa');
    const before = await words.boundingBox();
    await words.dblclick();
    await expect(canvas.field).toBeFocused();
    await expect(list.locator('svg')).toHaveCount(3);
    const line = canvas.field.locator('> div').nth(1);
    await expect(line).toHaveText('Água na mesa');
    const after = await line.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Celular longe');
    await expect(list.locator('svg')).toHaveCount(4);
    await expect(editor.panel.items).toHaveValue(
      'Roupa separada\nÁgua na mesa\nCelular longe\nTrês tarefas',
    );
  });
}

test('items are joined, written over and pasted as lines', async ({ page, editor }) => {
  const { canvas, panel } = editor;
  const { keyboard } = page;
  await canvas.element('list').getByText('Água na mesa').dblclick();
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
  await expect(canvas.element('list').locator('li')).toHaveText([
    'Roupa separada',
    'Água na mesa',
    'Três tarefas',
  ]);
});

test('undo while typing in a list leaves the caret where the change was', async ({
  page,
  editor: { canvas, panel },
}) => {
  const list = canvas.element('list');
  await list.getByText('Água na mesa').dblclick();
  await expect(canvas.field).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.type('Mais ');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(panel.items).toHaveValue('Roupa separada\nÁgua na mesa\nTrês tarefas');
  await page.keyboard.type('Sempre ');
  await expect(panel.items).toHaveValue('Roupa separada\nSempre Água na mesa\nTrês tarefas');
});
