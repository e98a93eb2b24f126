import { expect, test } from '../fixtures/test';

for (const width of [1366, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test('a newcomer is told where to begin, all of it in view, until they know it', async ({
      page,
      anaEdits,
    }) => {
      await anaEdits();
      const hint = page.getByRole('complementary', { name: 'Comece por aqui' });
      await expect(hint).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Aumentar zoom' }).click();
      await expect(hint).toBeInViewport({ ratio: 1 });
      await hint.getByRole('button', { name: 'Entendi' }).click();
      await expect(hint).toBeHidden();
    });
  });
}
