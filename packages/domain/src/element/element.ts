import * as z from 'zod/mini';
import { limits } from '../limits';
import { imageAddressOf } from '../image-address';
import { elementStyleSchema } from './style';

/** The eight kinds of thing a slide is made of. Source: docs/product/elements.md 1. */
export const elementTypes = [
  'title',
  'subtitle',
  'text',
  'list',
  'image',
  'icon',
  'shape',
  'divider',
] as const;

export const elementTypeSchema = z.enum(elementTypes);
export type ElementType = z.infer<typeof elementTypeSchema>;

/** Why this content may not be stored in an element of this kind, in Portuguese; null when it may. */
export function contentProblem(type: ElementType, content: string): string | null {
  const maxLength = type === 'image' ? limits.deckBody : limits.elementText;
  if (content.length > maxLength) return 'Texto longo demais';
  if (type !== 'image' || content.trim() === '') return null;
  return imageAddressOf(content) === null ? 'Endereço de imagem inválido' : null;
}

/**
 * One element of a slide. `content` is the text, the picture's address, the icon's or shape's
 * name, or the list's items one a line; `position` orders the elements from 0.
 */
export const elementSchema = z
  .object({
    id: z.uuid(),
    type: elementTypeSchema,
    content: z.string(),
    position: z.number().check(z.int(), z.minimum(0), z.maximum(limits.position)),
    style: elementStyleSchema,
  })
  .check(
    z.superRefine(({ type, content }, check) => {
      const message = contentProblem(type, content);
      if (message !== null) check.addIssue({ code: 'custom', path: ['content'], message });
    }),
  );

export type Element = z.infer<typeof elementSchema>;
