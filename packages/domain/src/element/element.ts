import * as z from 'zod/mini';
import { limits } from '../limits';
import { contentProblem } from './text-content';
import { withEmphasis } from './emphasis';
import { elementStyleSchema } from './style';
import { elementTypes, isTextual, type ElementType } from './element-type';

export const elementTypeSchema = z.enum(elementTypes);

const placeSchema = z.number().check(z.int(), z.minimum(0), z.maximum(limits.elementText));

/** Places in a text in UTF-16 units: the first emphasised one and the one after the last. */
export const emphasisSchema = z
  .array(z.tuple([placeSchema, placeSchema]))
  .check(z.maxLength(limits.emphasisRanges));

interface EmphasisedContent {
  readonly type: ElementType;
  readonly content: string;
  readonly emphasis?: readonly (readonly [start: number, end: number])[];
}

/** Which range of an element may not be stored, and why, in Portuguese; null where all may. */
function emphasisProblem({ type, content, emphasis = [] }: EmphasisedContent) {
  if (emphasis.length > 0 && !isTextual(type))
    return { index: 0, message: 'Só textos têm palavras em destaque' };
  const index = emphasis.findIndex(([start, end]) => start >= end || end > content.length);
  return index === -1 ? null : { index, message: 'Destaque fora do texto' };
}

/** Emphasis as it is stored: in order, joined where ranges meet, in whole characters. */
function tidyElement<Sent extends EmphasisedContent>(element: Sent): Sent {
  const { emphasis } = withEmphasis(element, element.emphasis);
  const { emphasis: _, ...plain } = element;
  return { ...(plain as Sent), ...(emphasis !== undefined && { emphasis }) };
}

/**
 * One element of a slide. `content` is the text, the picture's address, the icon's or shape's
 * name, or the list's items one a line; `position` orders the elements from 0. `emphasis` are the
 * emphasised words of a text (docs/product/layouts.md 11).
 */
export const elementSchema = z
  .object({
    id: z.uuid(),
    type: elementTypeSchema,
    content: z.string(),
    position: z.number().check(z.int(), z.minimum(0), z.maximum(limits.position)),
    style: elementStyleSchema,
    emphasis: z.exactOptional(emphasisSchema),
  })
  .check(
    z.superRefine((element, check) => {
      const message = contentProblem(element.type, element.content);
      if (message !== null) check.addIssue({ code: 'custom', path: ['content'], message });
      const problem = emphasisProblem(element);
      if (problem !== null) {
        const path = ['emphasis', problem.index];
        check.addIssue({ code: 'custom', path, message: problem.message });
      }
    }),
    z.overwrite(tidyElement),
  );

export type Element = z.infer<typeof elementSchema>;
