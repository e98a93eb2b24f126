import type { TextBox } from '@arrasta/slide-renderer';
import type { Element, ElementType } from '@arrasta/domain';
import {
  useLayoutEffect,
  type CSSProperties,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { elementNames } from '../../messages/editor';
import { endTyping, useEditorStore, type Typing } from '../store/editor-store';
import { deferInput } from '../store/deferred-input';
import { endOfChange, typedTextOf, useTyping, useTypingFocus } from './typing';
import { useFieldLines } from './field-lines';

const endsWithEnter: ReadonlySet<ElementType> = new Set(['title', 'subtitle']);

/**
 * What was typed; the browser ends a text that closes with a line break with one more. Where it
 * writes no breaks of its own nothing need be laid out to know it.
 */
function readText(field: HTMLElement): string {
  const text = field.childElementCount === 0 ? field.textContent : field.innerText;
  return text.replace(/\n$/, '');
}

/** Writes into the field; where something stood, the caret goes to what is changed in it. */
function showText(field: HTMLElement, text: string): void {
  const before = readText(field);
  const wasEmpty = field.textContent === '';
  field.textContent = text;
  if (wasEmpty) return;
  window.getSelection()?.collapse(field.firstChild ?? field, endOfChange(before, text));
}

/** Keeps the field and the deck in step: undo while typing writes back into the field. */
function useFieldText(
  field: RefObject<HTMLDivElement | null>,
  element: Element,
  point: Typing['point'],
  layOutLines: (text: string) => void,
): void {
  const text = typedTextOf(element);
  useLayoutEffect(() => {
    if (field.current !== null && readText(field.current) !== text) showText(field.current, text);
    layOutLines(text);
    // By the element and not by its text: a letter written and undone at once leaves the text alone.
  }, [field, text, element, layOutLines]);
  useTypingFocus(field, point);
}

const fieldStyle: CSSProperties = {
  whiteSpace: 'pre-wrap',
  textWrap: 'wrap',
  outline: 'none',
  cursor: 'text',
  minWidth: 8,
};

interface InlineTextProps {
  readonly element: Element;
  readonly box: TextBox;
}

/**
 * The text of an element while it is typed in its place. Enter ends titles and subtitles, blur
 * ends all, Escape takes back what was typed (docs/product/editor.md 3).
 */
export function InlineText({ element, box }: InlineTextProps) {
  const field = useRef<HTMLDivElement>(null);
  const { write, cancel } = useTyping(element);
  const point = useEditorStore(({ typing }) => typing?.point ?? null);
  const { leftFloat, rightFloat, layOutLines } = useFieldLines(box);
  useFieldText(field, element, point, layOutLines);
  const writeTyped = () => {
    if (field.current === null || write(readText(field.current))) return;
    showText(field.current, typedTextOf(element));
  };
  const onInput = () => {
    if (field.current !== null) layOutLines(readText(field.current));
    deferInput(writeTyped);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      cancel(event);
    } else if (event.key === 'Enter' && !event.shiftKey && endsWithEnter.has(element.type)) {
      event.preventDefault();
      endTyping();
    }
  };
  return (
    <>
      <div ref={leftFloat} aria-hidden style={{ float: 'left' }} />
      <div ref={rightFloat} aria-hidden style={{ float: 'right' }} />
      <div
        ref={field}
        role="textbox"
        aria-multiline={!endsWithEnter.has(element.type)}
        aria-label={elementNames[element.type]}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        style={{ ...box.css, ...fieldStyle }}
        onInput={onInput}
        onBlur={endTyping}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
