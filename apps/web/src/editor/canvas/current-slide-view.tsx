import { isTextual, selectElement, type Carousel, type Element, type Slide } from '@arrasta/domain';
import { slideHeight, type TextBox } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import {
  memo,
  useCallback,
  useRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react';
import { editorMessages } from '../../messages/editor';
import type { Layout } from '../../ui/viewport/use-layout';
import { beginTyping, dispatch, endTyping, useEditorStore } from '../store/editor-store';
import { useSelectedElementId, currentElements } from '../store/selectors';
import classes from './current-slide-view.module.css';
import { ElementOverlay } from './element-overlay';
import { InlineList } from './inline-list';
import { InlineText } from './inline-text';
import { OverflowBadge } from './overflow-badge';
import { SlideUploads } from './upload-shimmer';
import { ScaledSlide } from '../../ui/scaled-slide';
import { useElementBox } from '../checks/drawn-slide';

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
  readonly layout: Layout;
  readonly onAddElement: () => void;
}

function typedField(element: Element, style: CSSProperties, box: TextBox | null) {
  if (box === null) return <InlineList element={element} style={style} />;
  return <InlineText element={element} box={box} />;
}

function useTypedText() {
  const typedId = useEditorStore(({ typing }) => typing?.elementId ?? null);
  return useCallback(
    (element: Element, style: CSSProperties, box: TextBox | null) =>
      element.id === typedId ? typedField(element, style, box) : undefined,
    [typedId],
  );
}

interface SelectionProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly layout: Layout;
}

/** Drawn again when the element moves, not with every letter in it. */
const Selection = memo(function Selection({ frame, scale, layout }: SelectionProps) {
  const selectedId = useSelectedElementId();
  const box = useElementBox(frame, selectedId);
  if (selectedId === null || box === null) return null;
  return (
    <ElementOverlay
      elementId={selectedId}
      box={box}
      frame={frame}
      slideHeight={slideHeight * scale}
      withActions={layout !== 'narrow'}
    />
  );
});

/** The slide being edited: click selects, double click types in place (docs/product/editor.md 3). */
export function CurrentSlideView(props: CurrentSlideViewProps) {
  const { carousel, slide, index, total, scale, layout, onAddElement } = props;
  const frame = useRef<HTMLDivElement>(null);
  const renderText = useTypedText();
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
          slide={slide}
          index={index}
          total={total}
          scale={scale}
          anchor
          renderText={renderText}
        />
      </div>
      {slide.elements.length === 0 && <EmptySlide onAddElement={onAddElement} />}
      <SlideUploads frame={frame} slideId={slide.id} />
      <OverflowBadge frame={frame} slide={slide} index={index} />
      <Selection frame={frame} scale={scale} layout={layout} />
    </div>
  );
}
