import { outlineTypes } from '@arrasta/domain';
import type { AnswerShape } from '../models';

const textShape = { type: 'string' } as const;

function objectShape(properties: Readonly<Record<string, unknown>>) {
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false } as const;
}

const elementShape = objectShape({
  type: { type: 'string', enum: outlineTypes },
  content: textShape,
});

/**
 * One slide as a model is asked for it. Strict schemas know nothing that may be left out: `auto`
 * says that no layout is named.
 */
function slideShape(layouts: readonly string[]) {
  return objectShape({
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
    schema: objectShape({
      ...(themes.length > 0 && { theme: { type: 'string', enum: themes } }),
      title: textShape,
      description: textShape,
      slides: { type: 'array', items: slideShape(layouts) },
    }),
  };
}
