import * as z from 'zod/mini';
import { colorSchema } from '../field-schemas';

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
  .check(
    z.regex(/^(?:(?:font-)?(?:normal|medium|semibold|bold)|[1-9]00)$/, 'Peso de fonte inválido'),
  );
const paddingSchema = z.string().check(z.regex(/^p-(?:\d|1[0-2])$/, 'Espaçamento inválido'));
/** Tailwind steps of 4 px, up to the height of the content field (`h-105` is 420 px). */
const imageHeightSchema = z
  .string()
  .check(z.regex(/^h-(?:[1-9]|[1-9]\d|10[0-5])$/, 'Altura de imagem inválida'));
export const percentSchema = z.number().check(z.int(), z.minimum(0), z.maximum(100));
const zoomSchema = z.number().check(z.int(), z.minimum(100), z.maximum(400));
export const fontSizeSchema = z.enum(fontSizes);
export const alignmentSchema = z.enum(alignments);
export const objectFitSchema = z.enum(objectFits);

/**
 * Style of one element. Every field is optional: what is absent is the theme's to decide. Unknown
 * keys are dropped, known ones outside their list are refused.
 * Source: docs/product/elements.md 5, 6, 7, 9.
 */
export const elementStyleSchema = z.object({
  fontSize: z.exactOptional(fontSizeSchema),
  alignment: z.exactOptional(alignmentSchema),
  fontWeight: z.exactOptional(fontWeightSchema),
  color: z.exactOptional(colorSchema),
  backgroundColor: z.exactOptional(colorSchema),
  padding: z.exactOptional(paddingSchema),
  borderRadius: z.exactOptional(z.enum(borderRadii)),
  textShadow: z.exactOptional(z.enum(textShadows)),
  iconSize: z.exactOptional(z.enum(iconSizes)),
  shapeWidth: z.exactOptional(z.enum(shapeWidths)),
  shapeHeight: z.exactOptional(z.enum([...shapeHeights, ...dividerHeights])),
  opacity: z.exactOptional(z.enum(opacities)),
  borderWidth: z.exactOptional(z.enum(borderWidths)),
  borderColor: z.exactOptional(colorSchema),
  imageObjectFit: z.exactOptional(objectFitSchema),
  imageOpacity: z.exactOptional(percentSchema),
  imageHeight: z.exactOptional(imageHeightSchema),
  /** What of a cropped picture stays in view, in percent from left and top; absent for the middle. */
  focalX: z.exactOptional(percentSchema),
  focalY: z.exactOptional(percentSchema),
  /** Percent; absent for 100. */
  zoom: z.exactOptional(zoomSchema),
  listType: z.exactOptional(z.enum(listTypes)),
  listIcon: z.exactOptional(z.enum(listIcons)),
  listSpacing: z.exactOptional(z.enum(listSpacings)),
});

export type ElementStyle = z.infer<typeof elementStyleSchema>;
