import { test } from '../fixtures/test';
import { Tools } from '../screens/tools';

test('everybody can use every screen, at 1440 and 1024 px', async ({
  signIn,
  editor,
  expectAccessibleAtBothWidths: look,
  anaEdits,
}) => {
  test.slow();
  await signIn.open();
  await look();
  await signIn.openRegistration();
  await signIn.registerButton.click();
  await look();
  await anaEdits();
  await look();
  await editor.canvas.select('title');
  await editor.panel.isAbout('Título');
  await look();
  await editor.openLibrary();
  await look();
  await editor.library.showTab('Visual');
  await look();
});

test.describe('at 390 px', () => {
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
