import type { ElementKind } from './kind';

export const dividerKind: ElementKind = {
  content: 'line',
  style: () => ({ shapeWidth: 'w-48', shapeHeight: 'h-0.5', color: '00b356' }),
};
