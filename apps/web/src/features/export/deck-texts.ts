import { altTextOf, type Carousel, type Deck, type Slide } from '@arrasta/domain';
import type { TextFile } from '@arrasta/export';

function captionFile({ socialCaption }: Carousel): TextFile[] {
  const text = socialCaption?.trim() ?? '';
  return text === '' ? [] : [{ name: 'legenda.txt', text: `${text}\n` }];
}

function altTextFile(slides: readonly Slide[], fileNameOf: (number: number) => string): TextFile[] {
  const described = slides.flatMap((slide, index) => {
    const altText = altTextOf(slide);
    return altText === '' ? [] : [`${fileNameOf(index + 1)}\n${altText}\n`];
  });
  return described.length === 0
    ? []
    : [{ name: 'textos-alternativos.txt', text: described.join('\n') }];
}

/**
 * What is published beside the pictures of a deck, as text files, each where there is any: the
 * caption, and what the pictures are for those who do not see them.
 * @param fileNameOf the picture of the slide with this number, counted from 1.
 */
export function textsBeside(
  { carousel, slides }: Deck,
  fileNameOf: (number: number) => string,
): TextFile[] {
  return [...captionFile(carousel), ...altTextFile(slides, fileNameOf)];
}
