import { aCarousel, aDeck, ana, anElement, aSlide } from '@arrasta/testkit';
import { storeCarousel, storedTitles } from '../fixtures/stored-carousel';
import { heldBack } from '../fixtures/held-back';
import { storeImage } from '../fixtures/stored-image';
import { expect, test } from '../fixtures/test';
import { Gallery } from '../screens/gallery';
import { MyCarousels } from '../screens/my-carousels';

const isShown = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;

const deckNamed = (title: string) =>
  aDeck({
    carousel: aCarousel({ title }),
    slides: [aSlide({ elements: [anElement('title', { content: `Capa de ${title}` })] }), aSlide()],
  });

test('carousels are found by a part of the title, opened and begun; cards and list load stored pictures in small, the editor loads them whole', async ({
  page,
  context,
  editor,
  signedInAs,
  expectAccessible,
}) => {
  const mine = new MyCarousels(page);
  await signedInAs(ana);
  await storeCarousel(context.request, deckNamed('Hábitos da manhã'));
  await storeCarousel(context.request, deckNamed('Luz natural'));
  await editor.open();
  await mine.open();
  await mine.show(['Luz natural', 'Hábitos da manhã']);
  await expect(mine.card('Luz natural')).toContainText('Hoje');
  await expect(mine.card('Luz natural')).toContainText('Clique para editar');
  await expect(mine.card('Luz natural')).toContainText('Capa de Luz natural');
  await expectAccessible();
  await mine.search.fill('MANHÃ');
  await mine.show(['Hábitos da manhã']);
  await mine.search.fill('nada assim');
  await expect(mine.dialog).toContainText('Nenhum carrossel encontrado');
  await mine.search.fill('');
  await mine.card('Hábitos da manhã').getByRole('link').click();
  await expect(mine.dialog).toBeHidden();
  await expect(editor.title).toHaveText('Hábitos da manhã');
  await mine.open();
  await mine.dialog.getByRole('link', { name: 'Novo Carrossel', exact: true }).click();
  await new Gallery(page).startBlank();
  await expect(page).toHaveURL('/');
  await expect(editor.title).toHaveText('Novo Carrossel');
  await test.step('cards and list load stored pictures in small, the editor loads them whole', async () => {
    const element = await storeImage(page, [6, 214, 160]);
    const background = await storeImage(page, [79, 70, 229]);
    const deck = aDeck({
      carousel: aCarousel({ title: 'Fotos da casa' }),
      slides: [
        aSlide({
          backgroundImageUrl: background,
          elements: [anElement('image', { content: element })],
        }),
      ],
    });
    await editor.open((await storeCarousel(context.request, deck)).id);
    await mine.open();
    for (const [place, address] of [
      ['element', element],
      ['background', background],
    ] as const) {
      const image = mine.card('Fotos da casa').locator(`img[data-picture="${place}"]`);
      await expect(image).toHaveAttribute('src', `${address}?w=160`);
      await expect.poll(() => image.evaluate(isShown)).toBe(true);
      const drawn = editor.canvas.slide.locator(`img[data-picture="${place}"]`);
      await expect(drawn).toHaveAttribute('src', address);
    }
  });
});

test('six blank cards wait for the list; without carousels it says what to do; deleting asks first, reports, and leaves a deleted carousel that was open; one that fails says so', async ({
  page,
  context,
  editor,
  notices,
  signedInAs,
  expectConsoleError,
}) => {
  await test.step('six blank cards wait for the list, and a deletion that fails says so', async () => {
    const mine = new MyCarousels(page);
    await signedInAs(ana);
    const { id } = await storeCarousel(context.request, deckNamed('Sumiu'));
    const list = await heldBack(page, 'carousels.list');
    await editor.open();
    await mine.open();
    await expect(mine.dialog.locator('[aria-busy] > *')).toHaveCount(6);
    list.letGo();
    await mine.show(['Sumiu']);
    await context.request.delete(`/api/carousels/${id}`);
    expectConsoleError(/404/);
    await mine.askToRemove('Sumiu');
    await mine.answer('Excluir');
    await notices.say('Erro ao excluir', 'Carousel not found');
    await expect(mine.dialog).toContainText('Nenhum carrossel ainda');
  });
  await test.step('without carousels it says what to do', async () => {
    const mine = new MyCarousels(page);
    await mine.dialog.getByRole('link', { name: 'Criar Primeiro Carrossel' }).click();
    await expect(mine.dialog).toBeHidden();
    await mine.open();
    await mine.dialog.getByRole('link', { name: 'Ver modelos' }).click();
    await new Gallery(page).isShown();
    await expect(mine.dialog).toBeHidden();
  });
  await test.step('deleting asks first, reports, and leaves a deleted carousel that was open', async () => {
    const mine = new MyCarousels(page);
    await storeCarousel(context.request, deckNamed('Fica'));
    const { id } = await storeCarousel(context.request, deckNamed('Vai'));
    await editor.open(id);
    await mine.open();
    await mine.askToRemove('Vai');
    await mine.answer('Cancelar');
    await mine.show(['Vai', 'Fica']);
    await mine.askToRemove('Vai');
    await mine.answer('Excluir');
    await notices.say('Carrossel excluído');
    await mine.show(['Fica']);
    await expect(page).toHaveURL('/');
    expect(await storedTitles(context.request)).toEqual(['Fica']);
  });
});

test('the list goes on as it is scrolled', async ({ page, context, editor, signedInAs }) => {
  const mine = new MyCarousels(page);
  await signedInAs(ana);
  const numbers = Array.from({ length: 101 }, (_, index) => index);
  await Promise.all(
    numbers.map((number) =>
      context.request.post('/api/carousels', { data: { title: `Carrossel ${number}` } }),
    ),
  );
  await editor.open();
  await mine.open();
  await expect(mine.cards).toHaveCount(50);
  await mine.cards.last().scrollIntoViewIfNeeded();
  await expect(mine.cards).toHaveCount(100);
  await mine.cards.last().scrollIntoViewIfNeeded();
  await expect(mine.cards).toHaveCount(101);
});
