import type { ElementKind } from './kind';

export const subtitleKind: ElementKind = {
  content: 'Um subtítulo que explica melhor',
  style: () => ({ fontSize: 'text-lg', alignment: 'text-left' }),
};
