import { plainPng } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { ToolColumn } from '../screens/tool-column';

test.beforeEach(async ({ page, anaEdits }) => {
  await anaEdits();
  await new ToolColumn(page).open('Marca');
});

const refused = [
  [
    'ana.png',
    'image/png',
    Buffer.alloc(2 * 1024 * 1024 + 1),
    'Arquivo muito grande! O tamanho máximo é 2MB.',
  ],
  ['ana.gif', 'image/gif', Buffer.from('GIF89a'), 'Use uma imagem JPEG, PNG ou WebP.'],
  ['vazio.png', 'image/png', Buffer.alloc(0), 'Use uma imagem JPEG, PNG ou WebP.'],
] as const;

test('a photo becomes the face of the brand line, is saved, and can be taken away; what is no photo of that size is refused in words', async ({
  page,
  expectConsoleError,
  editor,
}) => {
  await test.step('a text that calls itself a picture is refused by the server', async () => {
    expectConsoleError(/415/);
    const { column } = new ToolColumn(page);
    await column.locator('input[type=file]').setInputFiles({
      name: 'pagina.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><title>não sou imagem</title>'),
    });
    await expect(column.getByRole('alert')).toHaveText('Use uma imagem JPEG, PNG ou WebP.');
  });
  await test.step('what is no photo of that size is refused in words, and the field is empty again', async () => {
    const { column } = new ToolColumn(page);
    const file = column.locator('input[type=file]');
    for (const [name, mimeType, buffer, message] of refused) {
      await test.step(`${name} of ${buffer.length} bytes`, async () => {
        await file.setInputFiles({ name, mimeType, buffer });
        await expect(column.getByRole('alert')).toHaveText(message);
        await expect(file).toHaveValue('');
      });
    }
  });
  await test.step('a photo becomes the face of the brand line, is saved, and can be taken away', async () => {
    const { column } = new ToolColumn(page);
    const file = column.locator('input[type=file]');
    const face = editor.canvas.slide.locator('[data-brand-line] img');
    await file.setInputFiles({
      name: 'ana.png',
      mimeType: 'image/png',
      buffer: plainPng(900, 600, [220, 30, 90]),
    });
    await expect(face).toHaveAttribute('src', /^\/api\/pictures\/[0-9a-f-]{36}$/);
    await expect
      .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(200);
    await editor.saveAll();
    await page.reload();
    await expect(face).toBeVisible();
    await new ToolColumn(page).open('Marca');
    await column.getByRole('button', { name: 'Remover foto' }).click();
    await expect(face).toBeHidden();
    await editor.undo.click();
    await expect(face).toBeVisible();
  });
});
