import type { Draft } from 'immer';
import { contentProblem } from '../../element/text-content';
import type { Element } from '../../element/element';
import { type ElementType } from '../../element/element-type';
import {
  tidyEmphasis,
  toggleEmphasis,
  withContent,
  withEmphasis,
  type EmphasisRange,
} from '../../element/emphasis';
import { createElement } from '../../element/kinds';
import { isTextual } from '../../element/element-type';
import { limits } from '../../limits';
import type { Slide } from '../../slide/slide';
import type { Env } from '../../env';
import type { Command, EditorDraft } from '../command';
import type { EditorSession } from '../session';
import { currentSlide, elementOf, moveWithin, renumber, swapWithNeighbour } from './locate';

function stampCurrentSlide(draft: EditorDraft, { now }: Env): void {
  const slide = currentSlide(draft);
  if (slide !== undefined) slide.updatedAt = now();
}

function isFull(slide: Draft<Slide>): boolean {
  return slide.elements.length >= limits.elementsPerSlide;
}

function insert(draft: EditorDraft, slide: Draft<Slide>, element: Element): void {
  slide.elements.splice(element.position, 0, element);
  renumber(slide.elements);
  draft.view.selectedElementId = element.id;
}

/**
 * Adds an element with its kind's defaults after the last one and selects it
 * (docs/product/elements.md 3, 12); declines on a full slide and a content that could not be
 * stored.
 */
export function addElement(type: ElementType, content?: string): Command {
  return {
    name: 'element.add',
    effect: 'slides',
    change: (draft, env) => {
      const slide = currentSlide(draft);
      if (slide === undefined || isFull(slide)) return false;
      if (content !== undefined && contentProblem(type, content) !== null) return false;
      const position = slide.elements.length;
      const element = { id: env.newId(), type, position };
      const complete = content === undefined ? element : { ...element, content };
      insert(draft, slide, createElement(complete, draft.deck.carousel));
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/** Puts a copy right after the element and selects it. */
export function duplicateElement(elementId: string): Command {
  return {
    name: 'element.duplicate',
    effect: 'slides',
    change: (draft, env) => {
      const slide = currentSlide(draft);
      const element = elementOf(draft, elementId);
      if (slide === undefined || element === undefined || isFull(slide)) return false;
      const copy = { ...element, style: { ...element.style } };
      insert(draft, slide, { ...copy, id: env.newId(), position: element.position + 1 });
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/** Writes another content; what was emphasised in it stays so. */
export function replaceText(element: Draft<Element>, content: string): void {
  const { emphasis } = withContent(element, content);
  element.content = content;
  if (emphasis === undefined) delete element.emphasis;
  else element.emphasis = emphasis;
}

/** Takes a text and its emphasis as they were. */
function restoreText(element: Draft<Element>, { content, emphasis }: EmphasisedText): void {
  element.content = content;
  if (emphasis === undefined) delete element.emphasis;
  else element.emphasis = emphasis.map(([start, end]) => [start, end]);
}

const contentCommand = 'element.content';

/** Whether the last step wrote an element's text, and a next letter may be on its way. */
export function hasWrittenText({ history }: EditorSession): boolean {
  return history.past.at(-1)?.name === contentCommand;
}

/**
 * Writes the element's content; a burst of typing is one step of undo. Declines what it already
 * is, and what could not be stored: a save is all or nothing, so one such content would stop it.
 */
export function setElementContent(elementId: string, content: string): Command {
  return {
    name: contentCommand,
    effect: 'slides',
    mergeKey: `${contentCommand} ${elementId}`,
    change: (draft, env) => {
      const element = elementOf(draft, elementId);
      if (element === undefined || element.content === content) return false;
      if (contentProblem(element.type, content) !== null) return false;
      replaceText(element, content);
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/** A text and the places in it that are emphasised. */
type EmphasisedText = Pick<Element, 'content' | 'emphasis'>;

/**
 * Takes back what was typed into an element: its content and the places in it that were emphasised,
 * of which letters that were typed or taken out may have left less. A step like those of typing.
 */
export function restoreElementText(elementId: string, text: EmphasisedText): Command {
  const { content } = text;
  return {
    ...setElementContent(elementId, content),
    change: (draft, env) => {
      const element = elementOf(draft, elementId);
      if (element === undefined || element.content === content) return false;
      restoreText(element, text);
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/**
 * Emphasises words of an element's text, or takes the emphasis away where all of them have it.
 * Declines where there are no such words, and where there would be too many places.
 * @param part from the first code unit of the content to the one after the last
 */
export function toggleElementEmphasis(elementId: string, part: EmphasisRange): Command {
  return {
    name: 'element.emphasis',
    effect: 'slides',
    change: (draft, env) => {
      const element = elementOf(draft, elementId);
      if (element === undefined || !isTextual(element.type)) return false;
      const [words] = tidyEmphasis([part], element.content.length);
      if (words === undefined) return false;
      const ranges = toggleEmphasis(element.emphasis ?? [], words, element.content.length);
      if (ranges.length > limits.emphasisRanges) return false;
      const { emphasis } = withEmphasis(element, ranges);
      if (emphasis === undefined) delete element.emphasis;
      else element.emphasis = emphasis;
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/** Swaps the element with the one before (-1) or after it (1); declines at the ends. */
export function moveElement(elementId: string, step: -1 | 1): Command {
  return {
    name: 'element.move',
    effect: 'slides',
    change: (draft, env) => {
      const slide = currentSlide(draft);
      const index = slide?.elements.findIndex(({ id }) => id === elementId) ?? -1;
      if (slide === undefined || !swapWithNeighbour(slide.elements, index, step)) return false;
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/** Puts the element at an index of its slide, from 0: the end of a drag. */
export function moveElementTo(elementId: string, index: number): Command {
  return {
    name: 'element.move',
    effect: 'slides',
    change: (draft, env) => {
      const slide = currentSlide(draft);
      const from = slide?.elements.findIndex(({ id }) => id === elementId) ?? -1;
      if (slide === undefined || !moveWithin(slide.elements, from, index)) return false;
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}

/**
 * Removes the element, renumbers the rest and closes its panel.
 * Source: docs/product/elements.md 13.
 */
export function removeElement(elementId: string): Command {
  return {
    name: 'element.remove',
    effect: 'slides',
    change: (draft, env) => {
      const slide = currentSlide(draft);
      const index = slide?.elements.findIndex(({ id }) => id === elementId) ?? -1;
      if (slide === undefined || index < 0) return false;
      slide.elements.splice(index, 1);
      renumber(slide.elements);
      draft.view.selectedElementId = null;
      stampCurrentSlide(draft, env);
      return true;
    },
  };
}
