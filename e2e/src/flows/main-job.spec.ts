import { storedCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { compareImages } from '../pixels/compare';
import type { Editor } from '../screens/editor';
import { Gallery } from '../screens/gallery';

const SAMPLE_HEADINGS = ['Seu primeiro carrossel começa aqui', 'Funcionalidades principais'];

/** Pictures of all slides, taken one after another without a selection. */
async function images(editor: Editor, total: number): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  for (let number = 1; number <= total; number += 1) {
    await editor.slides.open(number);
    await editor.canvas.showsSlide(number, total);
    taken.push(await editor.canvas.image(number));
  }
  return taken;
}

test('from registration to a carousel that is still there after a restart', async ({
  page,
  context,
  server,
  signIn,
  editor,
  notices,
  newcomer,
}) => {
  // The whole job in one go, with a start of the server in it.
  test.slow();
  const { canvas, slides, panel } = editor;
  await signIn.openRegistration();
  await signIn.register(newcomer);
  await new Gallery(page).startBlank();
  await editor.isShown();
  await slides.headingsAre(SAMPLE_HEADINGS);

  await editor.rename('Manhãs mais leves');
  await canvas.writeOver('title', 'A manhã começa na noite anterior');
  await page.keyboard.press('Enter');
  await canvas.selectNothing();

  await slides.addSlide();
  await canvas.showsSlide(3, 3);
  for (const kind of ['title', 'text', 'image'] as const) {
    await canvas.select(kind);
    await panel.remove.click();
  }
  await expect(page.getByRole('button', { name: 'Adicionar Primeiro Elemento' })).toBeVisible();
  await editor.add('Título');
  await editor.add('Subtítulo');
  await editor.add('Divisor');
  await editor.add('Lista');
  await canvas.selectNothing();
  await slides.addSlide();
  await editor.add('Ícone');
  await editor.add('Shape');
  await editor.add('Imagem');
  await editor.add('Texto');
  await canvas.selectNothing();
  expect(await canvas.kinds()).toEqual([
    'title',
    'text',
    'image',
    'icon',
    'shape',
    'image',
    'text',
  ]);

  await slides.moveUp(4).click();
  await slides.headingsAre([
    'A manhã começa na noite anterior',
    'Funcionalidades principais',
    'Título do slide',
    'Um título que prende a atenção',
  ]);
  await slides.duplicate(2).click();
  await slides.shows(5);
  await slides.remove(2).click();
  await slides.shows(4);

  await editor.saves('Salvar');
  await editor.save.click();
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  await editor.saves('Salvo');
  await expect(editor.save).toBeDisabled();
  const id = await editor.carouselId();

  const before = { contents: await slides.contents(), images: await images(editor, 4) };
  expect(before.contents.map((slide) => slide.map(({ kind }) => kind))).toEqual([
    ['subtitle', 'title', 'text'],
    ['title', 'text', 'image', 'icon', 'shape', 'image', 'text'],
    ['title', 'subtitle', 'divider', 'list'],
    ['title', 'list'],
  ]);
  await server.restart();
  await page.reload();
  await editor.isShown();
  await expect(editor.title).toHaveText('Manhãs mais leves');
  await editor.saves('Salvo');
  expect(await slides.contents()).toEqual(before.contents);
  const after = await images(editor, 4);
  for (const [index, image] of after.entries()) {
    const { mismatch } = await compareImages(image, before.images[index] ?? Buffer.alloc(0));
    expect(mismatch, `picture of slide ${index + 1}`).toBe(0);
  }
  expect(
    (await storedCarousel(context.request, id)).slides.map(({ position }) => position),
  ).toEqual([0, 1, 2, 3]);
});

test('the first save says what it does and then shows the address of the carousel; Ctrl+S saves', async ({
  page,
  editor,
  notices,
  anaEdits,
}) => {
  await anaEdits();
  await editor.saves('Salvar');
  const saving = page.waitForRequest(/carousels\.saveDeck/);
  await page.route(/carousels\.saveDeck/, async (route) => {
    await expect(editor.save).toBeDisabled();
    await editor.saves('Salvando...');
    await route.continue();
  });
  await editor.save.click();
  await saving;
  await notices.say('Salvo', 'Carrossel salvo com sucesso');
  await editor.saves('Salvo');
  const id = await editor.carouselId();
  await expect(page.getByRole('link', { name: /^Novo Carrossel ?Hoje$/ })).toBeVisible();
  await page.unrouteAll();
  await editor.startNew();
  await editor.saves('Salvar');
  await editor.rename('Pelo teclado');
  await page.keyboard.press('ControlOrMeta+S');
  await editor.saves('Salvo');
  expect(await editor.carouselId()).not.toBe(id);
});
