import { themeKeys } from '@arrasta/palettes';
import { aCarousel, ana, anElement, aSlide } from '@arrasta/testkit';
import { storeCarousel } from '../fixtures/stored-carousel';
import { expect, test } from '../fixtures/test';
import { linesOf } from '../screens/text-lines';

const TITLE = 'Pare de perder tempo com reuniões que ninguém pediu';
const TEXT =
  'Teste duas capas por semana e compare o alcance, o tempo de leitura e os salvamentos de cada uma delas.\nAnote tudo.';
const LIST =
  'Escolha três horários fixos e mantenha por quatro semanas seguidas ou mais\nBeba água';

/** What is typed into, on a slide each. */
function typedInto() {
  return [
    anElement('title', { content: TITLE, style: {} }),
    anElement('text', { content: TEXT, style: { alignment: 'text-center' } }),
    anElement('text', { content: TEXT, style: { alignment: 'text-right' } }),
    anElement('list', { content: LIST, style: {} }),
  ];
}

test('lines stay where they are while a text is typed, in every theme', async ({
  context,
  signedInAs,
  editor,
  page,
}) => {
  test.slow();
  const { canvas, slides } = editor;
  await signedInAs(ana);
  for (const theme of themeKeys) {
    const elements = typedInto();
    const deck = {
      carousel: aCarousel({ theme }),
      slides: elements.map((element) => aSlide({ elements: [element] })),
    };
    await editor.open((await storeCarousel(context.request, deck)).id);
    for (const [number, { type }] of elements.entries()) {
      const which = `${theme}, slide ${number + 1}`;
      await slides.open(number + 1);
      await canvas.hasFontsOf(type);
      const drawn = await linesOf(canvas.element(type));
      await canvas.startTypingAtTheBeginningOf(type);
      expect(await linesOf(canvas.field), `${which} before a letter`).toEqual(drawn);
      await page.keyboard.type('E agora uma frase longa: ');
      const typed = await linesOf(canvas.field);
      expect(typed.length).toBeGreaterThan(1);
      await canvas.selectNothing();
      expect(await linesOf(canvas.element(type)), `${which} after it`).toEqual(typed);
    }
    await editor.saveAll();
  }
});
