import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test as base } from '../fixtures/test';
import { pressBoth } from '../screens/late-press';
import { LayoutSection } from '../screens/layout-section';

const items = 'Farinha: do Paraná\nÁgua: filtrada\nSal: 2 % do peso';

const deck = () =>
  aDeck({
    slides: [
      aSlide({ elements: [anElement('title', { content: 'O pão de 36 horas' })] }),
      aSlide({
        elements: [
          anElement('title', { content: 'O que entra na massa' }),
          anElement('list', { content: items }),
        ],
      }),
      aSlide({ elements: [anElement('title', { content: 'Salve este post' })] }),
    ],
  });

/** Ana edits that deck; its layouts. */
const test = base.extend<{ layout: LayoutSection }>({
  layout: async ({ page, anaEdits }, use) => {
    await anaEdits(deck());
    await use(new LayoutSection(page));
  },
});

test('a layout is picked as this very slide looks in it, and stays', async ({
  page,
  editor,
  anaEdits,
  expectAccessible,
}) => {
  const layout = new LayoutSection(page);
  const id = await anaEdits(deck());
  await editor.next.click();
  await layout.isNamed('Pilha');
  await layout.bar.getByRole('button', { name: 'Pilha' }).click();
  await expect(layout.suiting('Cartões')).toBeVisible();
  await expect(layout.other(/Foto no alto/)).toContainText('pede foto');
  await expectAccessible();
  const list = editor.canvas.element('list');
  const stacked = await list.boundingBox();
  await layout.suiting('Cartões').hover();
  await expect.poll(() => list.boundingBox()).not.toEqual(stacked);
  await layout.bar.hover();
  await expect.poll(() => list.boundingBox()).toEqual(stacked);
  await expect(editor.undo).toBeDisabled();
  await layout.suiting('Cartões').click();
  await layout.isNamed('Cartões');
  await layout.stand('Tinta');
  await expect(layout.bar).toContainText('Tinta');
  await editor.saveByKey();
  await editor.saves('Salvo');
  await editor.open(id);
  await editor.next.click();
  await layout.isNamed('Cartões');
  await expect(layout.bar).toContainText('Tinta');
  await expect(editor.canvas.element('list').getByRole('listitem')).toHaveText([
    /Farinha/,
    /Água/,
    /Sal/,
  ]);
});

test('the empty place of a layout is shown on the canvas and filled from there', async ({
  page,
  editor,
  layout,
}) => {
  const fill = page.getByRole('button', { name: 'Adicionar foto', exact: true });
  await layout.bar.getByRole('button', { name: 'Pilha' }).click();
  await layout.other(/Foto no alto/).click();
  await fill.click();
  await expect(editor.canvas.element('image')).toBeVisible();
  await expect(fill).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(fill).toBeVisible();

  await test.step('none is shown over a list that has no values yet', async () => {
    const addList = page.getByRole('button', { name: 'Adicionar lista', exact: true });
    await layout.other(/Barras/).click();
    await expect(addList).toBeVisible();
    await pressBoth(editor.next, layout.other(/Barras/));
    await layout.isNamed('Barras');
    await expect(editor.canvas.element('list').getByRole('listitem')).toHaveCount(3);
    await expect(addList).toBeHidden();
  });
});

test('V goes through the suiting layouts and back; the whole carousel is designed anew; texts and lists of a composed slide are typed in their place', async ({
  page,
  editor,
  layout,
}) => {
  await test.step('V goes through the suiting layouts and back, each one step of undo', async () => {
    await editor.next.click();
    await layout.vary.click();
    await layout.isNamed('Cartões');
    await page.keyboard.press('v');
    await layout.isNamed('Lista grande');
    await page.keyboard.press('Shift+V');
    await layout.isNamed('Cartões');
    await page.keyboard.press('ControlOrMeta+Z');
    await layout.isNamed('Lista grande');
  });
  await test.step('the whole carousel is designed anew, and that is taken back from the notice', async () => {
    await editor.takesAllBack();
    await editor.slides.open(1);
    await layout.redesign.click();
    await layout.dialog.getByRole('button', { name: 'Redesenhar', exact: true }).click();
    await layout.isNamed('Capa só tipo');
    await expect(page.getByText('3 slides com layout novo.')).toBeVisible();
    await editor.next.click();
    await layout.isNamed('Cartões');
    await page.getByRole('button', { name: 'Desfazer', exact: true }).last().click();
    await layout.isNamed('Pilha');
  });
  await editor.takesAllBack();
  await editor.slides.open(1);
  const { canvas } = editor;
  await editor.next.click();
  await layout.vary.click();
  await layout.isNamed('Cartões');
  await test.step('a title is never hidden while it is empty', async () => {
    await canvas.writeOver('title', 'Só três coisas');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Quatro coisas');
    await page.keyboard.press('Enter');
    await expect(canvas.element('title')).toHaveText('Quatro coisas');
  });
  await test.step('Enter begins an item, which has its own card at once', async () => {
    await canvas.element('list').dblclick();
    await expect(canvas.field).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tempo: 36 horas');
    await canvas.selectNothing();
    await expect(canvas.element('list').getByRole('listitem')).toHaveCount(4);
    await expect(canvas.element('list')).toContainText('36 horas');
  });
});

test('words on turned paper are selected and typed where they lie, in their own order', async ({
  page,
  editor,
  anaEdits,
}) => {
  const { canvas } = editor;
  const words = [
    anElement('title', { content: 'Luz' }),
    anElement('text', { content: 'Às sete.' }),
  ];
  const picture = anElement('image', { content: '/stock/luz-da-janela.webp' });
  await anaEdits(
    aDeck({
      carousel: aCarousel({ theme: 'notebook' }),
      slides: [aSlide({ layout: 'cover-photo', elements: [...words, picture] })],
    }),
  );
  const isTurned = () =>
    canvas.element('title').evaluate((title) => getComputedStyle(title).transform !== 'none');
  expect(await canvas.kinds()).toEqual(['title', 'text', 'image']);
  expect(await isTurned()).toBe(true);
  await canvas.select('title');
  await expect(canvas.actions).toBeVisible();
  await canvas.writeOver('title', 'Luz da janela');
  expect(await isTurned()).toBe(true);
  await page.keyboard.press('Enter');
  await expect(canvas.element('title')).toHaveText('Luz da janela');
});
