import { linesOf, restoreElementText, setElementContent, type Element } from '@arrasta/domain';
import {
  useLayoutEffect,
  type RefObject,
  useRef,
  useState,
  type KeyboardEvent,
  useCallback,
} from 'react';
import {
  listenForTextWidths,
  measureTextLines,
  type MeasuredLine,
  type TextBox,
  type TypedTextBox,
} from '@arrasta/slide-renderer';
import { type Typing, dispatch, flushedSession, cancelTyping } from '../store/editor-store';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';

const allowed = 'width=device-width, initial-scale=1, viewport-fit=cover';
const withoutZoom = `${allowed}, maximum-scale=1`;

/** Only there is a page zoomed in on when a field with small text is focused. */
function isIos(): boolean {
  return CSS.supports('-webkit-touch-callout', 'none');
}

/**
 * Keeps iOS from zooming in on the text that is typed on the slide, whose size is the slide's and
 * may be under the 16 px that iOS asks of a field. Two fingers zoom all the same: iOS keeps
 * `maximum-scale` for its own zooming alone.
 * @returns what lets it zoom again
 */
function preventFocusZoom(): () => void {
  const meta = document.querySelector('meta[name="viewport"]');
  if (meta === null || !isIos()) return () => undefined;
  meta.setAttribute('content', withoutZoom);
  return () => meta.setAttribute('content', allowed);
}

function rangeAt(point: NonNullable<Typing['point']>): Range | null {
  if (typeof document.caretPositionFromPoint === 'function') {
    const position = document.caretPositionFromPoint(point.x, point.y);
    if (position === null) return null;
    const range = document.createRange();
    range.setStart(position.offsetNode, position.offset);
    range.collapse(true);
    return range;
  }
  // Browsers before the standard name.
  const older = document as { caretRangeFromPoint?: (x: number, y: number) => Range | null };
  return older.caretRangeFromPoint?.(point.x, point.y) ?? null;
}

function rangeAtEnd(field: HTMLElement): Range {
  const range = document.createRange();
  range.selectNodeContents(field);
  range.collapse(false);
  return range;
}

