import { test } from '../fixtures/test';
import { Tools } from '../screens/tools';

for (const width of [1440, 1024]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('everybody can use every screen', async ({
      signIn,
      editor,
      expectAccessibleInBothSchemes,
      anaEdits,
    }) => {
      await signIn.open();
      await expectAccessibleInBothSchemes();
      await signIn.openRegistration();
      await signIn.registerButton.click();
      await expectAccessibleInBothSchemes();
      await anaEdits();
      await expectAccessibleInBothSchemes();
      await editor.canvas.select('title');
      await editor.panel.isAbout('Título');
      await expectAccessibleInBothSchemes();
      await editor.openLibrary();
      await expectAccessibleInBothSchemes();
      await editor.library.showTab('Visual');
      await expectAccessibleInBothSchemes();
    });
  });
}

test.describe(`at 390 px`, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everybody can use every screen and sheet', async ({
    page,
    signIn,
    editor,
    expectAccessibleInBothSchemes,
    anaEdits,
  }) => {
    const tools = new Tools(page);
    await signIn.open();
    await expectAccessibleInBothSchemes();
    await signIn.openRegistration();
    await expectAccessibleInBothSchemes();
    await anaEdits();
    await expectAccessibleInBothSchemes();
    await tools.open('Slides');
    await expectAccessibleInBothSchemes();
    await tools.closeSheet();
    await tools.open('Estilo');
    await expectAccessibleInBothSchemes();
    await tools.closeSheet();
    await editor.canvas.select('title');
    await tools.open('Editar elemento');
    await editor.panel.isAbout('Título');
    await expectAccessibleInBothSchemes();
    await tools.closeSheet();
    await tools.openLibrary();
    await expectAccessibleInBothSchemes();
  });
});
