import { expect, test } from '../fixtures/test';
import { ToolColumn } from '../screens/tool-column';

test.beforeEach(async ({ anaEdits }) => {
  await anaEdits();
});

test('sections say what they are set to; fonts, page indicator and footer are chosen', async ({
  page,
  editor,
}) => {
  await test.step('closed, the sections say what they are set to', async () => {
    const tools = new ToolColumn(page);
    await tools.says('Marca', 'Sua marca');
    await tools.says('Fonte', 'DM Sans');
    await tools.says('Tema', 'Minimalista');
    await tools.says('Opções', 'Número da página');
    await editor.takesAllBack();
  });
  await test.step('the ways out of the product open beside it', async () => {
    const hosting = new ToolColumn(page).column.getByRole('link', { name: /^Hospedagem/ });
    await expect(hosting).toHaveAttribute('href', 'https://postimages.org/');
    await expect(hosting).toHaveAttribute('target', '_blank');
    await editor.takesAllBack();
  });
  await test.step('15 title fonts and 14 content fonts, each seen on the slide', async () => {
    const tools = new ToolColumn(page);
    await tools.open('Fonte');
    const titles = await tools.offeredFonts('Título');
    const contents = await tools.offeredFonts('Conteúdo');
    expect(titles).toHaveLength(15);
    expect(contents).toEqual(titles.filter((font) => font !== 'Bebas Neue'));
    await tools.chooseFont('Título', 'Playfair Display');
    await tools.chooseFont('Conteúdo', 'Lato');
    const familyOf = (kind: 'title' | 'text') =>
      editor.canvas.element(kind).evaluate((element) => {
        const painted = element.querySelector('[style*="font-family"]') ?? element;
        return getComputedStyle(painted).fontFamily;
      });
    await expect.poll(() => familyOf('title')).toContain('Playfair Display');
    await expect.poll(() => familyOf('text')).toContain('Lato');
    await editor.takesAllBack();
  });
  await test.step('the pairs of the theme are one step', async () => {
    const tools = new ToolColumn(page);
    await page.getByRole('button', { name: 'Usar fontes do tema: DM Sans e Inter' }).click();
    await expect(tools.column.getByRole('combobox', { name: 'Conteúdo' })).toHaveValue('Inter');
    await editor.undo.click();
    await expect(tools.column.getByRole('combobox', { name: 'Conteúdo' })).toHaveValue(
      'Montserrat',
    );
  });
  await test.step('page indicator and footer', async () => {
    await editor.takesAllBack();
    const tools = new ToolColumn(page);
    const { slide } = editor.canvas;
    await tools.open('Opções');
    await expect(tools.radio('Número da página')).toBeChecked();
    await expect(slide).toContainText('1 / 2');
    await tools.radio('Arraste →').click();
    await expect(slide).toContainText('Arraste');
    await tools.radio('Nenhum').click();
    await expect(slide).not.toContainText('Arraste');
    const brand = slide.locator('[data-brand-line]');
    await expect(brand).toBeVisible();
    await tools.switch('Ocultar rodapé').click();
    await expect(brand).toBeHidden();
  });
});

test('themes, palettes and colours are chosen, each one step', async ({ page, editor }) => {
  await test.step('a theme changes the slides and keeps the fonts; undo takes it back', async () => {
    const tools = new ToolColumn(page);
    const align = () =>
      editor.canvas
        .element('title')
        .evaluate(
          (element) =>
            getComputedStyle(element.querySelector('[style*="text-align"]') ?? element).textAlign,
        );
    await tools.open('Tema');
    await expect(tools.radio('Minimalista')).toBeChecked();
    await tools.radio('Moldura').click();
    await expect(tools.radio('Moldura')).toBeChecked();
    await expect.poll(align).toBe('center');
    await tools.says('Fonte', 'DM Sans');
    await editor.undo.click();
    await expect(tools.radio('Minimalista')).toBeChecked();
    await expect.poll(align).not.toBe('center');
    await editor.takesAllBack();
  });
  await test.step('the palettes are one stop for Tab; arrows walk through them and choose nothing', async () => {
    const tools = new ToolColumn(page);
    await tools.radio('Cyan Fresh').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    const seventh = tools.column
      .getByRole('radiogroup', { name: 'Sólidas' })
      .getByRole('radio')
      .nth(7);
    await expect(seventh).toBeFocused();
    await expect(editor.undo).toBeDisabled();
    await page.keyboard.press('Enter');
    await expect(seventh).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(tools.switch('Cores personalizadas')).toBeFocused();
    await editor.takesAllBack();
  });
  await test.step('colours of one’s own: three pickers in the place of the palettes', async () => {
    const tools = new ToolColumn(page);
    await tools.switch('Cores personalizadas').click();
    await expect(tools.radio('Cyan Fresh')).toBeHidden();
    await expect(tools.color('Primária')).toHaveValue('4F46E5');
    await expect(tools.color('Secundária')).toHaveValue('FFFFFF');
    await expect(tools.color('Destaque')).toHaveValue('111827');
    await tools.color('Destaque').fill('7A1F3D');
    await tools.color('Destaque').press('Enter');
    await editor.next.click();
    const color = () =>
      editor.canvas
        .element('title')
        .evaluate(
          (element) => getComputedStyle(element.querySelector('[style*="color"]') ?? element).color,
        );
    await expect.poll(color).toBe('rgb(122, 31, 61)');
    await tools.switch('Cores personalizadas').click();
    await expect(tools.column).toContainText('Personalizada');
    await editor.takesAllBack();
  });
  await test.step('palettes: 52 and 23, the worn one marked, one step with all it recolours', async () => {
    const tools = new ToolColumn(page);
    const solid = tools.column.getByRole('radiogroup', { name: 'Sólidas' });
    await expect(solid.getByRole('radio')).toHaveCount(52);
    await expect(solid.getByRole('radio').first()).toHaveAccessibleName('Cyan Fresh');
    await tools.radio('Noite Cobalto').click();
    await expect(tools.radio('Noite Cobalto')).toBeChecked();
    await editor.next.click();
    const color = () =>
      editor.canvas
        .element('title')
        .evaluate(
          (element) => getComputedStyle(element.querySelector('[style*="color"]') ?? element).color,
        );
    await expect.poll(color).toBe('rgb(243, 245, 255)');
    await tools.column.getByText('Gradientes', { exact: true }).click();
    const gradients = tools.column.getByRole('radiogroup', { name: 'Gradientes' });
    await expect(gradients.getByRole('radio')).toHaveCount(23);
    await tools.radio('Pôr do Sol').click();
    await expect(tools.radio('Pôr do Sol')).toBeChecked();
    await editor.undo.click();
    await editor.undo.click();
    await expect(editor.undo).toBeDisabled();
  });
});
