import type { ElementKind } from './kind';

export const titleKind: ElementKind = {
  content: 'Um título que prende a atenção',
  style: () => ({ fontSize: 'text-4xl', alignment: 'text-left' }),
};
