import { lightTint } from '../../colour';
import type { ElementKind } from './kind';

export const listKind: ElementKind = {
  content: [
    'Primeiro ponto da lista',
    'Segundo ponto da lista',
    'Terceiro ponto da lista',
    'Quarto ponto da lista',
  ].join('\n'),
  style: ({ primaryColor }) => ({
    listType: 'icon',
    listIcon: 'check-circle',
    listSpacing: 'space-y-2',
    backgroundColor: lightTint(primaryColor),
  }),
};
