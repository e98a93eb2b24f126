import { JSONParser } from '@streamparser/json';
import { outlineTypes } from '@arrasta/domain';
import { skipToObject } from '../plain-text';
import { objectSchema, type AnswerShape } from '../models';

/** What has been read of a deck so far, part by part. */
export type DeckPart =
  | { readonly kind: 'title' | 'description' | 'theme'; readonly text: string }
  | { readonly kind: 'slide'; readonly index: number; readonly raw: unknown };

interface DeckReader {
  /** What became whole with this piece of the answer. */
  readonly read: (piece: string) => DeckPart[];
  /** Whether the whole answer was a deck in JSON. */
  readonly isWhole: () => boolean;
}

function partOf(key: unknown, depth: number, value: unknown): DeckPart | null {
  if (depth > 1 && typeof key === 'number') return { kind: 'slide', index: key, raw: value };
  const isText = key === 'title' || key === 'description' || key === 'theme';
  return depth === 1 && isText && typeof value === 'string' ? { kind: key, text: value } : null;
}

/** Reads a deck while it is written: each slide is given as soon as its last byte is there. */
export function deckReader(): DeckReader {
  const parser = new JSONParser({
    paths: ['$.theme', '$.title', '$.description', '$.slides.*'],
    keepStack: false,
  });
  const strip = skipToObject();
  let parts: DeckPart[] = [];
  let isBroken = false;
  parser.onValue = ({ key, stack, value }) => {
    const part = partOf(key, stack.length, value);
    if (part !== null) parts.push(part);
  };
  parser.onError = () => {
    isBroken = true;
  };
  return {
    read(piece) {
      parts = [];
      const text = strip(piece);
      // What follows the object is ignored.
      if (text !== '' && !isBroken && !parser.isEnded) parser.write(text);
      return parts;
    },
    isWhole: () => !isBroken && parser.isEnded,
  };
}

const textShape = { type: 'string' } as const;

const elementShape = objectSchema({
  type: { type: 'string', enum: outlineTypes },
  content: textShape,
});

/**
 * One slide as a model is asked for it. Strict schemas know nothing that may be left out: `auto`
 * says that no layout is named.
 */
function slideShape(layouts: readonly string[]) {
  return objectSchema({
    type: { type: 'string', enum: ['intro', 'content'] },
    ...(layouts.length > 0 && { layout: { type: 'string', enum: ['auto', ...layouts] } }),
    elements: { type: 'array', items: elementShape },
  });
}

/**
 * What a model is asked for: flat, without styles, addresses or choices, because strict schemas
 * refuse or ignore them. Source: docs/product/generation.md 8.
 * @param layouts names of which it may give one to a slide; without any it is not asked for one
 * @param themes of which it chooses one, before it writes; without any it is not asked to
 */
export function deckShape(layouts: readonly string[], themes: readonly string[] = []): AnswerShape {
  return {
    name: 'carousel',
    schema: objectSchema({
      ...(themes.length > 0 && { theme: { type: 'string', enum: themes } }),
      title: textShape,
      description: textShape,
      slides: { type: 'array', items: slideShape(layouts) },
    }),
  };
}
