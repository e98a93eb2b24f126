import type { Locator } from '@playwright/test';
import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { OnScreenKeyboard } from '../screens/on-screen-keyboard';
import { Tools } from '../screens/tools';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A usual keyboard of a phone, and where it begins. In px. */
const KEYBOARD = 336;
const EDGE = 844 - KEYBOARD;
/** One with a row of suggestions and a bar of the browser above it. */
const LARGE_KEYBOARD = 420;
const LOW_EDGE = 844 - LARGE_KEYBOARD;

async function isAbove(edge: number, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= edge;
}

const comesAbove = (edge: number, part: Locator) =>
  expect.poll(() => isAbove(edge, part)).toBe(true);

test('a dialog stands in what the keyboard leaves, also where the page was pushed up; a sheet and the field typed in stand above it', async ({
  page,
  editor,
  anaEdits,
}) => {
  const keyboard = await OnScreenKeyboard.of(page);
  await anaEdits();
  await test.step('a dialog stands in what the keyboard leaves, also where the page was pushed up', async () => {
    await editor.openLibrary();
    const dialog = editor.library.dialog;
    await keyboard.show(KEYBOARD, 100);
    const bottom = async () => {
      const box = await dialog.boundingBox();
      return box === null ? null : [box.y >= 100, box.y + box.height <= EDGE + 100];
    };
    await expect.poll(bottom).toEqual([true, true]);
  });
  await test.step('a sheet and the field typed in stand above the keyboard', async () => {
    await keyboard.hide();
    await page.keyboard.press('Escape');
    await expect(editor.library.dialog).toBeHidden();
    await editor.canvas.tap('title');
    const tools = new Tools(page);
    await tools.open('Editar elemento');
    await editor.panel.content.tap();
    await keyboard.show(KEYBOARD);
    await comesAbove(EDGE, tools.sheet);
    await comesAbove(EDGE, editor.panel.content);
    const top = async () => (await tools.sheet.boundingBox())?.y ?? 0;
    await expect.poll(top, 'px in which the slide is seen').toBeGreaterThan(180);
    await editor.panel.content.fill('Escrito com o polegar');
    await expect(editor.canvas.element('title')).toHaveText('Escrito com o polegar');
    await keyboard.hide();
    await expect.poll(async () => (await tools.sheet.boundingBox())?.height).toBeGreaterThan(300);
  });
});

test('a text typed low on the slide is scrolled out from under the keyboard', async ({
  page,
  editor,
  anaEdits,
}) => {
  const keyboard = await OnScreenKeyboard.of(page);
  const many = Array.from({ length: 7 }, () => anElement('text'));
  await anaEdits(aDeck({ slides: [aSlide({ elements: many })] }));
  const last = page.locator('[data-current-slide] [data-element-id]').last();
  await last.dblclick();
  const typed = page.locator('[contenteditable]');
  await expect(typed).toBeFocused();
  expect(await isAbove(LOW_EDGE, typed)).toBe(false);
  const width = async () => (await editor.canvas.slide.boundingBox())?.width;
  const before = await width();
  await keyboard.show(LARGE_KEYBOARD);
  await comesAbove(LOW_EDGE, typed);
  expect(await width()).toBe(before);
  await page.keyboard.type(' e mais');
  await expect(typed).toContainText('e mais');
});
