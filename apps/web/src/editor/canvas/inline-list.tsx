import type { Element } from '@arrasta/domain';
import { useLayoutEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { elementNames } from '../../messages/editor';
import { endTyping, useEditorStore } from '../store/editor-store';
import { emphasiseByKey, useEmphasisMarks } from './emphasis';
import { endOfChange, typedTextOf, useTyping, useTypingFocus } from './typing';
import { caretOffset, hasItems, layOverItems, showItems, readItems } from './list-field';

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
 * that its marks and grounds stay. Enter begins a new item, blur keeps, Escape takes back
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
