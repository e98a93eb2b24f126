import { test } from '../fixtures/test';
import { Tools } from '../screens/tools';

const schemes = ['light', 'dark'] as const;

for (const colorScheme of schemes) {
  for (const width of [1440, 1024]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('everybody can use every screen', async ({
        signIn,
        editor,
        expectAccessible,
        anaEdits,
      }) => {
        await signIn.open();
        await expectAccessible();
        await signIn.openRegistration();
        await signIn.registerButton.click();
        await expectAccessible();
        await anaEdits();
        await expectAccessible();
        await editor.canvas.select('title');
        await editor.panel.isAbout('Título');
        await expectAccessible();
        await editor.openLibrary();
        await expectAccessible();
        await editor.library.showTab('Visual');
        await expectAccessible();
      });
    });
  }

  test.describe(`at 390 px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, hasTouch: true });

    test('everybody can use every screen and sheet', async ({
      page,
      signIn,
      editor,
      expectAccessible,
      anaEdits,
    }) => {
      const tools = new Tools(page);
      await signIn.open();
      await expectAccessible();
      await signIn.openRegistration();
      await expectAccessible();
      await anaEdits();
      await expectAccessible();
      await tools.open('Slides');
      await expectAccessible();
      await tools.closeSheet();
      await tools.open('Estilo');
      await expectAccessible();
      await tools.closeSheet();
      await editor.canvas.select('title');
      await tools.open('Editar elemento');
      await editor.panel.isAbout('Título');
      await expectAccessible();
      await tools.closeSheet();
      await tools.openLibrary();
      await expectAccessible();
    });
  });
}
