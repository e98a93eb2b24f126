import {
  limits,
  linesOf,
  restoreElementText,
  setElementContent,
  type EmphasisRange,
  type EditorSession,
  type Element,
  listIcons,
  setElementStyle,
} from '@arrasta/domain';
import { ActionIcon, Textarea, TextInput } from '@mantine/core';
import { Bold, Search, Circle, Square, Triangle } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  useId,
  type KeyboardEvent,
  useState,
} from 'react';
import { choosableIcons, Icon } from '@arrasta/slide-renderer';
import { Hint } from '../../ui/controls/hint';
import { emphasiseTyped, isEmphasisKey } from '../canvas/emphasis';
import { endOfChange } from '../canvas/typing';
import { Field, SegmentedField, type Segment } from '../../ui/controls/field';
import { editorUndoField, limitedText } from '../../ui/controls/control-props';
import { editorMessages } from '../../messages/editor';
import { dispatch, flushedSession, cancelTyping } from '../store/editor-store';
import { useWrittenElement } from '../store/selectors';
import { showToast } from '../../ui/toast/toast-store';
import classes from './content-fields.module.css';
import type { FieldProps } from './kind-fields';
import { elementStyleMessages } from '../../messages/element-style';
import { IconGrid } from '../library/icon-grid';

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
function useTypingEnd(element: Element) {
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

function selectionOf(field: HTMLTextAreaElement | null): EmphasisRange | null {
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
    const places = field === document.activeElement ? selectionOf(field) : null;
    if (places !== null && emphasiseTyped(element.id, text, places)) return;
    field?.focus();
    showToast('info', editorMessages.emphasis.nothingSelected);
  };
  const ending = useTypingEnd(element);
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

/** The icon of an icon element, chosen from the popular ones. */
export function IconField({ element }: FieldProps) {
  const [search, setSearch] = useState('');
  return (
    <div role="group" aria-label={elementStyleMessages.icon}>
      <TextInput
        className={classes.search}
        aria-label={elementStyleMessages.searchIcon}
        placeholder={elementStyleMessages.searchIcon}
        leftSection={<Search size={15} strokeWidth={1.75} />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <IconGrid
        columns={6}
        search={search}
        chosen={element.content}
        onChoose={(name) => dispatch(setElementContent(element.id, name))}
      />
    </div>
  );
}

const names: ReadonlyMap<string, string> = new Map([
  ['arrow-right', 'Seta'],
  ...choosableIcons.map(({ name, label }) => [name, label] as const),
]);

/** The icon before every item of a list: one of the eight (docs/product/elements.md 14). */
export function ListIconField({ element }: FieldProps) {
  const group = useId();
  const chosen = element.style.listIcon ?? 'check-circle';
  return (
    <div className={classes.icons} role="radiogroup" aria-label={elementStyleMessages.listIcon}>
      {listIcons.map((name) => (
        <label key={name} className={classes.icon} title={names.get(name)}>
          <input
            type="radio"
            name={group}
            aria-label={names.get(name)}
            checked={name === chosen}
            onChange={() => dispatch(setElementStyle(element.id, { listIcon: name }))}
          />
          <Icon name={name} size={18} color="currentColor" />
        </label>
      ))}
    </div>
  );
}

const shapes: readonly Segment[] = [
  { value: 'rectangle', label: 'Retângulo', icon: Square, isIconOnly: true },
  { value: 'circle', label: 'Círculo', icon: Circle, isIconOnly: true },
  { value: 'triangle', label: 'Triângulo', icon: Triangle, isIconOnly: true },
];

const lines: readonly Segment[] = [
  { value: 'line', label: 'Contínuo' },
  { value: 'dashed', label: 'Tracejado' },
  { value: 'dotted', label: 'Pontos' },
];

/** Which figure a shape is. */
export function ShapeNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={elementStyleMessages.shape}
      value={element.content}
      segments={shapes}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}

/** How the line of a divider is drawn. */
export function LineNameField({ element }: FieldProps) {
  return (
    <SegmentedField
      label={elementStyleMessages.line}
      value={element.content}
      segments={lines}
      onChange={(name) => dispatch(setElementContent(element.id, name))}
    />
  );
}
