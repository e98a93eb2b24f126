import { themeKeys } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { linesOf } from '../screens/text-lines';

const TITLE = 'Pare de perder tempo com reuniões que ninguém pediu';
const TEXT =
  'Teste duas capas por semana e compare o alcance, o tempo de leitura e os salvamentos de cada uma delas.\nAnote tudo.';
const LIST =
  'Escolha três horários fixos e mantenha por quatro semanas seguidas ou mais\nBeba água';

/** What is typed into, on a slide each. */
const elements = [
  anElement('title', { content: TITLE, style: {} }),
  anElement('text', { content: TEXT, style: { alignment: 'text-center' } }),
  anElement('text', { content: TEXT, style: { alignment: 'text-right' } }),
  anElement('list', { content: LIST, style: {} }),
];

for (const theme of themeKeys) {
  test(`${theme}: lines stay where they are while a text is typed`, async ({
    anaEdits,
    editor: { canvas, slides },
    page,
  }) => {
    const deck = elements.map((element) => aSlide({ elements: [element] }));
    await anaEdits({ carousel: aCarousel({ theme }), slides: deck });
    for (const [number, { type }] of elements.entries()) {
      await slides.open(number + 1);
      await canvas.hasFontsOf(type);
      const drawn = await linesOf(canvas.element(type));
      await canvas.startTypingAtTheBeginningOf(type);
      expect(await linesOf(canvas.field), `slide ${number + 1} before a letter`).toEqual(drawn);
      await page.keyboard.type('E agora uma frase longa: ');
      const typed = await linesOf(canvas.field);
      expect(typed.length).toBeGreaterThan(1);
      await canvas.selectNothing();
      expect(await linesOf(canvas.element(type)), `slide ${number + 1} after it`).toEqual(typed);
    }
  });
}
