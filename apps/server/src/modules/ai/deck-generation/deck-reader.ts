import { JSONParser } from '@streamparser/json';
import { skipToObject } from '../plain-text';

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
      // What follows the object is nobody's.
      if (text !== '' && !isBroken && !parser.isEnded) parser.write(text);
      return parts;
    },
    isWhole: () => !isBroken && parser.isEnded,
  };
}
