/** Closed lists of the element styles. Source: docs/product/elements.md 6. */
export const fontSizes = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
] as const;
export const alignments = ['text-left', 'text-center', 'text-right'] as const;
export const borderRadii = [
  'rounded-none',
  'rounded-sm',
  'rounded',
  'rounded-lg',
  'rounded-xl',
  'rounded-full',
] as const;
export const textShadows = ['none', 'shadow-sm', 'shadow-md', 'shadow-lg', 'shadow-xl'] as const;
export const iconSizes = ['w-4 h-4', 'w-6 h-6', 'w-8 h-8', 'w-12 h-12', 'w-16 h-16'] as const;
export const shapeWidths = ['w-16', 'w-32', 'w-48', 'w-64', 'w-3/4', 'w-full'] as const;
export const shapeHeights = ['h-2', 'h-4', 'h-8', 'h-16', 'h-32', 'h-64'] as const;
export const dividerHeights = ['h-0.5', 'h-1', 'h-2'] as const;
export const opacities = ['100', '75', '50', '25', '10', '0'] as const;
export const listTypes = ['numbered', 'icon'] as const;
export const listIcons = [
  'check-circle',
  'star',
  'heart',
  'arrow-right',
  'lightbulb',
  'target',
  'trophy',
  'award',
] as const;
export const listSpacings = ['space-y-1', 'space-y-2', 'space-y-3', 'space-y-4'] as const;
export const borderWidths = ['border-0', 'border', 'border-2', 'border-4', 'border-8'] as const;
export const objectFits = ['cover', 'contain', 'fill', 'none', 'scale-down'] as const;
