import { z } from 'zod';
import { colourSchema } from '../field-schemas';

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

const fontWeightSchema = z
  .string()
  .regex(/^(?:(?:font-)?(?:normal|medium|semibold|bold)|[1-9]00)$/, 'Peso de fonte inválido');
const paddingSchema = z.string().regex(/^p-(?:\d|1[0-2])$/, 'Espaçamento inválido');
/** Tailwind steps of 4 px, up to the height of the content field (`h-105` is 420 px). */
const imageHeightSchema = z
  .string()
  .regex(/^h-(?:[1-9]|[1-9]\d|10[0-5])$/, 'Altura de imagem inválida');
export const percentSchema = z.number().int().min(0).max(100);
export const fontSizeSchema = z.enum(fontSizes);
export const alignmentSchema = z.enum(alignments);
export const objectFitSchema = z.enum(objectFits);

/**
 * Style of one element. Every field is optional: what is absent is the theme's to decide. Unknown
 * keys are dropped, known ones outside their list are refused.
 * Source: docs/product/elements.md 5, 6, 7, 9.
 */
export const elementStyleSchema = z.object({
  fontSize: fontSizeSchema.exactOptional(),
  alignment: alignmentSchema.exactOptional(),
  fontWeight: fontWeightSchema.exactOptional(),
  color: colourSchema.exactOptional(),
  backgroundColor: colourSchema.exactOptional(),
  padding: paddingSchema.exactOptional(),
  borderRadius: z.enum(borderRadii).exactOptional(),
  textShadow: z.enum(textShadows).exactOptional(),
  iconSize: z.enum(iconSizes).exactOptional(),
  shapeWidth: z.enum(shapeWidths).exactOptional(),
  shapeHeight: z.enum([...shapeHeights, ...dividerHeights]).exactOptional(),
  opacity: z.enum(opacities).exactOptional(),
  borderWidth: z.enum(borderWidths).exactOptional(),
  borderColor: colourSchema.exactOptional(),
  imageObjectFit: objectFitSchema.exactOptional(),
  imageOpacity: percentSchema.exactOptional(),
  imageHeight: imageHeightSchema.exactOptional(),
  listType: z.enum(listTypes).exactOptional(),
  listIcon: z.enum(listIcons).exactOptional(),
  listSpacing: z.enum(listSpacings).exactOptional(),
});

export type ElementStyle = z.infer<typeof elementStyleSchema>;
