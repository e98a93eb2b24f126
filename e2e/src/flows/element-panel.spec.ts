import { deckOfAllKinds } from '../fixtures/deck-of-all-kinds';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits(deckOfAllKinds());
});

test.describe('the text of an element', () => {
  test('is written in the panel, kept with Enter, and taken back with Escape or undo', async ({
    editor,
    page,
  }) => {
    await test.step('has four rows in lists and texts, two in the others', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      await expect(panel.content).toHaveAttribute('rows', '2');
      await canvas.select('text');
      await expect(panel.content).toHaveAttribute('rows', '4');
      await editor.next.click();
      await canvas.select('subtitle');
      await expect(panel.content).toHaveAttribute('rows', '2');
      await canvas.select('list');
      await expect(panel.items).toHaveAttribute('rows', '4');
      await editor.takesAllBack();
      await editor.slides.open(1);
    });
    await test.step('all that is done to it stands in one row', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      const [first, last] = [await panel.moveUp.boundingBox(), await panel.remove.boundingBox()];
      expect(last?.y).toBe(first?.y);
      await expect(panel.remove).toBeInViewport({ ratio: 1 });
      await editor.takesAllBack();
      await editor.slides.open(1);
    });
    await test.step('Enter keeps a title and leaves the field', async () => {
      const { canvas, panel } = editor;
      await canvas.select('title');
      await panel.content.fill('Luz da manhã');
      await panel.content.press('Enter');
      await expect(panel.content).not.toBeFocused();
      await expect(canvas.element('title')).toHaveText('Luz da manhã');
      await editor.takesAllBack();
      await editor.slides.open(1);
    });
    await test.step('Escape takes back what was typed, and leaves no edit', async () => {
      const { canvas, panel, undo } = editor;
      await canvas.select('title');
      await panel.content.pressSequentially(' e mais');
      await expect(canvas.element('title')).toContainText(' e mais');
      await panel.content.press('Escape');
      await expect(canvas.element('title')).toHaveText('Comece pela luz');
      await panel.isAbout('Título');
      await expect(undo).toBeDisabled();
      await editor.takesAllBack();
      await editor.slides.open(1);
    });
    await test.step('undo and redo by key take a burst as a whole, the caret still in it', async () => {
      const { canvas, panel, undo } = editor;
      await canvas.select('title');
      await editor.inOneBurst(async () => {
        await panel.content.pressSequentially('Já. ');
        await page.keyboard.press('ControlOrMeta+Z');
      });
      await expect(panel.content).toHaveValue('Comece pela luz');
      await expect(undo).toBeDisabled();
      await expect(panel.content).toBeFocused();
      await page.keyboard.press('ControlOrMeta+Shift+Z');
      await expect(canvas.element('title')).toHaveText('Já. Comece pela luz');
    });
  });
});

test.describe('the look of a text', () => {
  test('is chosen in the panel and seen on the slide', async ({ editor, page }) => {
    await test.step('size, weight and alignment reach the slide', async () => {
      const { canvas, panel } = editor;
      const words = canvas.element('text').locator('[dir="auto"]');
      await canvas.select('text');
      await expect(panel.select('Tamanho')).toContainText('Normal16 px');
      await panel.choose('Tamanho', 'Enorme 30 px');
      await expect(words).toHaveCSS('font-size', '30px');
      await expect(panel.select('Peso')).toContainText('Normal400');
      await panel.choose('Peso', 'Negrito');
      await expect(words).toHaveCSS('font-weight', '700');
      await panel.segment('Alinhamento', 'À direita').check();
      await expect(words).toHaveCSS('text-align', 'right');
      await editor.takesAllBack();
    });
    await test.step('a background is put behind it, undone by key where it was chosen, and taken away', async () => {
      const { canvas, panel } = editor;
      const box = canvas.element('text').locator('> div');
      await canvas.select('text');
      await expect(panel.hex('Fundo')).toHaveAttribute('placeholder', 'Nenhum');
      const colors = await panel.openColors('Fundo');
      await colors.getByRole('button', { name: 'Cor do texto' }).click();
      await expect(box).toHaveCSS('background-color', 'rgb(17, 24, 39)');
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.keyboard.press('ControlOrMeta+Y');
      await expect(box).toHaveCSS('background-color', 'rgb(17, 24, 39)');
      await colors.getByRole('button', { name: 'Nenhum' }).click();
      await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await editor.takesAllBack();
    });
    await test.step('closed sections show their values; inside are corners, border and shadow', async () => {
      const { canvas, panel } = editor;
      const box = canvas.element('text').locator('> div');
      await canvas.select('text');
      await expect(panel.section('Sombra')).toHaveText('SombraNenhuma');
      await panel.section('Sombra').click();
      await panel.choose('Sombra', 'Média');
      await expect(box.locator('[dir="auto"]')).toHaveCSS('text-shadow', /0px 2px 4px/);
      await panel.section('Bordas e cantos').click();
      await expect(panel.hex('Cor da borda')).toBeHidden();
      await panel.choose('Borda', '2 px');
      await panel.hex('Cor da borda').fill('06D6A0');
      await panel.hex('Cor da borda').press('Enter');
      await expect(box).toHaveCSS('border', '2px solid rgb(6, 214, 160)');
      await panel.choose('Cantos', '8 px');
      await expect(box).toHaveCSS('border-radius', '8px');
      await panel.choose('Espaço interno', '24 px');
      await expect(box).toHaveCSS('padding', '24px');
      await panel.section('Bordas e cantos').click();
      await expect(panel.section('Bordas e cantos')).toHaveText('Bordas e cantos8 px, borda 2 px');
      await editor.takesAllBack();
    });
    await test.step('a colour is typed, taken from the carousel, or given back to the theme', async () => {
      const { canvas, panel } = editor;
      const words = canvas.element('title').locator('[dir="auto"]');
      await canvas.select('title');
      await expect(panel.hex('Texto')).toHaveValue('111827');
      await panel.hex('Texto').fill('b9481f');
      await panel.hex('Texto').press('Enter');
      await expect(words).toHaveCSS('color', 'rgb(185, 72, 31)');
      await panel.hex('Texto').fill('azul');
      await panel.hex('Texto').press('Enter');
      await expect(panel.panel.getByRole('alert')).toHaveText('Cor inválida');
      await expect(words).toHaveCSS('color', 'rgb(185, 72, 31)');
      const colors = await panel.openColors('Texto');
      await colors.getByRole('button', { name: 'Cor principal' }).click();
      await expect(words).toHaveCSS('color', 'rgb(79, 70, 229)');
      await colors.getByRole('button', { name: 'Do tema' }).click();
      await expect(words).toHaveCSS('color', 'rgb(17, 24, 39)');
      await page.keyboard.press('Escape');
      await expect(colors).toBeHidden();
      await panel.isAbout('Título');
      await editor.takesAllBack();
    });
    await test.step('a subtitle takes the text colour when it is chosen by hand', async () => {
      const { canvas, panel, slides } = editor;
      await slides.open(2);
      await canvas.select('subtitle');
      await panel.hex('Texto').fill('111827');
      await panel.hex('Texto').press('Enter');
      const words = canvas.element('subtitle').locator('[dir="auto"]');
      await expect(words).toHaveCSS('color', 'rgb(17, 24, 40)');
    });
  });
});

