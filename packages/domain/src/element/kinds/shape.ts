import type { ElementKind } from './kind';

export const shapeKind: ElementKind = {
  content: 'rectangle',
  style: () => ({
    shapeWidth: 'w-full',
    shapeHeight: 'h-4',
    borderRadius: 'rounded',
    color: '4F46E5',
    opacity: '100',
  }),
};
