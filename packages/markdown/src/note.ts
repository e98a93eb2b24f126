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

/** A note as far as it fits the model; null where nothing of it does. */
interface ReadNote {
  readonly note: Note | null;
  /** Whether something of it does not, as after a slip of who changed the file by hand. */
  readonly isDamaged: boolean;
}

/** What looks of a carousel or of a slide are stated one by one: a wrong one takes no other along. */
const groups = ['carousel', 'slide'] as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutWrongFields(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const validGroups = groups.flatMap((group) => {
    const fields = value[group];
    if (!isRecord(fields)) return [];
    const fitting = Object.entries(fields).filter(
      ([name, field]) => noteSchema.safeParse({ [group]: { [name]: field } }).success,
    );
    return [[group, Object.fromEntries(fitting)] as const];
  });
  return { ...value, ...Object.fromEntries(validGroups) };
}

/** The note in a comment; null for comments of others. */
export function readNote(html: string): ReadNote | null {
  const match = comment.exec(html.trim())?.[1];
  if (match === undefined) return null;
  try {
    const value: unknown = JSON.parse(match);
    const whole = noteSchema.safeParse(value);
    if (whole.success) return { note: whole.data, isDamaged: false };
    const part = noteSchema.safeParse(withoutWrongFields(value));
    return { note: part.success ? part.data : null, isDamaged: true };
  } catch {
    return { note: null, isDamaged: true };
  }
}

const unicode = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The comment that holds a note, on one line, which nothing inside can end. */
export function writeNote(note: Note): string {
  const json = JSON.stringify(note).replace(/[<>&\u{2028}\u{2029}]|(?<=-)-/gu, unicode);
  return `<!-- arrasta: ${json} -->`;
}
