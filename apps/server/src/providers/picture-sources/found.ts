import { foundPictureSchema, type FoundPicture } from '@arrasta/contract';
import { truncate } from '@arrasta/domain';
import { z } from 'zod';

/** Signs that no text shown to people has. */
const unreadable = /[\p{Cc}\p{Cs}]+/gu;
const maxLineLength = 300;

/** A line of text; null for anything else, and for nothing. */
export const lineSchema = z
  .unknown()
  .optional()
  .transform((value): string | null => {
    if (typeof value !== 'string') return null;
    const line = truncate(value.replace(unreadable, ' ').trim(), maxLineLength).trim();
    return line === '' ? null : line;
  });

/** An address, which is checked with the picture; null for anything else. */
export const addressSchema = z
  .unknown()
  .optional()
  .transform((value): string | null =>
    typeof value === 'string' && URL.canParse(value) ? value : null,
  );

/** A picture as a service tells of it: whatever is missing is null. */
export interface ToldPicture {
  readonly address: string | null;
  readonly preview: string | null;
  readonly title: string | null;
  readonly author: string | null;
  readonly license: string | null;
  readonly pageUrl: string | null;
}

/**
 * The pictures of an answer, without those that say too little or have addresses of another kind.
 * @param list what should be the list of them.
 * @param entry reads one of them.
 */
export function foundIn(
  source: string,
  list: unknown,
  entry: z.ZodType<ToldPicture>,
): readonly FoundPicture[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(list)
    .flatMap((one) => {
      const { data: told } = entry.safeParse(one);
      if (told === undefined) return [];
      const { address, preview, title, author, license, pageUrl } = told;
      const known = { address, preview: preview ?? address };
      const credit = { source, author, license, pageUrl };
      const found = foundPictureSchema.safeParse({ ...known, credit });
      if (found.success) return [{ ...found.data, title }];
      // A page that is no web address is no reason to go without the picture.
      const bare = foundPictureSchema.safeParse({ ...known, credit: { ...credit, pageUrl: null } });
      return bare.success ? [{ ...bare.data, title }] : [];
    });
}

/** The part of an answer that has its list. */
export function partOf(answer: unknown, ...names: readonly string[]): unknown {
  const parts = z.record(z.string(), z.unknown()).catch({}).parse(answer);
  const name = names.find((one) => Array.isArray(parts[one]));
  return name === undefined ? [] : parts[name];
}
