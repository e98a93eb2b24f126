import type { ElementKind } from './kind';

export const iconKind: ElementKind = {
  content: 'star',
  style: () => ({ iconSize: 'w-8 h-8', alignment: 'text-center' }),
};
