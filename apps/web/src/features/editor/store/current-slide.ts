import { hasWrittenText, type EditorSession, type Element, type Slide } from '@arrasta/domain';
import { useEditorStore, useSession } from './editor-store';
import { useSettledSession } from './settled-session';

function currentSlide({ state }: EditorSession): Slide | undefined {
  return state.deck.slides[state.view.currentIndex];
}

function selectedElement(session: EditorSession): Element | undefined {
  const { selectedElementId } = session.state.view;
  return currentSlide(session)?.elements.find(({ id }) => id === selectedElementId);
}

/** The slide on the canvas; undefined in a deck without slides. */
export function useCurrentSlide(): Slide | undefined {
  return useSession(currentSlide);
}

/** The slide on the canvas as what stands beside it has it. */
export function useSettledSlide(): Slide | undefined {
  return useSettledSession(currentSlide);
}

/** The selected element of the slide on the canvas. */
export function useSelectedElement(): Element | undefined {
  return useSession(selectedElement);
}

/** The selected element for the fields of its panel, which follow while its text is typed. */
export function usePanelElement(): Element | undefined {
  const written = useSession(hasWrittenText);
  const now = useSession((session) => (written ? undefined : selectedElement(session)));
  const settled = useSettledSession((session) => (written ? selectedElement(session) : undefined));
  return written ? settled : now;
}

/**
 * The element of the panel for the field its text is written in, which may not wait as the other
 * fields do. While the text is typed on the slide it may.
 */
export function useWrittenElement(settled: Element): Element {
  const onSlide = useEditorStore(({ typing }) => typing !== null);
  const now = useSession((session) => (onSlide ? undefined : selectedElement(session)));
  return now?.id === settled.id ? now : settled;
}
