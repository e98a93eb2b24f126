import {
  limits,
  linesOf,
  setElementContent,
  type EditorSession,
  type Element,
} from '@arrasta/domain';
import { Textarea } from '@mantine/core';
import { useLayoutEffect, useRef, type ChangeEvent, useId, type KeyboardEvent } from 'react';
import { endOfChange } from '../canvas/typing';
import { Field } from '../../ui/controls/field';
import { editorUndoField } from '../../ui/controls/control-props';
import { limitedText } from '../../ui/controls/limited-text';
import { editorMessages } from '../../messages/editor';
import { dispatch, flushedSession, cancelTyping } from '../store/editor-store';
import { useWrittenElement } from '../store/selectors';
import type { FieldProps } from './kind-fields';

/**
 * Leaves the caret of a focused field where undo or redo has changed its text; the browser puts it
 * at the end of a text that was not typed.
 */
function useCaretAtChange(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(text);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = text;
    const field = ref.current;
    if (before === text || field === null || field !== document.activeElement) return;
    const place = endOfChange(before, text);
    field.setSelectionRange(place, place);
  }, [text]);
  const noteTyped = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    shown.current = currentTarget.value;
  };
  return { ref, noteTyped };
}

/** Rows of the field: four for lists and texts, two for the others (docs/product/elements.md 14). */
function rowsOf({ type }: Element): number {
  return type === 'list' || type === 'text' ? 4 : 2;
}

function endsWithEnter({ type }: Element): boolean {
  return type === 'title' || type === 'subtitle';
}

/** Enter ends titles and subtitles, Escape takes back what was typed since the field was entered. */
function useEnding(element: Element) {
  const before = useRef<{ session: EditorSession | null; content: string } | null>(null);
  const onFocus = () => {
    before.current = { session: flushedSession(), content: element.content };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && endsWithEnter(element)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key !== 'Escape') return;
    const { session, content } = before.current ?? { session: null, content: element.content };
    if (content !== element.content) cancelTyping(session, setElementContent(element.id, content));
    event.currentTarget.blur();
  };
  return { onFocus, onKeyDown };
}

/** The text of an element, at once on the slide as it is typed. */
export function ContentField({ element: settled }: FieldProps) {
  const element = useWrittenElement(settled);
  const id = useId();
  const text = linesOf(element.content).join('\n');
  const { ref, noteTyped } = useCaretAtChange(text);
  const isList = element.type === 'list';
  const { items, onePerLine, content } = editorMessages.panel;
  return (
    <Field label={isList ? items : content} labelId={id} aside={isList ? onePerLine : undefined}>
      <Textarea
        ref={ref}
        aria-labelledby={id}
        // As on the slide, where the text says in which direction it runs.
        dir="auto"
        rows={rowsOf(element)}
        resize="vertical"
        {...limitedText(element.content, limits.elementText)}
        value={text}
        onChange={(event) => {
          noteTyped(event);
          dispatch(setElementContent(element.id, event.currentTarget.value));
        }}
        data-mantine-stop-propagation
        {...editorUndoField}
        {...useEnding(element)}
      />
    </Field>
  );
}
