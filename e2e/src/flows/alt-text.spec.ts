import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { Tools } from '../screens/tools';

const deck = () =>
  aDeck({
    slides: [
      aSlide({
        elements: [
          anElement('title', { content: '5 hábitos que mudam sua manhã' }),
          anElement('image'),
          anElement('list', { content: 'Beber água\nCaminhar' }),
        ],
      }),
      aSlide(),
    ],
  });
const DESCRIBED = '5 hábitos que mudam sua manhã. Imagem. Beber água; Caminhar.';

test('a slide describes by itself what is on it; what is typed instead is one step of undo, no longer than it may be, until it is emptied; on a phone it is written in the sheet of the slides', async ({
  page,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  await test.step('a slide describes by itself what is on it, and goes on doing so', async () => {
    const { altText, canvas, slides } = editor;
    await anaEdits(deck());
    await expect(altText.head).toContainText('Automático');
    await altText.open();
    await altText.isAutomatic(DESCRIBED);
    await expect(altText.backToAutomatic).toBeHidden();
    await expectAccessible();
    await canvas.writeOver('title', 'Rotina');
    await canvas.selectNothing();
    await altText.isAutomatic('Rotina. Imagem. Beber água; Caminhar.');
    await slides.open(2);
    await altText.isAutomatic('Ainda não há o que descrever neste slide.');
    await expect(altText.edit).toBeHidden();
    await slides.open(1);
    await editor.takesAllBack();
    await altText.isAutomatic(DESCRIBED);
  });
  await test.step('what is typed is one step of undo, and an emptied text is the slide’s again', async () => {
    const { altText } = editor;
    await editor.inOneBurst(async () => {
      await altText.text.pressSequentially('Meu texto');
      await altText.isOwn('Meu texto');
    });
    await editor.undo.click();
    await altText.isAutomatic(DESCRIBED);
    await expect(editor.undo).toBeDisabled();
    await editor.redo.click();
    await altText.isOwn('Meu texto');
    await altText.text.fill('');
    await altText.isAutomatic(DESCRIBED);
  });
  await test.step('a text with no room for more says so', async () => {
    const { altText } = editor;
    await altText.text.click();
    await altText.text.fill('a'.repeat(999));
    await expect(altText.section.getByRole('status')).toHaveCount(0);
    await altText.text.press('End');
    await altText.text.pressSequentially('bc');
    await expect(altText.text).toHaveValue(`${'a'.repeat(999)}b`);
    await expect(altText.section.getByRole('status')).toHaveText(
      'Limite de 1.000 caracteres atingido.',
    );
    await expectAccessible();
  });
  await test.step('one section is open at a time, so that the slides keep their room', async () => {
    const { altText, background } = editor;
    await background.open();
    await altText.open();
    await expect(background.address).toBeHidden();
    await background.open();
    await expect(altText.text).toBeHidden();
  });
  await test.step('on a phone the text is written in the sheet of the slides', async () => {
    const { altText } = editor;
    await page.setViewportSize({ width: 390, height: 844 });
    const tools = new Tools(page);
    await tools.open('Slides');
    await altText.open();
    await altText.text.fill('');
    await altText.isAutomatic(DESCRIBED);
    await expect(altText.edit).toBeInViewport();
    await altText.text.fill('Meu texto');
    await altText.isOwn('Meu texto');
    await expectAccessible();
    await tools.closeSheet();
    await tools.open('Slides');
    await altText.isOwn('Meu texto');
  });
});

test('one’s own text stays, whatever becomes of the slide, until it is given up', async ({
  page,
  context,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  const { altText, canvas, slides } = editor;
  const id = await anaEdits(deck());
  const stored = async () => (await storedCarousel(context.request, id)).slides[0]?.altText;
  await altText.open();
  await altText.edit.click();
  await expect(altText.text).toBeFocused();
  await altText.isOwn(DESCRIBED);
  await altText.text.fill('Cinco hábitos, ao lado de uma janela com sol');
  await expectAccessible();
  await canvas.writeOver('title', 'Rotina');
  await canvas.selectNothing();
  await altText.isOwn('Cinco hábitos, ao lado de uma janela com sol');
  await slides.duplicate(1).click();
  await editor.saveAll();
  expect(await stored()).toBe('Cinco hábitos, ao lado de uma janela com sol');
  await page.reload();
  await editor.isShown();
  await expect(altText.head).toContainText('Texto seu');
  await altText.open();
  await altText.isOwn('Cinco hábitos, ao lado de uma janela com sol');
  await slides.open(3);
  await altText.isOwn('Cinco hábitos, ao lado de uma janela com sol');
  await slides.open(1);
  await altText.backToAutomatic.click();
  await altText.isAutomatic('Rotina. Imagem. Beber água; Caminhar.');
  await expect(altText.text).toBeFocused();
  await editor.saveAll();
  expect(await stored()).toBeNull();
});
