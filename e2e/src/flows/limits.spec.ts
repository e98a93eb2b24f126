import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { Presets } from '../screens/presets';
import { ToolColumn } from '../screens/tool-column';

const SPARE = 'a mais';
const pasted = (page: Page, characters: number) =>
  page.keyboard.insertText('x'.repeat(characters) + SPARE);

test('what has no room in a short text, in the name of a preset or in an element is said, where it is written', async ({
  page,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  await test.step('what has no room in a short text is said, where it is written', async () => {
    await anaEdits();
    await editor.writeTitle('');
    await pasted(page, 200);
    await expect(page.getByText('Limite de 200 caracteres atingido.')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Limite de 200 caracteres atingido.')).toBeHidden();
    const tools = new ToolColumn(page);
    await tools.open('Marca');
    await tools.column.getByRole('textbox', { name: 'Nome' }).fill('');
    await pasted(page, 100);
    await expect(page.getByText('Limite de 100 caracteres atingido.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Limite de 100 caracteres atingido.')).toBeHidden();
  });
  await test.step('the name of a preset says it as well', async () => {
    const tools = new ToolColumn(page);
    const presets = new Presets(page);
    await tools.open('Presets');
    await presets.openDialog();
    await presets.name.fill('');
    await pasted(page, 100);
    await expect(presets.dialog).toContainText('Limite de 100 caracteres atingido.');
  });
  await test.step('the longest text of an element is said in the panel', async () => {
    await anaEdits(aDeck({ slides: [aSlide({ elements: [anElement('text')] })] }));
    await editor.canvas.select('text');
    await editor.panel.content.fill('');
    await pasted(page, 20_000);
    await expect(page.getByText('Limite de 20.000 caracteres atingido.')).toBeVisible();
  });
});
