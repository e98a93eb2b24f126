import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';
import type { Kind } from '../screens/canvas';
import { Tools } from '../screens/tools';

const slides: readonly (readonly Kind[])[] = [
  ['title', 'image'],
  ['list'],
  ['icon', 'shape', 'divider'],
];

for (const width of [1440, 1024, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('everybody can use the panel of every kind', async ({
      page,
      editor,
      expectAccessibleInBothSchemes,
      anaEdits,
    }) => {
      test.slow();
      const tools = new Tools(page);
      await anaEdits(deckOfAllKinds());
      for (const [index, kinds] of slides.entries()) {
        if (index > 0) await editor.next.click();
        for (const kind of kinds) {
          await editor.canvas.select(kind);
          if (width === 390) await tools.open('Editar elemento');
          if (kind === 'title') {
            await editor.panel.section('Bordas e cantos').click();
            const colours = await editor.panel.openColours('Texto');
            await expectAccessibleInBothSchemes();
            await page.keyboard.press('Escape');
            await expect(colours).toBeHidden();
          }
          await expectAccessibleInBothSchemes(
            kind === 'title' ? undefined : 'section[aria-label^="Editar "]',
          );
          if (width === 390) await tools.closeSheet();
        }
      }
    });
  });
}
