import { z } from 'zod';
import { imageErrorMessages, imageUses, type StoredImage, type ThumbnailWidth } from './images';
import { truncate, limits, webUrlPattern } from '@arrasta/domain';
import { askedIdSchema } from './fields.schema';

const imageUseSchema = z.enum(imageUses, imageErrorMessages.unknownUse).default('picture');

/** A picture of another host that is to be kept. Which addresses may be asked, the server says. */
export const keepFromAddressSchema = z.object({ url: z.string(), use: imageUseSchema });

/** Longer queries are cut. Source: docs/product/images.md 9. */
const maxQueryLength = 100;
/** Of a name, a licence. */
const maxLineLength = 300;

const webUrl = z
  .string()
  .max(limits.imageUrl)
  .refine((text) => webUrlPattern.test(text), imageErrorMessages.addressRefused);
const line = z.string().trim().min(1).max(maxLineLength);

/** Whose a picture is and where it was found, as far as its source says. */
export const imageCreditSchema = z.object({
  /** The service that found it. */
  source: line,
  author: line.nullable(),
  license: line.nullable(),
  /** Where it stands among its author's words. */
  pageUrl: webUrl.nullable(),
});

export type ImageCredit = z.infer<typeof imageCreditSchema>;

const cut = (text: string) => truncate(text, maxQueryLength);

export const searchImagesSchema = z.object({
  query: z.string().trim().min(1, imageErrorMessages.queryMissing).transform(cut),
});

/** A picture that a search found, as it was found. */
export const foundImageSchema = z.object({
  /** Of the picture in full. */
  address: webUrl,
  /** Of the same in small; what is kept where the full one cannot be had. */
  preview: webUrl,
  credit: imageCreditSchema,
});

/** One of the pictures to choose from. */
export type FoundImage = z.infer<typeof foundImageSchema> & {
  /** What is seen on it, where its source says so. */
  readonly title: string | null;
};

/** What a search found; nothing is a usual outcome. */
export interface FoundImages {
  /** The service that answered. */
  readonly source: string;
  readonly pictures: readonly FoundImage[];
}

/** A found picture that is ours now. */
export interface KeptFoundImage {
  readonly picture: StoredImage;
  readonly credit: ImageCredit;
}

export const askImageCreditSchema = z.object({ id: askedIdSchema });

/** Query of POST /api/pictures. */
export const uploadImageWireSchema = z.object({ use: imageUseSchema });

const widths = { '160': 160, '320': 320, '640': 640 } as const satisfies Record<
  `${ThumbnailWidth}`,
  ThumbnailWidth
>;

/** Query of GET /api/pictures/{id}: in small for a slide of this width, else as it is kept. */
export const serveImageWireSchema = z.object({
  w: z
    .enum(['160', '320', '640'], imageErrorMessages.unknownWidth)
    .transform((text) => widths[text])
    .optional(),
});
