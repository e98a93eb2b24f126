import type { Element } from '@arrasta/domain';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { elementNames } from '../../messages/editor';
import { endTyping, useEditorStore } from '../store/editor-store';
import { emphasiseByKey, useEmphasisMarks } from './emphasis';
import {
  endOfChange,
  typedTextOf,
  useTyping,
  useTypingFocus,
  insetsOfLine,
  shapeOfLines,
  usedLineHeight,
} from './typing';
import classes from './inline-list.module.css';

/** A typed list in the page: one block for each line, a line break in those that are empty. */

function linesIn(field: HTMLElement): string[] {
  return field.innerText.replace(/\n$/, '').split('\n');
}

/** What was typed, one item a line. */
function readItems(field: HTMLElement): string {
  const blocks = [...field.childNodes];
  const isWhole = blocks.every((block) => block instanceof HTMLElement);
  if (!isWhole) return linesIn(field).join('\n');
  return blocks.map((block) => block.textContent.replace(/\n$/, '')).join('\n');
}

function blockOf(line: string): HTMLElement {
  const block = document.createElement('div');
  block.dir = 'auto';
  block.append(line === '' ? document.createElement('br') : line);
  return block;
}

/** Whether the field holds these items, each in a block of its own and nothing else. */
function hasItems(field: HTMLElement, text: string): boolean {
  const lines = text.split('\n');
  const blocks = [...field.childNodes];
  return (
    blocks.length === lines.length &&
    blocks.every(
      (block, index) =>
        block instanceof HTMLDivElement &&
        block.childNodes.length === 1 &&
        block.textContent === lines[index],
    )
  );
}

/** Puts the caret this many characters into the text, line feeds counted. */
function putCaret(field: HTMLElement, offset: number): void {
  let rest = offset;
  for (const block of field.children) {
    const { length } = block.textContent;
    if (rest <= length) {
      const inside = block.firstChild instanceof Text ? block.firstChild : block;
      window.getSelection()?.collapse(inside, inside === block ? 0 : rest);
      return;
    }
    rest -= length + 1;
  }
}

/** How many characters lie before the caret, line feeds counted; the end where it is elsewhere. */
function caretOffset(field: HTMLElement): number {
  const selection = window.getSelection();
  const blocks = [...field.childNodes];
  const index = blocks.findIndex((block) => block.contains(selection?.focusNode ?? null));
  const caret = selection?.focusNode ?? null;
  if (index === -1 || selection === null || caret === null) return readItems(field).length;
  const before = blocks.slice(0, index).reduce((sum, { textContent }) => {
    return sum + (textContent?.length ?? 0) + 1;
  }, 0);
  const range = document.createRange();
  range.setStart(blocks[index] ?? field, 0);
  range.setEnd(caret, selection.focusOffset);
  return before + range.toString().length;
}

/** Writes the items into the field, and the caret where it was or at an offset. */
function showItems(field: HTMLElement, text: string, offset = caretOffset(field)): void {
  field.replaceChildren(...text.split('\n').map(blockOf));
  if (document.activeElement === field) putCaret(field, offset);
}

/** The lines of an item as it is drawn, each a text of its own, with their widths in px. */
function readDrawnLines(
  place: HTMLElement,
): { readonly width: number; readonly isLast: boolean }[] {
  const scale = place.getBoundingClientRect().width / place.offsetWidth;
  const range = document.createRange();
  const texts = [...place.childNodes].filter((node) => node instanceof Text);
  return texts.map((text, number) => {
    range.selectNodeContents(text);
    const width = range.getBoundingClientRect().width / scale;
    return { width, isLast: number === texts.length - 1 };
  });
}

