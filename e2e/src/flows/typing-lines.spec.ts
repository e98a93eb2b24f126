import { themes } from '@arrasta/palettes';
import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { linesOf } from '../screens/text-lines';
import { ToolColumn } from '../screens/tool-column';

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
  anaEdits,
  editor,
  page,
}) => {
  test.slow();
  const { canvas, slides } = editor;
  const tools = new ToolColumn(page);
  const elements = typedInto();
  await anaEdits({
    carousel: aCarousel(),
    slides: elements.map((element) => aSlide({ elements: [element] })),
  });
  await tools.open('Tema');
  for (const [turn, { name }] of Object.values(themes).entries()) {
    await tools.radio(name).click();
    await expect(tools.radio(name)).toBeChecked();
    for (const [number, { type }] of elements.entries()) {
      // Each theme with one of the four, and each of them in a fourth of the themes.
      if (number !== turn % elements.length) continue;
      const which = `${name}, slide ${number + 1}`;
      await slides.open(number + 1);
      await canvas.hasFontsOf(type);
      const drawn = await linesOf(canvas.element(type));
      await canvas.startTypingAtTheBeginningOf(type);
      expect(await linesOf(canvas.field), `${which} before a letter`).toEqual(drawn);
      await page.keyboard.type('E mais: ');
      const typed = await linesOf(canvas.field);
      expect(typed.length).toBeGreaterThan(1);
      await canvas.selectNothing();
      expect(await linesOf(canvas.element(type)), `${which} after it`).toEqual(typed);
    }
  }
});