/** Puts the caret where the click was (client coordinates), or at the end of the field. */
function placeCaret(field: HTMLElement, point: Typing['point']): void {
  const clicked = point === null ? null : rangeAt(point);
  const inside = clicked !== null && field.contains(clicked.startContainer);
  const range = inside ? clicked : rangeAtEnd(field);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** How many letters two texts have in common from their beginning. */
function commonPrefixLength(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** How many from their end, of those that come after a beginning both have. */
function commonSuffixLength(one: string, other: string, beginning: number): number {
  const max = Math.min(one.length, other.length) - beginning;
  let count = 0;
  while (count < max && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** Where in a text what is new in it ends, or where something was taken out. In UTF-16 units. */
export function endOfChange(before: string, after: string): number {
  const end = after.length - commonSuffixLength(before, after, commonPrefixLength(before, after));
  // Of two signs the halves may be the same.
  return /[\uDC00-\uDFFF]/.test(after[end] ?? '') ? end + 1 : end;
}

/** Puts the focus into the field that is typed in, and the caret where the click was. */
export function useTypingFocus(
  field: RefObject<HTMLDivElement | null>,
  point: Typing['point'],
): void {
  useLayoutEffect(() => {
    if (field.current === null) return undefined;
    const allowFocusZoom = preventFocusZoom();
    field.current.focus({ preventScroll: true });
    placeCaret(field.current, point);
    return allowFocusZoom;
    // Only when typing begins: afterwards the caret is the person's.
  }, [field, point]);
}

/** The text of an element as it is typed: one line feed between lines. */
export function typedTextOf(element: Element): string {
  return linesOf(element.content).join('\n');
}

/**
 * Writing an element's text from a field on the slide. `write` puts what was typed into the deck
 * and returns false where it cannot be stored, with a notice; `cancel` ends as if nothing had been
 * typed. Words that were emphasised before anything was typed stay so.
 */
export function useTyping(element: Element) {
  const original = useRef(element);
  useLayoutEffect(() => {
    if (element.content === original.current.content) original.current = element;
  }, [element]);
  const [before] = useState(flushedSession);
  const write = (typed: string): boolean => {
    if (typed === typedTextOf(element) || dispatch(setElementContent(element.id, typed)))
      return true;
    showToast('error', editorMessages.textTooLong.title, editorMessages.textTooLong.description);
    return false;
  };
  const cancel = (event: KeyboardEvent) => {
    event.stopPropagation();
    cancelTyping(before, restoreElementText(element.id, original.current));
  };
  return { write, cancel };
}

/** How far a line of a field begins and ends from the edges of the field, in px. */
interface LineInsets {
  readonly left: number;
  readonly right: number;
}

/**
 * Px that a line may be wider: less than a blank and a letter, so that no other word finds free,
 * and more than what browsers differ in. WebKit sets a line of small letters up to 2 px wider than
 * their widths say.
 */
const lineSlack = 2.5;

/**
 * The insets that leave a line the width it needs and no more. The last one of a paragraph keeps
 * the whole field: what is typed behind it does not jump to the next line for a moment.
 */
export function insetsOfLine(
  { width, isLast }: { readonly width: number; readonly isLast: boolean },
  field: number,
  align: 'left' | 'center' | 'right',
): LineInsets {
  const free = Math.max(0, field - width - lineSlack);
  if (isLast || free === 0) return { left: 0, right: 0 };
  if (align === 'center') return { left: free / 2, right: free / 2 };
  return align === 'left' ? { left: 0, right: free } : { left: free, right: 0 };
}

/** Px above and below each line's shape, so that no neighbour feels it. */
const shapeGap = 1;

function measuresWholeLines(): boolean {
  const lines = document.createElement('div');
  lines.style.cssText =
    'position: absolute; visibility: hidden; font-size: 8px; line-height: 10.5px';
  lines.append('1', document.createElement('br'), '2');
  document.body.append(lines);
  const isWhole = lines.getBoundingClientRect().height < 20.5;
  lines.remove();
  return isWhole;
}

/** The answer of a function that is called once, when it is first needed. */
function once<Answer>(call: () => Answer): () => Answer {
  let memo: { readonly answer: Answer } | null = null;
  return () => (memo ??= { answer: call() }).answer;
}

/** Whether this browser lays lines out in whole px, as WebKit does, which cuts what is over. */
const cutsLineHeight = once(measuresWholeLines);

/** What a line of a field takes up in this browser, in px. */
export function usedLineHeight(lineHeight: number | string | undefined): number {
  const height = Number.parseFloat(String(lineHeight));
  return cutsLineHeight() ? Math.floor(height) : height;
}

/** A float that keeps lines from one edge of a field. */
interface LineShape {
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** A value of `shape-outside`. */
  readonly outline: string;
}

/** The float at an edge that leaves each line its free; null where none needs it. */
export function shapeOfLines(
  insets: readonly LineInsets[],
  lineHeight: number,
  edge: 'left' | 'right',
): LineShape | null {
  const width = Math.max(0, ...insets.map((line) => line[edge]));
  if (width === 0) return null;
  const atEdge = edge === 'left' ? 0 : width;
  const point = (x: number, y: number) => `${x.toFixed(2)}px ${y.toFixed(2)}px`;
  const points = insets.flatMap((line, number) => {
    if (line[edge] === 0) return [];
    const [top, bottom] = [number * lineHeight + shapeGap, (number + 1) * lineHeight - shapeGap];
    const reach = edge === 'left' ? line[edge] : width - line[edge];
    return [point(atEdge, top), point(reach, top), point(reach, bottom), point(atEdge, bottom)];
  });
  const height = insets.length * lineHeight;
  return { width, height, outline: `polygon(${points.join(', ')})` };
}

/** Lays a float out as a shape says, or takes it away. */
function applyLineShape(float: HTMLElement, shape: LineShape | null): void {
  const { style } = float;
  style.display = shape === null ? 'none' : 'block';
  if (shape === null) return;
  style.width = `${String(shape.width)}px`;
  style.height = `${String(shape.height)}px`;
  style.shapeOutside = shape.outline;
}

type Align = 'left' | 'center' | 'right';

function alignOf({ textAlign }: TextBox['css'], direction: 'ltr' | 'rtl'): Align {
  if (textAlign === 'center' || textAlign === 'left' || textAlign === 'right') return textAlign;
  return direction === 'ltr' ? 'left' : 'right';
}

/**
 * The lines up to one that ends in the middle of a word: beside a float Firefox does not break a
 * word, but goes on below it.
 */
function linesBeforeLongWord(lines: readonly MeasuredLine[]): readonly MeasuredLine[] {
  const broken = lines.findIndex(({ endsWithinWord }) => endsWithinWord);
  return broken === -1 ? lines : lines.slice(0, broken);
}

const asWritten = (text: string) => text;

/**
 * Has a field of a text, which the browser breaks by itself, break where the drawn text does:
 * floats at both edges leave each line the free it needs. The field's own content stays as it is,
 * for carets, dead keys and the browser's editing.
 */
export function useFieldLines(box: TypedTextBox) {
  const leftFloat = useRef<HTMLDivElement>(null);
  const rightFloat = useRef<HTMLDivElement>(null);
  const { width, choice, css, contentToBreak = asWritten } = box;
  const latest = useRef({ box: { width, choice, css, contentToBreak }, content: '' });
  const layOutLines = useCallback((content: string) => {
    latest.current.content = content;
    const { box: within } = latest.current;
    const lines = measureTextLines({ ...within, content: within.contentToBreak(content) }) ?? [];
    const insets = linesBeforeLongWord(lines).map(
      ({ width: line, isLastOfParagraph: isLast, direction }) =>
        insetsOfLine({ width: line, isLast }, within.width, alignOf(within.css, direction)),
    );
    const lineHeight = usedLineHeight(within.css.lineHeight);
    const isMixed =
      insets.some((line) => line.left > 0 && line.left !== line.right) &&
      insets.some((line) => line.right > 0 && line.left !== line.right);
    // Floats at both edges find free beside each other only where lines are centred.
    const shaped = isMixed ? [] : insets;
    if (leftFloat.current !== null)
      applyLineShape(leftFloat.current, shapeOfLines(shaped, lineHeight, 'left'));
    if (rightFloat.current !== null)
      applyLineShape(rightFloat.current, shapeOfLines(shaped, lineHeight, 'right'));
  }, []);
  useLayoutEffect(() => {
    latest.current.box = { width, choice, css, contentToBreak };
    layOutLines(latest.current.content);
  }, [layOutLines, width, choice, css, contentToBreak]);
  useLayoutEffect(
    () =>
      listenForTextWidths(() => {
        layOutLines(latest.current.content);
      }),
    [layOutLines],
  );
  return { leftFloat, rightFloat, layOutLines };
}
