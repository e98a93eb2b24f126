import {
  isTextual,
  isComposed,
  selectElement,
  type Carousel,
  type Element,
  type Slide,
  type ElementType,
} from '@arrasta/domain';
import { freeZones, slideHeightOf, type TypedTextBox } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import {
  memo,
  useCallback,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  type KeyboardEvent,
} from 'react';
import { editorMessages, elementNames } from '../../messages/editor';
import type { ScreenSize } from '../../ui/viewport/use-screen-size';
import {
  beginTyping,
  dispatch,
  endTyping,
  useEditorStore,
  type Typing,
  deferInput,
} from '../store/editor-store';
import { useCanvasView, useShownSlide } from '../store/canvas-view';
import { currentElements, useCurrentPlace, useSelectedElementId } from '../store/selectors';
import classes from './current-slide-view.module.css';
import { ElementOverlay } from './element-overlay';
import { InlineList } from './inline-list';
import { aheadComponent, laterComponent, lazyComponent } from '../../loading/lazy-component';
import { useImageUploads } from '../images/image-uploads';
import { OverflowBadge, ThemeNotice } from './canvas-notices';
import { ScaledSlide } from '../../ui/scaled-slide';
import { useElementBox } from '../checks/drawn-slide';
import { emphasiseByKey, useEmphasisMarks } from './emphasis';
import { endOfChange, typedTextOf, useTyping, useTypingFocus, useFieldLines } from './typing';

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
  readonly box: TypedTextBox;
}

/**
 * The text of an element while it is typed in its place. Enter ends titles and subtitles, blur
 * ends all, Escape takes back what was typed (docs/product/editor.md 3).
 */
function InlineText({ element, box }: InlineTextProps) {
  const field = useRef<HTMLDivElement>(null);
  const { write, cancel } = useTyping(element);
  const point = useEditorStore(({ typing }) => typing?.point ?? null);
  const { leftFloat, rightFloat, layOutLines } = useFieldLines(box);
  useFieldText(field, element, point, layOutLines);
  useEmphasisMarks(field, element.emphasis, typedTextOf(element));
  const writeTyped = () => {
    if (field.current === null || write(readText(field.current))) return;
    showText(field.current, typedTextOf(element));
  };
  const onInput = () => {
    if (field.current !== null) layOutLines(readText(field.current));
    deferInput(writeTyped);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    emphasiseByKey(event, element.id);
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

/** The element at a place of the drawing. */
export function elementIdAt(target: EventTarget): string | null {
  if (!(target instanceof globalThis.Element)) return null;
  return target.closest('[data-element-id]')?.getAttribute('data-element-id') ?? null;
}

function isTyping(): boolean {
  return useEditorStore.getState().typing !== null;
}

function selectClicked({ target }: MouseEvent): void {
  const clicked = elementIdAt(target);
  if (isTyping() && clicked === useEditorStore.getState().typing?.elementId) return;
  endTyping();
  dispatch(selectElement(clicked));
}

function typeIntoClicked({ target, clientX, clientY }: MouseEvent): void {
  const elementId = elementIdAt(target);
  const element = currentElements().find(({ id }) => id === elementId);
  if (element === undefined || !isTextual(element.type)) return;
  if (useEditorStore.getState().typing?.elementId === element.id) return;
  beginTyping({ elementId: element.id, point: { x: clientX, y: clientY } });
}

function EmptySlide({ onAddElement }: { onAddElement: () => void }) {
  return (
    <UnstyledButton className={classes.empty} onClick={onAddElement}>
      <span className={classes.plus}>
        <Plus size={20} strokeWidth={1.75} />
      </span>
      <span className={classes.emptyTitle}>{editorMessages.firstElement}</span>
    </UnstyledButton>
  );
}

interface CurrentSlideViewProps {
  readonly carousel: Carousel;
  readonly slide: Slide;
  readonly index: number;
  readonly total: number;
  readonly scale: number;
  readonly layout: ScreenSize;
  readonly onAddElement: () => void;
}

function typedField(element: Element, style: CSSProperties, box: TypedTextBox | null) {
  if (box === null) return <InlineList element={element} style={style} />;
  return <InlineText element={element} box={box} />;
}

function useTypedText() {
  const typedId = useEditorStore(({ typing }) => typing?.elementId ?? null);
  const renderText = useCallback(
    (element: Element, style: CSSProperties, box: TypedTextBox | null) =>
      element.id === typedId ? typedField(element, style, box) : undefined,
    [typedId],
  );
  return { typedId, renderText };
}

interface SelectionProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** On the screen, in px. */
  readonly slideHeight: number;
  readonly layout: ScreenSize;
}

/** Drawn again when the element moves, not with every letter in it. */
const Selection = memo(function Selection({ frame, slideHeight, layout }: SelectionProps) {
  const selectedId = useSelectedElementId();
  const box = useElementBox(frame, selectedId);
  if (selectedId === null || box === null) return null;
  return (
    <ElementOverlay
      elementId={selectedId}
      box={box}
      frame={frame}
      slideHeight={slideHeight}
      withActions={layout !== 'narrow'}
    />
  );
});

/** The parts of 9:16 that networks cover with their own signs, in px of the slide. */
function FreeZones({ carousel, scale }: { carousel: Carousel; scale: number }) {
  const isShown = useCanvasView(({ showsFreeZones }) => showsFreeZones);
  if (!isShown || carousel.format !== '9:16') return null;
  const { head, foot, side } = freeZones;
  return (
    <div
      className={classes.freeZones}
      style={{ borderWidth: `${head * scale}px ${side * scale}px ${foot * scale}px` }}
      aria-hidden
    />
  );
}

const SlideUploads = aheadComponent(
  async () => (await import('./upload-shimmer')).SlideUploads,
  () => null,
);

const LayoutBar = memo(
  lazyComponent(async () => (await import('../layouts/layout-bar')).LayoutBar),
);

const EmptySlot = memo(
  laterComponent(async () => (await import('../layouts/empty-slot')).EmptySlot),
);

/** The slide being edited: click selects, double click types in place (docs/product/editor.md 3). */
export function CurrentSlideView(props: CurrentSlideViewProps) {
  const { carousel, slide, index, total, scale, layout, onAddElement } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { typedId, renderText } = useTypedText();
  const shownSlide = useShownSlide(slide);
  const isUploading = useImageUploads(({ uploads }) => uploads.length > 0);
  const place = useCurrentPlace(shownSlide);
  return (
    <div className={classes.frame} data-current-slide>
      {/* Everything the mouse does here has a key: see the shortcuts. */}
      <div
        ref={frame}
        className={classes.slide}
        role="group"
        aria-label={editorMessages.slideOf(index + 1, total)}
        onClick={selectClicked}
        onDoubleClick={typeIntoClicked}
      >
        <ScaledSlide
          carousel={carousel}
          slide={shownSlide}
          {...place}
          scale={scale}
          anchor
          renderText={renderText}
          editedElementId={typedId}
        />
      </div>
      <FreeZones carousel={carousel} scale={scale} />
      <ThemeNotice key={carousel.theme} theme={carousel.theme} />
      {slide.elements.length === 0 && <EmptySlide onAddElement={onAddElement} />}
      {layout === 'wide' && <LayoutBar />}
      {isComposed(slide.layout) && <EmptySlot scale={scale} />}
      {isUploading && <SlideUploads frame={frame} slideId={slide.id} />}
      <OverflowBadge frame={frame} slide={slide} index={index} />
      <Selection frame={frame} slideHeight={slideHeightOf(carousel) * scale} layout={layout} />
    </div>
  );
}
