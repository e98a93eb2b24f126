import {
  carouselFieldsSchema,
  elementStyleSchema,
  elementTypeSchema,
  emphasisSchema,
  slideFieldsSchema,
} from '@arrasta/domain';
import * as z from 'zod/mini';

/** What a comment says of what Markdown has no words for. */
const noteSchema = z.strictObject({
  /** Of the whole file; its texts hold while those that stand there say the same. */
  carousel: z.exactOptional(z.partial(carouselFieldsSchema)),
  /** The part that begins here is the caption. */
  caption: z.exactOptional(z.literal(true)),
  /** Of the slide that begins here. */
  slide: z.exactOptional(z.partial(z.omit(slideFieldsSchema, { position: true, elements: true }))),
  /** Of the element above; its content holds while the words above are the same. */
  above: z.exactOptional(
    z.strictObject({
      type: z.exactOptional(elementTypeSchema),
      content: z.exactOptional(z.string()),
      emphasis: z.exactOptional(emphasisSchema),
      style: z.exactOptional(elementStyleSchema),
    }),
  ),
  /** An element that stands nowhere else. */
  element: z.exactOptional(
    z.strictObject({
      type: elementTypeSchema,
      content: z.string(),
      style: elementStyleSchema,
      emphasis: z.exactOptional(emphasisSchema),
    }),
  ),
});

export type Note = z.infer<typeof noteSchema>;

const comment = /^<!--\s*arrasta:([\s\S]*)-->\s*$/u;

/** The note in a comment; null for those of others, and where it does not fit the model. */
export function readNote(html: string): Note | null {
  const match = comment.exec(html.trim())?.[1];
  if (match === undefined) return null;
  try {
    const { success, data } = noteSchema.safeParse(JSON.parse(match));
    return success ? data : null;
  } catch {
    return null;
  }
}

const unicode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The comment that holds a note, on one line, which nothing inside can end. */
export function writeNote(note: Note): string {
  const json = JSON.stringify(note).replace(/[<>&\u{2028}\u{2029}]|(?<=-)-/gu, unicode);
  return `<!-- arrasta: ${json} -->`;
}
