import { aCarousel, aDeck, anElement, aSlide } from '@arrasta/testkit';
import { expect, test } from 'vitest';
import { textsBeside } from './deck-texts';

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
  expect(textsBeside(deck, fileNameOf)).toEqual([
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
    expect(textsBeside(deck, fileNameOf)).toEqual([]);
  },
);
