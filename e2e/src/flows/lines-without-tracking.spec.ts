import { aCarousel, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from '../fixtures/test';
import { linesOf } from '../screens/text-lines';

const titles = [
  'Desproporcionalmente responsável por tudo o que ninguém viu',
  'Sem acordar às 5h e sem aplicativo novo.',
  'Pare de perder tempo com reuniões que ninguém pediu',
];

test('lines are the same where a canvas knows no space between letters, as before Safari 18.4', async ({
  page,
  anaEdits,
  editor: { canvas, slides },
}) => {
  const deck = titles.map((content) => aSlide({ elements: [anElement('title', { content })] }));
  await anaEdits({
    carousel: aCarousel({ theme: 'minimal', titleFont: 'merriweather' }),
    slides: deck,
  });
  const readAll = async () => {
    const lines: string[][] = [];
    for (const number of titles.keys()) {
      await slides.open(number + 1);
      await canvas.hasFontsOf('title');
      lines.push(await linesOf(canvas.element('title')));
    }
    return lines;
  };
  const known = await readAll();
  await page.addInitScript(() => {
    Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'letterSpacing');
  });
  await page.reload();
  expect(await readAll()).toEqual(known);
});
