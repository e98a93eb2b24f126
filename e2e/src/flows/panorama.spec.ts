import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';
import { ToolColumn } from '../screens/tool-column';

const PHOTOGRAPH = '/stock/vale-ao-amanhecer.webp';
/** Too small for two slides. */
const SMALL = '/stock/folhas.webp';
const TITLES = ['Um', 'Dois', 'Três', 'Quatro'];

const deck = aDeck({
  slides: TITLES.map((content) =>
    aSlide({ layout: 'statement', elements: [anElement('title', { content })] }),
  ),
});

test('a photograph runs on over several slides, step by step; all slides are seen and exported side by side', async ({
  page,
  context,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  const id = await anaEdits(deck);
  const tools = new ToolColumn(page);
  const { column } = tools;
  const photograph = editor.canvas.slide.locator('[data-picture="panorama"]');
  const from = column.getByRole('combobox', { name: /^De / });
  const to = column.getByRole('combobox', { name: /^Até / });

  await test.step('it is chosen by its address and begins on the first two slides', async () => {
    await tools.open('Tema');
    const address = column.getByRole('textbox', { name: 'Foto panorâmica' });
    await address.fill(PHOTOGRAPH);
    await address.press('Enter');
    await expect(photograph).toHaveAttribute('src', PHOTOGRAPH);
    await expect(from).toHaveText('Slide 1');
    await expect(to).toHaveText('Slide 2');
    const isBlurred = column.getByText('A foto pode ficar borrada em 2 slides');
    await expect(isBlurred).toBeHidden();
    await address.fill(SMALL);
    await address.press('Enter');
    await expect(isBlurred).toBeVisible();
    await expectAccessible();
    await editor.undo.click();
    await expect(photograph).toHaveAttribute('src', PHOTOGRAPH);
    // What stands below moves up when it goes.
    await expect(isBlurred).toBeHidden();
  });
  await test.step('from and to, height and focus are one step each', async () => {
    await to.click();
    await page.getByRole('option', { name: 'Slide 4' }).click();
    await from.click();
    await page.getByRole('option', { name: 'Slide 2' }).click();
    await expect(to).toHaveText('Slide 4');
    await expect(photograph).toBeHidden();
    await editor.next.click();
    await expect(photograph).toHaveCSS('left', '0px');
    await tools.radio('Parte de cima').click();
    await expect(photograph).toHaveCSS('height', '314px');
    await editor.saveAll();
    const stored = await storedCarousel(context.request, id);
    expect(stored).toMatchObject({
      panoramaImageUrl: PHOTOGRAPH,
      panoramaFrom: 1,
      panoramaSpan: 3,
      panoramaHeight: 'upper',
    });
    await editor.undo.click();
    await expect(tools.radio('Inteira')).toBeChecked();
    await editor.undo.click();
    await expect(from).toHaveText('Slide 1');
    await column.getByRole('button', { name: 'Remover', exact: true }).click();
    await expect(photograph).toBeHidden();
    await editor.undo.click();
    await expect(photograph).toBeVisible();
  });
  await test.step('the deck is seen edge to edge until a slide is chosen', async () => {
    await page.getByRole('button', { name: 'Ver contínuo' }).click();
    const strip = page.getByRole('region', { name: 'Carrossel contínuo' });
    const slides = strip.getByRole('listitem');
    await expect(slides).toHaveCount(TITLES.length);
    const boxes = await Promise.all([slides.nth(0).boundingBox(), slides.nth(1).boundingBox()]);
    const [first, second] = boxes;
    expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0));
    // The button's tip stands outside of every region as long as the pointer rests on it.
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible();
    await strip.getByRole('button', { name: 'Ir para o slide 3' }).click();
    await expect(strip).toBeHidden();
    await editor.canvas.showsSlide(3, TITLES.length);
  });
  await test.step('all slides are one picture', async () => {
    const { name, content } = await downloadedBy(page, () => editor.export('Faixa inteira'));
    expect(name).toMatch(/\.png$/);
    expect(sizeOfPng(content)).toEqual({ width: 4 * 1080, height: 1350 });
  });
});
