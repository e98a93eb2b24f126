import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { exportFileName, divideByLimits, companionTexts } from './exported-files';

const fileNameOf = (number: number) => `slide_${String(number)}.png`;
const titled = (content: string) => [anElement('title', { content })];

test('caption and alt texts are files of their own, each slide under its picture’s name', () => {
  const deck = aDeck({
    carousel: aCarousel({ socialCaption: 'Bom dia!\n\n#manhã\n' }),
    slides: [
      aSlide({ elements: titled('5 hábitos') }),
      aSlide(),
      aSlide({ elements: titled('Água'), altText: 'Um copo d’água 💧' }),
    ],
  });
  expect(companionTexts(deck, fileNameOf)).toEqual([
    { name: 'legenda.txt', text: 'Bom dia!\n\n#manhã\n' },
    {
      name: 'textos-alternativos.txt',
      text: 'slide_1.png\n5 hábitos.\n\nslide_3.png\nUm copo d’água 💧\n',
    },
  ]);
});

test.each([null, ' \n'])(
  'without a caption (%j) and with nothing on the slides there is none',
  (socialCaption) => {
    const deck = aDeck({ carousel: aCarousel({ socialCaption }), slides: [aSlide()] });
    expect(companionTexts(deck, fileNameOf)).toEqual([]);
  },
);

test.each([
  ['5 hábitos que mudam a sua manhã', '5 hábitos que mudam a sua manhã.zip'],
  ['Antes/depois: o que mudou?', 'Antes depois o que mudou.zip'],
  ['  ...  ', 'carrossel.zip'],
  ['', 'carrossel.zip'],
  ['Fim.', 'Fim.zip'],
  ['a\u202Egpj', 'a gpj.zip'],
  ['😀'.repeat(100), `${'😀'.repeat(62)}.zip`],
  ['é'.repeat(100), `${'é'.repeat(80)}.zip`],
  ['👨‍👩‍👧 em casa 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 em casa 🏴󠁧󠁢󠁥󠁮󠁧󠁿.zip'],
  ['👨‍👩‍👧'.repeat(100), `${'👨‍👩‍👧'.repeat(13)}.zip`],
  ['a\u200Db\u{E0041}c', 'a b c.zip'],
  ['CON', 'carrossel CON.zip'],
  ['nul.txt', 'carrossel nul.txt.zip'],
  ['Contas', 'Contas.zip'],
])('%j is kept as %j', (title, name) => {
  expect(exportFileName(title, 'zip')).toBe(name);
});

test('a name says the format of the slides where it is not the usual one', () => {
  expect(exportFileName('Três hábitos', 'zip', '4:5')).toBe('Três hábitos.zip');
  expect(exportFileName('Três hábitos', 'pdf', '9:16')).toBe('Três hábitos 9x16.pdf');
});

test('no name is longer than file systems take, its ending included', () => {
  for (const letter of ['a', 'é', '漢', '🎉', '👩🏽‍🚀']) {
    const name = exportFileName(letter.repeat(200), 'pdf');
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
  }
});

function removedOf(...sizes: number[]): string[] {
  const urls = sizes.map((bytes, index) => ({ url: `blob:${index}`, bytes }));
  return divideByLimits(urls, { maxCount: 3, maxBytes: 100 }).removed.map(({ url }) => url);
}

test('a few small files are all kept', () => {
  expect(removedOf(10, 10, 10)).toEqual([]);
});

test('the oldest goes where there are too many', () => {
  expect(removedOf(10, 10, 10, 10)).toEqual(['blob:0']);
});

test('as many go as a large file takes, which itself is kept however large it is', () => {
  expect(removedOf(60, 30, 20)).toEqual(['blob:0']);
  expect(removedOf(60, 30, 500)).toEqual(['blob:0', 'blob:1']);
});
