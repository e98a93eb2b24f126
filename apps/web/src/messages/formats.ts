import { slideHeights, type SlideFormat } from '@arrasta/domain';

/** Pixels of a file across, and of a file for one of the slide's. */
const fileWidth = 1080;
const fileScale = 2.5;

/** `1080 × 1350` */
export function fileSizeName(format: SlideFormat): string {
  return `${fileWidth} × ${slideHeights[format] * fileScale}`;
}

const inWords = new Intl.ListFormat('pt-BR');

/** Texts about the format of a carousel's slides. Source: docs/product/formats.md 1. */
export const formatMessages = {
  /** Where each is seen. */
  places: { '4:5': 'Feed', '3:4': 'Perfil', '1:1': 'Quadrado', '9:16': 'Stories' },
  note: (format: SlideFormat) => `${fileSizeName(format)}. Vale para o carrossel inteiro.`,
  contentStays: 'Cada slide é disposto de novo. Nada do que você escreveu muda.',
  freeZones: 'Mostrar zonas livres (Z)',
  overflow: {
    title: (count: number, format: SlideFormat) =>
      count === 1 ? `1 slide não cabe em ${format}` : `${count} slides não cabem em ${format}`,
    description: (numbers: readonly number[]) =>
      numbers.length === 1
        ? `O conteúdo do slide ${numbers.join()} passa do campo.`
        : `O conteúdo dos slides ${inWords.format(numbers.map(String))} passa do campo.`,
    resolve: 'Resolver',
    heading: (format: SlideFormat) => `O que não cabe em ${format}`,
    fits: 'Agora tudo cabe.',
    show: (number: number) => `Ver slide ${number}`,
  },
} as const;
