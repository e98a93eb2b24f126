import {
  hasWrittenText,
  headlineOf,
  layoutsBeside,
  stepPlaceOf,
  type Carousel,
  type Deck,
  type EditorSession,
  type Element,
  type PlaceInDeck,
  type Slide,
} from '@arrasta/domain';
import { useMemo, useDeferredValue } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { create } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { currentSession, useEditorStore, useSession } from './editor-store';
import type { NamedColor } from '../../ui/controls/color-text';
import { controlMessages } from '../../messages/controls';

/** What stands beside the slide follows after a pause this long, and at the latest so. In ms. */
const pauseMs = 150;
const maxDelayMs = 750;

interface Debounced {
  readonly session: EditorSession | null;
}

const useDebounced = create<Debounced>(() => ({ session: currentSession() }));

interface Delay {
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds since the page began; null while nothing waits. */
  readonly since: number | null;
}

const delay = createStore<Delay>(() => ({ timer: undefined, since: null }));

function updateNow(): void {
  clearTimeout(delay.getState().timer);
  delay.setState({ timer: undefined, since: null });
  useDebounced.setState({ session: currentSession() });
}

function updateAfterPause(): void {
  const now = performance.now();
  const { timer, since } = delay.getState();
  clearTimeout(timer);
  const first = since ?? now;
  const wait = Math.max(0, Math.min(pauseMs, first + maxDelayMs - now));
  delay.setState({ timer: setTimeout(updateNow, wait), since: first });
}

/**
 * Whether the change is a letter or a step of a slider among many, which leaves where the person
 * is and what there is as it was.
 */
function isOneOfMany(before: EditorSession | null, now: EditorSession | null): boolean {
  if (before === null || now === null || before.revision === now.revision) return false;
  const sameView = before.state.view === now.state.view;
  const sameSlides = before.state.deck.slides.length === now.state.deck.slides.length;
  return sameView && sameSlides && typeof now.history.past.at(-1)?.mergeKey === 'string';
}

useEditorStore.subscribe(({ session }, before) => {
  if (session === before.session) return;
  if (isOneOfMany(before.session, session)) updateAfterPause();
  else updateNow();
});

/** The session as what stands beside the slide has it, outside of components. */
export function debouncedSession(): EditorSession | null {
  return useDebounced.getState().session;
}

/**
 * A value of the open session for what stands beside the slide being edited: small pictures,
 * badges, buttons. In a burst of typing it follows after a moment, any other change at once; but
 * the slide is painted first, and a key pressed meanwhile comes before what is still to be drawn.
 */
export function useDebouncedSession<Value>(select: (session: EditorSession) => Value): Value {
  return useDeferredValue(
    useDebounced(({ session }) => {
      if (session === null) throw new Error('No deck is open');
      return select(session);
    }),
  );
}

const carouselOf = ({ state }: EditorSession) => state.deck.carousel;
const slidesOf = ({ state }: EditorSession) => state.deck.slides;
const slideCountOf = ({ state }: EditorSession) => state.deck.slides.length;
const currentIndexOf = ({ state }: EditorSession) => state.view.currentIndex;

/** The carousel without its slides, as it is now. */
export function useCarousel(): Carousel {
  return useSession(carouselOf);
}

export function useSlideCount(): number {
  return useSession(slideCountOf);
}

/**
 * What of its neighbours the slide on the canvas shows.
 * @param shown that slide as it is drawn
 */
export function useCurrentPlace(shown: Slide): PlaceInDeck {
  const index = useSession(currentIndexOf);
  const total = useSession(slideCountOf);
  const step = useSession(({ state }) => stepPlaceOf(state.deck.slides, index, shown));
  const layoutBefore = useSession(
    ({ state }) => layoutsBeside(state.deck.slides, index).layoutBefore,
  );
  const layoutAfter = useSession(
    ({ state }) => layoutsBeside(state.deck.slides, index).layoutAfter,
  );
  const headline = useSession(({ state }) => headlineOf(index === 0 ? [shown] : state.deck.slides));
  return { index, total, step, layoutBefore, layoutAfter, headline };
}

/** The place of the slide on the canvas, from 0. */
export function useCurrentIndex(): number {
  return useSession(currentIndexOf);
}

// The same for panels, thumbnails and badges, which follow typing after a moment.

export function useDebouncedCarousel(): Carousel {
  return useDebouncedSession(carouselOf);
}

export function useDebouncedSlides(): readonly Slide[] {
  return useDebouncedSession(slidesOf);
}

export function useDebouncedSlideCount(): number {
  return useDebouncedSession(slideCountOf);
}

