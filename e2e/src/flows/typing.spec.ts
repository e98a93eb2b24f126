import { expect, test } from '../fixtures/test';

const TITLE = 'Seu primeiro carrossel começa aqui';
const TEXT = 'Troque este texto pelo seu e monte o carrossel slide a slide.';

test.describe('typing in place', () => {
  test.beforeEach(async ({ anaEdits }) => {
    await anaEdits();
  });

  test('selects, puts the caret where the click was, and keeps what is typed; undo and redo take bursts, and leave the caret where the change was', async ({
    editor,
    page,
  }) => {
    await test.step('a click selects and opens the panel', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      await panel.isAbout('Título');
      await panel.saysPosition(2, 3);
      await expect(panel.content).toHaveValue(TITLE);
      await panel.content.fill('Escrito no painel');
      await expect(canvas.element('title')).toHaveText('Escrito no painel');
      await editor.takesAllBack();
    });
    await test.step('puts the caret where the click was', async () => {
      const { canvas } = editor;
      await canvas.startTypingAtTheBeginningOf('title');
      await page.keyboard.type('Oi! ');
      await expect(canvas.field).toHaveText(`Oi! ${TITLE}`);
      await editor.takesAllBack();
    });
    await test.step('Enter keeps a title', async () => {
      const { canvas } = editor;
      await canvas.writeOver('title', 'Luz da manhã');
      await page.keyboard.press('Enter');
      await expect(canvas.field).toBeHidden();
      await expect(canvas.element('title')).toHaveText('Luz da manhã');
      await editor.takesAllBack();
    });
    await test.step('Enter is a new line in a text, and leaving it keeps it', async () => {
      const { canvas, slides } = editor;
      await canvas.writeOver('text', 'Primeira linha');
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('Segunda linha');
      await canvas.selectNothing();
      await expect(canvas.field).toBeHidden();
      await canvas.select('text');
      await expect(editor.panel.content).toHaveValue('Primeira linha\nSegunda linha');
      await canvas.selectNothing();
      await slides.open(2);
      await slides.open(1);
      await expect(canvas.element('text')).toContainText('Segunda linha');
      await editor.takesAllBack();
    });
    await test.step('Escape takes back what was typed, and leaves no edit', async () => {
      const { canvas, undo } = editor;
      await canvas.writeOver('text', 'Não era isso');
      await expect(canvas.field).toHaveText('Não era isso');
      await page.keyboard.press('Escape');
      await expect(canvas.field).toBeHidden();
      await expect(canvas.element('text')).toHaveText(TEXT);
      await expect(undo).toBeDisabled();
    });
    await editor.takesAllBack();
    await test.step('a burst is one step of undo, by button and by key', async () => {
      const { canvas, undo, redo } = editor;
      await expect(undo).toBeDisabled();
      await canvas.startTypingAtTheBeginningOf('title');
      const typed = `Bom dia${TITLE}`;
      await editor.inOneBurst(async () => {
        await page.keyboard.type('Bom dia');
        await page.keyboard.press('Enter');
        await expect(canvas.element('title')).toHaveText(typed);
      });
      await undo.click();
      await expect(canvas.element('title')).toHaveText(TITLE);
      await expect(undo).toBeDisabled();
      await redo.click();
      await expect(canvas.element('title')).toHaveText(typed);
      await expect(redo).toBeDisabled();
      for (const again of ['ControlOrMeta+Shift+Z', 'ControlOrMeta+Y']) {
        await page.keyboard.press('ControlOrMeta+Z');
        await expect(canvas.element('title')).toHaveText(TITLE);
        await page.keyboard.press(again);
        await expect(canvas.element('title')).toHaveText(typed);
      }
      await editor.takesAllBack();
    });
    await test.step('undo and redo leave the caret of the panel where the change was', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      await panel.content.click();
      await page.keyboard.press('ControlOrMeta+Home');
      await editor.inOneBurst(async () => {
        await page.keyboard.type('Bom dia! ');
        await page.keyboard.press('ControlOrMeta+Z');
      });
      await expect(panel.content).toHaveValue(TITLE);
      await page.keyboard.type('Oi, ');
      await expect(panel.content).toHaveValue(`Oi, ${TITLE}`);
      await page.keyboard.press('ControlOrMeta+Z');
      await page.keyboard.press('ControlOrMeta+Y');
      await page.keyboard.type('Ana, ');
      await expect(panel.content).toHaveValue(`Oi, Ana, ${TITLE}`);
      await editor.takesAllBack();
    });
    await test.step('undo and redo leave the caret where the change was', async () => {
      const { canvas, panel } = editor;
      await canvas.startTypingAtTheBeginningOf('title');
      await editor.inOneBurst(async () => {
        await page.keyboard.type('Bom dia! ');
        await page.keyboard.press('ControlOrMeta+Z');
      });
      await expect(canvas.field).toHaveText(TITLE);
      await page.keyboard.press('ControlOrMeta+Y');
      await expect(canvas.field).toHaveText(`Bom dia! ${TITLE}`);
      await editor.inOneBurst(async () => {
        await page.keyboard.type('Ana, ');
        await expect(panel.content).toHaveValue(`Bom dia! Ana, ${TITLE}`);
      });
      await page.keyboard.press('ControlOrMeta+Z');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(canvas.field).toHaveText(TITLE);
      await page.keyboard.type('Oi: ');
      await expect(panel.content).toHaveValue(`Oi: ${TITLE}`);
      await editor.takesAllBack();
    });
    await test.step('a letter undone before it was painted has left the field too', async () => {
      const { canvas, panel } = editor;
      await canvas.startTypingAtTheBeginningOf('title');
      // Both in one task, as they come to a page that was busy.
      await canvas.field.evaluate((field) => {
        field.prepend('x');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        const undo = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
        field.dispatchEvent(new KeyboardEvent('keydown', undo));
      });
      await expect(canvas.field).toHaveText(TITLE);
      await page.keyboard.type('!');
      await expect(panel.content).toHaveValue(`!${TITLE}`);
    });
  });

  test('words are emphasised by key and by button, and stay so when the deck is loaded again', async ({
    page,
    editor,
  }) => {
    const { canvas } = editor;
    const emphasised = canvas.element('title').locator('em');
    await canvas.writeOver('title', 'Comece a manhã na véspera');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await expect(emphasised).toHaveText(['véspera']);

    await canvas.startTypingAtTheBeginningOf('title');
    await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
    await canvas.actions.getByRole('button', { name: 'Destacar palavras (Ctrl+B)' }).click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Hoje: ');
    await page.keyboard.press('Enter');
    await expect(canvas.element('title')).toHaveText('Hoje: Comece a manhã na véspera');
    await expect(emphasised).toHaveText(['Comece', 'véspera']);

    await editor.saveAll();
    await page.reload();
    await expect(emphasised).toHaveText(['Comece', 'véspera']);

    await test.step('Escape brings them back with the text, also where it was saved meanwhile', async () => {
      await canvas.select('title');
      await editor.panel.content.fill('Zero');
      await editor.saveAll();
      await editor.panel.content.press('Escape');
      await expect(canvas.element('title')).toHaveText('Hoje: Comece a manhã na véspera');
      await expect(emphasised).toHaveText(['Comece', 'véspera']);
    });
  });
});
