import { aDeck, anElement, aSlide } from '@arrasta/testkit';
import { readPdf } from '../files/read-pdf';
import { unzipped } from '../files/unzipped';
import { expect, test } from '../fixtures/test';
import { sizeOfPng } from '../pixels/png-size';
import { downloadedBy } from '../screens/download';
import { Overflow } from '../screens/overflow';
import { ToolColumn } from '../screens/tool-column';
import { Tools } from '../screens/tools';

const SENTENCE = 'Dez minutos de luz natural avisam o corpo de que o dia começou. ';

/** Fits at 4:5 and at 9:16, but not on a square. */
const long = () =>
  aSlide({
    elements: [
      anElement('title', { content: 'Comece pela luz' }),
      anElement('text', { content: SENTENCE.repeat(8).trim() }),
    ],
  });

const short = () =>
  aSlide({ type: 'intro', elements: [anElement('title', { content: 'Bom dia' })] });

test('the format of all slides is chosen in one step, exported, and what it has no room for is named', async ({
  page,
  editor,
  notices,
  anaEdits,
  expectAccessible,
}) => {
  await anaEdits(aDeck({ slides: [short(), long(), short(), long()] }));
  const tools = new ToolColumn(page);
  const ratio = () =>
    editor.canvas.slide.evaluate((slide) => {
      const { width, height } = slide.getBoundingClientRect();
      return Math.round((height / width) * 100) / 100;
    });
  await test.step('a closed section says which it is, an open one shows the cover in each', async () => {
    await tools.says('Formato', '4:5');
    await tools.open('Formato');
    await expect(tools.radio('4:5')).toBeChecked();
    await expect(tools.column).toContainText('1080 × 1350. Vale para o carrossel inteiro.');
    await expectAccessible();
  });
  await test.step('slides that do not fit are named once, with the ways out of each', async () => {
    await tools.radio('1:1').click();
    await expect(tools.column).toContainText('1080 × 1080. Vale para o carrossel inteiro.');
    await expect.poll(ratio).toBe(1);
    await expect(notices.card).toContainText('2 slides não cabem em 1:1');
    await expect(notices.card).toContainText('O conteúdo dos slides 2 e 4 passa do campo.');
    await notices.card.getByRole('button', { name: 'Resolver' }).click();
    const dialog = page.getByRole('dialog', { name: 'O que não cabe em 1:1' });
    const row = (number: number) => dialog.getByRole('listitem', { name: `Slide ${number}` });
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(row(2)).toContainText('O texto passa da área segura');
    await expectAccessible();
    await row(4).getByRole('button', { name: 'Dividir em dois slides' }).click();
    await expect(row(4)).toContainText('Agora tudo cabe.');
    await expect(row(5)).toContainText('Agora tudo cabe.');
    await row(2).getByRole('button', { name: 'Ver slide 2' }).click();
    await expect(dialog).toBeHidden();
    await editor.canvas.showsSlide(2, 5);
    // The division is one step of undo, and the format another.
    await editor.undo.click();
    await editor.canvas.showsSlide(1, 4);
    await editor.next.click();
    await editor.canvas.showsSlide(2, 4);
    await new Overflow(page).says('Texto não cabe');
  });
  await test.step('a file has the size of the format and says so in its name', async () => {
    const square = await downloadedBy(page, () => editor.export('Imagem PNG'));
    expect(square.name).toBe('slide_2_1x1.png');
    expect(sizeOfPng(square.content)).toEqual({ width: 1080, height: 1080 });
    await editor.undo.click();
    await expect.poll(ratio).toBe(1.25);
    await expect(editor.undo).toBeDisabled();
    await tools.radio('9:16').click();
    await expect.poll(ratio).toBe(1.78);
    const slide = () => editor.canvas.slide.screenshot();
    const withoutZones = await slide();
    await page.keyboard.press('z');
    await expect(tools.column.getByRole('switch', { name: /zonas livres/ })).toBeChecked();
    expect(await slide()).not.toEqual(withoutZones);
    const story = await downloadedBy(page, () => editor.export('Imagem PNG'));
    expect(sizeOfPng(story.content)).toEqual({ width: 1080, height: 1920 });
    const { content } = await downloadedBy(page, () => editor.export('PDF'));
    expect(readPdf(content).pages[0]).toEqual([432, 768]);
  });
  await test.step('several formats go into one archive, a folder for each', async () => {
    const { name, content } = await downloadedBy(page, async () => {
      await editor.export('ZIP em outros formatos');
      const dialog = page.getByRole('dialog', { name: 'ZIP em outros formatos' });
      await expect(dialog.getByRole('checkbox', { name: '9:16 Stories' })).toBeChecked();
      await dialog.getByRole('checkbox', { name: '3:4 Perfil' }).check();
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Exportar ZIP' }).click();
    });
    expect(name).toBe('Novo Carrossel.zip');
    const files = unzipped(content);
    const images = [...files.keys()].filter((one) => one.endsWith('.png'));
    expect(images).toEqual(
      ['3x4', '9x16'].flatMap((folder) =>
        [1, 2, 3, 4].map((number) => `${folder}/slide_${number}.png`),
      ),
    );
    const sizes = ['3x4/slide_1.png', '9x16/slide_4.png'].map((one) =>
      sizeOfPng(files.get(one) ?? Buffer.alloc(0)),
    );
    expect(sizes).toEqual([
      { width: 1080, height: 1440 },
      { width: 1080, height: 1920 },
    ]);
  });
  await test.step('the format is saved with the carousel', async () => {
    await editor.saveAll();
    await page.reload();
    await expect.poll(ratio).toBe(1.78);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('four tiles say where each format is seen', async ({ page, editor, anaEdits }) => {
    await anaEdits();
    const tools = new Tools(page);
    await tools.open('Estilo');
    await tools.sheet.getByRole('button', { name: /^Formato/ }).click();
    const tile = tools.sheet.getByRole('radio', { name: '9:16 Stories' });
    await tile.click();
    await expect(tile).toBeChecked();
    expect((await tile.boundingBox())?.height).toBe(92);
    await tools.closeSheet();
    const box = await editor.canvas.slide.boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
  });
});