/** Has a typed item break where the drawn one does; one that is not set from the left is not kept to it. */
function keepLines(block: HTMLElement, place: HTMLElement): void {
  const { textAlign, lineHeight, width, paddingLeft, paddingRight } = getComputedStyle(place);
  const isFromLeft = textAlign === 'left' || textAlign === 'start';
  const lines = isFromLeft ? readDrawnLines(place) : [];
  const [content = 0, before = 0, after = 0] = [width, paddingLeft, paddingRight].map(
    Number.parseFloat,
  );
  const field = content - before - after;
  const insets = lines.map((line) => insetsOfLine(line, field, 'left'));
  const shape = shapeOfLines(insets, usedLineHeight(lineHeight), 'right');
  block.classList.toggle(classes.shaped ?? '', shape !== null);
  if (shape === null) return;
  block.style.setProperty('--shape-width', `${String(shape.width)}px`);
  block.style.setProperty('--shape-height', `${String(shape.height)}px`);
  block.style.setProperty('--shape-outline', shape.outline);
}

/** Lays every line over the item it is drawn as, in px of the unscaled slide. */
function layOverItems(field: HTMLElement): void {
  const places = field.parentElement?.querySelectorAll<HTMLElement>('[data-item-text]') ?? [];
  let bottom = 0;
  [...places].forEach((place, index) => {
    const block = field.children[index];
    if (!(block instanceof HTMLElement)) return;
    const { padding, fontWeight, fontFamily, fontStyle } = getComputedStyle(place);
    Object.assign(block.style, {
      boxSizing: 'border-box',
      marginTop: `${place.offsetTop - bottom}px`,
      marginLeft: `${place.offsetLeft}px`,
      width: `${place.offsetWidth}px`,
      padding,
      fontWeight,
      fontFamily,
      fontStyle,
    });
    keepLines(block, place);
    bottom = place.offsetTop + place.offsetHeight;
  });
}

/** Writes the items into the field, and the caret to what is changed in them. */
function showChanged(field: HTMLElement, text: string): void {
  const before = readItems(field);
  showItems(field, text, before === text ? caretOffset(field) : endOfChange(before, text));
}

interface InlineListProps {
  readonly element: Element;
  readonly style: CSSProperties;
}

/**
 * The items of a list while they are typed in their place, over the list as the theme draws it, so
 * that its marks and backgrounds stay. Enter begins a new item, blur keeps, Escape takes back
 * (docs/product/editor.md 3).
 */
export function InlineList({ element, style }: InlineListProps) {
  const field = useRef<HTMLDivElement>(null);
  const { write, cancel } = useTyping(element);
  const point = useEditorStore(({ typing }) => typing?.point ?? null);
  const text = typedTextOf(element);
  useLayoutEffect(() => {
    if (field.current === null) return;
    if (!hasItems(field.current, text)) showChanged(field.current, text);
    layOverItems(field.current);
  });
  useTypingFocus(field, point);
  useEmphasisMarks(field, element.emphasis, text);
  const onInput = () => {
    if (field.current === null) return;
    const typed = readItems(field.current);
    if (!hasItems(field.current, typed)) showItems(field.current, typed);
    if (!write(typed)) showChanged(field.current, text);
    layOverItems(field.current);
  };
  const beginItem = () => {
    if (field.current === null) return;
    window.getSelection()?.deleteFromDocument();
    const [offset, typed] = [caretOffset(field.current), readItems(field.current)];
    const divided = `${typed.slice(0, offset)}\n${typed.slice(offset)}`;
    showItems(field.current, divided, offset + 1);
    if (!write(divided)) showItems(field.current, text, offset);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel(event);
    emphasiseByKey(event, element.id);
    if (event.key !== 'Enter') return;
    event.preventDefault();
    beginItem();
  };
  return (
    <div
      ref={field}
      role="textbox"
      aria-multiline
      aria-label={elementNames.list}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      style={{
        ...style,
        position: 'absolute',
        inset: 0,
        whiteSpace: 'pre-wrap',
        textWrap: 'wrap',
        outline: 'none',
        cursor: 'text',
      }}
      onInput={onInput}
      onBlur={endTyping}
      onKeyDown={onKeyDown}
    />
  );
}
