import * as z from 'zod/mini';
import { colorSchema } from '../field-schemas';
import {
  fontSizes,
  alignments,
  borderRadii,
  textShadows,
  iconSizes,
  shapeWidths,
  shapeHeights,
  dividerHeights,
  opacities,
  listTypes,
  listIcons,
  listSpacings,
  borderWidths,
  objectFits,
} from './style-values';

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

const cropDefaults: Record<string, number> = { focalX: 50, focalY: 50, zoom: 100 };

/** Places and sizes of a cropped picture are not stored where they are what they are anyway. */
function leaveOutCropDefaults<Style extends object>(style: Style): Style {
  const own = Object.entries(style).filter(([name, value]) => cropDefaults[name] !== value);
  return Object.fromEntries(own) as Style;
}

/**
 * Style of one element. Every field is optional: what is absent is the theme's to decide. Unknown
 * keys are dropped, known ones outside their list are refused.
 * Source: docs/product/elements.md 5, 6, 7, 9.
 */
export const elementStyleSchema = z
  .object({
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
    /** Percent; absent for 100. Sent defaults of the three are left out. */
    zoom: z.exactOptional(zoomSchema),
    listType: z.exactOptional(z.enum(listTypes)),
    listIcon: z.exactOptional(z.enum(listIcons)),
    listSpacing: z.exactOptional(z.enum(listSpacings)),
  })
  .check(z.overwrite(leaveOutCropDefaults));

export type ElementStyle = z.infer<typeof elementStyleSchema>;