test('lists, pictures and figures have settings of their own', async ({ editor, page }) => {
  await test.step('a picture has its fit, opacity in steps of 5, and height', async () => {
    const { canvas, panel } = editor;
    const image = canvas.element('image').locator('img');
    await canvas.select('image');
    await panel.segment('Ajuste', 'Conter').check();
    await expect(image).toHaveCSS('object-fit', 'contain');
    const opacity = panel.panel.getByRole('slider', { name: 'Opacidade' });
    await expect(opacity).toHaveAttribute('aria-valuenow', '100');
    await opacity.press('ArrowLeft');
    await expect(opacity).toHaveAttribute('aria-valuenow', '95');
    await expect(image).toHaveCSS('opacity', '0.95');
    await expect(panel.select('Altura')).toContainText('192 px');
    await panel.choose('Altura', 'Automática');
    await expect(canvas.element('image')).toHaveCSS('height', '216px');
    await page.keyboard.press('ControlOrMeta+Z');
    await expect(canvas.element('image')).toHaveCSS('height', '192px');
    await editor.takesAllBack();
    await editor.slides.open(1);
  });
  await test.step('a list has its marker, one of eight icons, and four spacings', async () => {
    const { canvas, panel } = editor;
    await editor.next.click();
    await canvas.select('list');
    await expect(panel.segment('Ícone do marcador', 'Confirmado')).toBeChecked();
    await expect(
      panel.panel.getByRole('radiogroup', { name: 'Ícone do marcador' }).getByRole('radio'),
    ).toHaveCount(8);
    await panel.segment('Ícone do marcador', 'Troféu').check();
    await expect(canvas.element('list').locator('svg').first().locator('path')).toHaveCount(6);
    await expect(panel.segment('Espaço entre itens', '8')).toBeChecked();
    await panel.segment('Espaço entre itens', '16').check();
    await expect(canvas.element('list').locator('ul')).toHaveCSS('gap', '16px');
    await expect(panel.hex('Fundo')).toHaveValue('10%');
    await panel.segment('Marcador', 'Numerada').check();
    await expect(canvas.element('list').locator('li').nth(2)).toHaveText('3Três tarefas');
    await expect(panel.segment('Ícone do marcador', 'Troféu')).toBeHidden();
    await editor.takesAllBack();
    await editor.slides.open(1);
  });
  await test.step('icons, shapes and dividers have their measures and colours', async () => {
    const { canvas, panel } = editor;
    await editor.next.click();
    await editor.next.click();
    await canvas.select('icon');
    await panel.segment('Tamanho', '64').check();
    await expect(canvas.element('icon').locator('svg')).toHaveAttribute('width', '64');
    await panel.panel.getByRole('textbox', { name: 'Buscar ícone' }).fill('coracao');
    await panel.panel.getByRole('button', { name: 'Coração' }).click();
    await expect(panel.panel.getByRole('button', { name: 'Coração' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await canvas.select('shape');
    const shape = canvas.element('shape').locator('> div');
    await expect(panel.hex('Cor')).toHaveValue('4F46E5');
    await panel.choose('Largura', '192 px');
    await panel.choose('Altura', '64 px');
    await panel.choose('Cantos', 'Redondos');
    await expect(shape).toHaveCSS('width', '192px');
    await expect(shape).toHaveCSS('height', '64px');
    await expect(shape).toHaveCSS('border-radius', '999px');
    await panel.segment('Opacidade', '25%').check();
    await expect(canvas.element('shape')).toHaveCSS('opacity', '0.25');
    await canvas.select('divider');
    const line = canvas.element('divider').locator('> div');
    await expect(panel.hex('Cor')).toHaveValue('00B356');
    await panel.segment('Espessura', '8 px').check();
    await panel.choose('Largura', '256 px');
    await expect(line).toHaveCSS('height', '8px');
    await expect(line).toHaveCSS('width', '256px');
  });
});
