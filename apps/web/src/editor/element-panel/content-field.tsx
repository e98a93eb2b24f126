import {
  limits,
  linesOf,
  restoreElementText,
  setElementContent,
  type EmphasisRange,
  type EditorSession,
  type Element,
} from '@arrasta/domain';
import { ActionIcon, Textarea } from '@mantine/core';
import { Hint } from '../../ui/controls/hint';
import { Bold } from 'lucide-react';
import { useLayoutEffect, useRef, type ChangeEvent, useId, type KeyboardEvent } from 'react';
import { emphasiseTyped, isEmphasisKey } from '../canvas/emphasis';
import { endOfChange } from '../canvas/typing';
import { Field } from '../../ui/controls/field';
import { editorUndoField } from '../../ui/controls/control-props';
import { limitedText } from '../../ui/controls/limited-text';
import { editorMessages } from '../../messages/editor';
import { dispatch, flushedSession, cancelTyping } from '../store/editor-store';
import { useWrittenElement } from '../store/selectors';
import { showToast } from '../../ui/toast/toast-store';
import classes from './content-field.module.css';
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
  const before = useRef<{ session: EditorSession | null; text: Element } | null>(null);
  const onFocus = () => {
    before.current = { session: flushedSession(), text: element };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && endsWithEnter(element)) {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key !== 'Escape') return;
    const { session, text } = before.current ?? { session: null, text: element };
    // With what was emphasised in it, also where typing was saved and cannot be dropped any more.
    if (text.content !== element.content) {
      cancelTyping(session, restoreElementText(element.id, text));
    }
    event.currentTarget.blur();
  };
  return { onFocus, onKeyDown };
}

function selectedIn(field: HTMLTextAreaElement | null): EmphasisRange | null {
  return field === null ? null : [field.selectionStart, field.selectionEnd];
}

function EmphasisButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Hint label={editorMessages.emphasis.hint}>
      <ActionIcon
        size={28}
        aria-label={editorMessages.emphasis.label}
        aria-keyshortcuts="Control+B"
        // What is selected in the text stays so.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <Bold size={15} strokeWidth={2} />
      </ActionIcon>
    </Hint>
  );
}

/** The text of an element, at once on the slide as it is typed. */
export function ContentField({ element: settled }: FieldProps) {
  const element = useWrittenElement(settled);
  const id = useId();
  const text = linesOf(element.content).join('\n');
  const { ref, noteTyped } = useCaretAtChange(text);
  const isList = element.type === 'list';
  const { items, onePerLine, content } = editorMessages.panel;
  const emphasise = () => {
    const field = ref.current;
    const places = field === document.activeElement ? selectedIn(field) : null;
    if (places !== null && emphasiseTyped(element.id, text, places)) return;
    field?.focus();
    showToast('info', editorMessages.emphasis.nothingSelected);
  };
  const ending = useEnding(element);
  return (
    <Field
      label={isList ? items : content}
      labelId={id}
      aside={
        <span className={classes.aside}>
          {isList && onePerLine}
          <EmphasisButton onClick={emphasise} />
        </span>
      }
    >
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
        {...ending}
        onKeyDown={(event) => {
          if (isEmphasisKey(event)) {
            event.preventDefault();
            emphasise();
          } else {
            ending.onKeyDown(event);
          }
        }}
      />
    </Field>
  );
}
