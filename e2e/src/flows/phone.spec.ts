import { expect, test } from '../fixtures/test';
import { atRest } from '../screens/at-rest';
import { downloadedBy } from '../screens/download';
import { Finger, pointIn, swipe } from '../screens/finger';
import { Tools } from '../screens/tools';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits();
});

test('the slide fills the screen’s middle, changes with a swipe, and the tools stand below; a sheet leaves it in view, an element is dragged by its grip, and the panel goes to the next one', async ({
  page,
  editor,
}) => {
  await test.step('the tools under the thumb stand in a row', async () => {
    const tools = page.getByRole('navigation', { name: 'Ferramentas', exact: true });
    const differentRows = async () => {
      const buttons = await tools.getByRole('button').all();
      const boxes = await Promise.all(buttons.map((one) => one.boundingBox()));
      const rows = boxes.map((box) => `${box?.y}, ${box?.height} px high`);
      return { rows: new Set(rows).size, heights: [...new Set(boxes.map((box) => box?.height))] };
    };
    await expect.poll(differentRows).toEqual({ rows: 1, heights: [56] });
  });
  await test.step('nothing is wider than the screen, and the slide stays in its middle', async () => {
    const { canvas } = editor;
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await atRest(page.locator('html'));
    const before = await canvas.slide.boundingBox();
    await canvas.scrollSideways();
    expect(await canvas.slide.boundingBox()).toEqual(before);
  });
  await test.step('a swipe changes the slide, within bounds', async () => {
    const { canvas } = editor;
    await swipe(page, canvas.slide, -160);
    await canvas.showsSlide(2, 2);
    await swipe(page, canvas.slide, -160);
    await canvas.showsSlide(2, 2);
    await swipe(page, canvas.slide, 160);
    await canvas.showsSlide(1, 2);
    await swipe(page, canvas.slide, 20);
    await canvas.showsSlide(1, 2);
  });
  await test.step('the panel duplicates an element and goes to the next one', async () => {
    const { canvas, panel } = editor;
    const tools = new Tools(page);
    await canvas.tap('subtitle');
    await tools.open('Editar elemento');
    await panel.panel.getByRole('button', { name: 'Duplicar elemento' }).click();
    await expect.poll(() => canvas.kinds()).toEqual(['subtitle', 'subtitle', 'title', 'text']);
    await panel.panel.getByRole('button', { name: 'Próximo elemento' }).click();
    await panel.isAbout('Título');
    await tools.closeSheet();
    await test.step('which stays away once the selection is given up, whatever is selected next', async () => {
      await canvas.tap('title');
      await tools.open('Editar elemento');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await expect(tools.sheet).toBeHidden();
      await canvas.tap('title');
      await expect(page.getByRole('button', { name: 'Editar elemento' })).toBeVisible();
      await expect(tools.sheet).toBeHidden();
    });
    await editor.takesAllBack();
  });
  await test.step('a sheet leaves the slide in view, and goes when its grip is pulled or pressed', async () => {
    const { canvas } = editor;
    const tools = new Tools(page);
    await tools.open('Estilo');
    const roomAboveSheet = async () => {
      const [slide, sheet] = [await canvas.slide.boundingBox(), await tools.sheet.boundingBox()];
      const { y = 0, height = 0 } = slide ?? {};
      return height > 200 ? (sheet?.y ?? 0) - (y + height) : -height;
    };
    await expect.poll(roomAboveSheet).toBeGreaterThan(0);
    await tools.sheet.getByRole('button', { name: /^Layout/ }).click();
    const vary = tools.sheet.getByRole('button', { name: 'Variar' });
    await expect.poll(async () => (await vary.boundingBox())?.height).toBe(44);
    await vary.click();
    await expect(tools.sheet.getByRole('radio', { checked: true }).first()).toBeVisible();
    await tools.sheet.getByRole('button', { name: 'Layout', exact: true }).click();
    const grip = tools.sheet.getByRole('button', { name: 'Fechar' });
    const finger = await Finger.down(page, await pointIn(grip));
    await finger.moveTo({ x: 195, y: 700 });
    await expect(tools.sheet).toBeHidden();
    await finger.up();
    await tools.open('Slides');
    await tools.sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect(tools.sheet).toBeHidden();
    await editor.takesAllBack();
  });
  await test.step('a finger on the grip drags the element, and neither page nor slide', async () => {
    const { canvas } = editor;
    await canvas.tap('subtitle');
    const finger = await Finger.down(page, await pointIn(canvas.grip));
    await finger.moveTo(await pointIn(canvas.element('text'), 0.9, 0.9));
    await expect(canvas.dropLine).toBeVisible();
    await finger.up();
    await expect(canvas.dropLine).toBeHidden();
    expect(await canvas.kinds()).toEqual(['title', 'text', 'subtitle']);
    await canvas.showsSlide(1, 2);
  });
});

test('a slide is made and exported with the thumb', async ({ page, editor, notices }) => {
  const tools = new Tools(page);
  await tools.open('Slides');
  await editor.slides.addSlide();
  await editor.slides.shows(3);
  await tools.closeSheet();
  await editor.canvas.showsSlide(3, 3);
  await tools.openLibrary();
  await editor.library.choose('Divisor');
  await tools.open('Editar elemento');
  await editor.panel.isAbout('Divisor');
  await editor.panel.moveUp.click();
  await tools.closeSheet();
  expect(await editor.canvas.kinds()).toEqual(['title', 'text', 'divider', 'image']);
  const { name } = await downloadedBy(page, () => tools.export());
  expect(name).toBe('slide_3.png');
  await editor.save.click();
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
});
