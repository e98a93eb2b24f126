import type { ElementKind } from './kind';

export const textKind: ElementKind = {
  content: 'Desenvolva aqui a sua ideia, em poucas frases e com um exemplo.',
  style: () => ({ fontSize: 'text-base', alignment: 'text-center' }),
};
