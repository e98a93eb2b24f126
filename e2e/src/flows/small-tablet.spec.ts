import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 800, height: 600 } });

test('title, actions and pager have room beside each other', async ({
  page,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  await anaEdits();
  await editor.rename('Cinco hábitos que mudam a manhã de quem trabalha em casa');
  const shown = await editor.title.boundingBox();
  expect(shown?.width).toBeGreaterThan(100);
  await expect(page.getByRole('button', { name: 'Gerar Legenda' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Próximo slide' }).click();
  await editor.canvas.showsSlide(2, 2);
  await page.getByRole('button', { name: 'Slide anterior' }).click();
  await editor.canvas.showsSlide(1, 2);
  await expectAccessible();
});
