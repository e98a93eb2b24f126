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

const FIGURES = 'Corra 5 km por R$ 80 e perca 10 % do peso em 3 meses, por R$ 20 a hora';

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

test('a figure stays on a line with its unit while a composed text is typed', async ({
  anaEdits,
  editor,
}) => {
  const { canvas, slides } = editor;
  const titled = (content: string) =>
    aSlide({ layout: 'cover-type', elements: [anElement('title', { content })] });
  const listed = (content: string) => {
    const elements = [anElement('title', { content: 'Metas' }), anElement('list', { content })];
    return aSlide({ layout: 'checklist', elements });
  };
  const typed = [
    { type: 'title', slide: titled('Corra 5 km por R$ 80 e 10 % do dia') },
    { type: 'list', slide: listed(`${FIGURES}\nBeba água\nJá ${FIGURES}`) },
  ] as const;
  await anaEdits({ carousel: aCarousel(), slides: typed.map(({ slide }) => slide) });
  for (const [number, { type }] of typed.entries()) {
    await slides.open(number + 1);
    await canvas.hasFontsOf(type);
    const drawn = await linesOf(canvas.element(type));
    await canvas.startTypingAtTheBeginningOf(type);
    expect(await linesOf(canvas.field), `slide ${number + 1}`).toEqual(drawn);
    await canvas.selectNothing();
  }
});
