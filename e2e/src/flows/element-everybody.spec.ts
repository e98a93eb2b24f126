import type { Page } from '@playwright/test';
import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';
import type { Kind } from '../screens/canvas';
import type { Editor } from '../screens/editor';
import { Tools } from '../screens/tools';

const slides: readonly (readonly Kind[])[] = [
  ['title', 'image'],
  ['list'],
  ['icon', 'shape', 'divider'],
];

const PANEL = 'section[aria-label^="Editar "]';

/** Calls `look` with each panel open, and first with a colour being chosen in one. */
async function goThroughPanels(
  page: Page,
  editor: Editor,
  look: (part?: string) => Promise<void>,
  isPhone: boolean,
): Promise<void> {
  const tools = new Tools(page);
  for (const [index, kinds] of slides.entries()) {
    if (index > 0) await editor.next.click();
    for (const kind of kinds) {
      await editor.canvas.select(kind);
      if (isPhone) await tools.open('Editar elemento');
      if (kind === 'title') {
        await editor.panel.section('Bordas e cantos').click();
        const colors = await editor.panel.openColors('Texto');
        await look();
        await page.keyboard.press('Escape');
        await expect(colors).toBeHidden();
      }
      await look(kind === 'title' ? undefined : PANEL);
      if (isPhone) await tools.closeSheet();
    }
  }
}

test('everybody can use the panel of every kind', async ({
  page,
  editor,
  expectAccessibleInBothSchemes,
  anaEdits,
}) => {
  test.slow();
  await anaEdits(deckOfAllKinds());
  await goThroughPanels(page, editor, expectAccessibleInBothSchemes, false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true });

  test('everybody can use the panel of every kind', async ({
    page,
    editor,
    expectAccessibleInBothSchemes,
    anaEdits,
  }) => {
    test.slow();
    await anaEdits(deckOfAllKinds());
    await goThroughPanels(page, editor, expectAccessibleInBothSchemes, true);
  });
});