/** What of its neighbours the slide at a place shows, from 0. */
export function useDebouncedPlace(index: number): PlaceInDeck {
  const total = useDebouncedSlideCount();
  const step = useDebouncedSession(({ state }) => stepPlaceOf(state.deck.slides, index));
  const layoutBefore = useDebouncedSession(
    ({ state }) => layoutsBeside(state.deck.slides, index).layoutBefore,
  );
  const layoutAfter = useDebouncedSession(
    ({ state }) => layoutsBeside(state.deck.slides, index).layoutAfter,
  );
  const headline = useDebouncedSession(({ state }) => headlineOf(state.deck.slides));
  return { index, total, step, layoutBefore, layoutAfter, headline };
}

export function useDebouncedIndex(): number {
  return useDebouncedSession(currentIndexOf);
}

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

/** The id of the slide on the canvas; null in a deck without slides. */
export function useCurrentSlideId(): string | null {
  return useSession((session) => currentSlide(session)?.id ?? null);
}

/** The slide on the canvas as what stands beside it has it. */
export function useDebouncedSlide(): Slide | undefined {
  return useDebouncedSession(currentSlide);
}

/** The id of the selected element of the slide on the canvas; null where none is. */
export function useSelectedElementId(): string | null {
  return useSession((session) => selectedElement(session)?.id ?? null);
}

/**
 * A slide or element of the session for the panel of the selected element, which follows at once
 * but for text that is typed: that it has after a moment. What was selected until then is another
 * one, and the field that is typed in would be taken away.
 */
function usePanelSession<Value extends { readonly id: string }>(
  select: (session: EditorSession) => Value | undefined,
): Value | undefined {
  const hasText = useSession(hasWrittenText);
  const settled = useDebouncedSession(select);
  return useSession((session) => {
    const now = select(session);
    return hasText && settled?.id === now?.id ? settled : now;
  });
}

/** The selected element for the fields of its panel. */
export function usePanelElement(): Element | undefined {
  return usePanelSession(selectedElement);
}

/** The slide on the canvas for the fields of the selected element. */
export function usePanelSlide(): Slide | undefined {
  return usePanelSession(currentSlide);
}

/** How many elements the slide on the canvas has; 0 in a deck without slides. */
export function useElementCount(): number {
  return useSession((session) => currentSlide(session)?.elements.length ?? 0);
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

/**
 * The slides in the order in which they are now, each as what stands beside the slide has it. What
 * is in them may follow a moment later; where they stand may not, or a press would meet another
 * slide than the one that is there.
 */
export function useSlidesInPlace(): readonly Slide[] {
  const ids = useSession(useShallow(({ state }) => state.deck.slides.map(({ id }) => id)));
  const settled = useDebouncedSlides();
  return useMemo(() => {
    // What has just been added is not among those that follow later.
    const knownSlides = [...(debouncedSession()?.state.deck.slides ?? []), ...settled];
    const slides = new Map(knownSlides.map((slide) => [slide.id, slide]));
    return ids.flatMap((id) => slides.get(id) ?? []);
  }, [ids, settled]);
}

// Outside of components. Which slides and elements there are no pending input changes, so that
// reading them does not have it written first, as `flushedSession` does.

/** The open deck; null where there is none. */
export function currentDeck(): Deck | null {
  return currentSession()?.state.deck ?? null;
}

/** The id of the open carousel; null where none is open. */
export function currentCarouselId(): string | null {
  return currentDeck()?.carousel.id ?? null;
}

export function currentSlideCount(): number {
  return currentSession()?.state.deck.slides.length ?? 0;
}

/** The id of the slide on the canvas; null where there is none. */
export function currentSlideId(): string | null {
  const session = currentSession();
  return (session === null ? undefined : currentSlide(session)?.id) ?? null;
}

/** The place of a slide of the open deck, from 0; -1 where it is not there. */
export function currentPlaceOf(slideId: string | undefined): number {
  return currentDeck()?.slides.findIndex(({ id }) => id === slideId) ?? -1;
}

/** The elements of the slide on the canvas; what is typed into one may follow a moment later. */
export function currentElements(): readonly Element[] {
  const session = currentSession();
  return (session === null ? undefined : currentSlide(session)?.elements) ?? [];
}

/** The selected element of the slide on the canvas, likewise. */
export function currentSelectedElement(): Element | undefined {
  const session = currentSession();
  return session === null ? undefined : selectedElement(session);
}

const names = controlMessages.ownColor;

/** The three colours of the carousel, to be offered before all others. */
export function useOwnColors(): readonly NamedColor[] {
  const carousel = useCarousel();
  const { primaryColor, secondaryColor, accentColor } = carousel;
  return useMemo(
    () => [
      { name: names.primary, color: primaryColor },
      { name: names.secondary, color: secondaryColor },
      { name: names.accent, color: accentColor },
    ],
    [primaryColor, secondaryColor, accentColor],
  );
}
