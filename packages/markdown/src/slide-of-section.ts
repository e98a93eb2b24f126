import {
  contentProblem,
  createElement,
  slideFieldsSchema,
  slideOfOutline,
  type Element,
  type OutlinePlace,
  type Slide,
  type Env,
} from '@arrasta/domain';
import type { Item } from './reading/item';
import { outlined } from './reading/pages';
import type { Section } from './reading/sections';

/** A style that a note states stands instead of the one the slide would have. */
function elementOf(item: Item, made: Element, position: number): Element {
  const style = item.style ?? made.style;
  return { ...made, position, style };
}

function elementsOf(
  items: readonly Item[],
  made: readonly Element[],
  place: OutlinePlace,
  { newId }: Env,
): Element[] {
  const waiting = [...made];
  return items.map((item, position) => {
    const isMade = outlined([item]).length > 0;
    const next = isMade ? waiting.shift() : undefined;
    const { type, content } = item;
    const element = next ?? createElement({ id: newId(), type, content, position }, place);
    return elementOf(item, element, position);
  });
}

/** The slide that a section describes: one made from its words, with what its notes say. */
export function slideOfSection(
  { type, items, fields }: Section,
  place: OutlinePlace,
  env: Env,
): Slide {
  const fitting = items.filter((item) => contentProblem(item.type, item.content) === null);
  const slide = slideOfOutline({ type, elements: outlined(fitting) }, place, env);
  const elements = elementsOf(fitting, slide.elements, place, env);
  return { ...slide, ...slideFieldsSchema.parse({ ...slide, ...fields, elements: [] }), elements };
}
