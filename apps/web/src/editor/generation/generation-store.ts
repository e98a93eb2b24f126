import { type Carousel, truncate, sourceTextOf, type Slide } from '@arrasta/domain';
import { themes, themeKeys, type ThemeKey } from '@arrasta/palettes';
import type { DeckEvent, GeneratedDeck } from '@arrasta/contract';
import { create } from 'zustand';
import type { ChosenTemplate } from '../template-choice/template-choice';

/** What a carousel is to be written and drawn like. */
export type RequestedStyle =
  | { readonly kind: 'carousel' }
  /** The model chooses a theme. */
  | { readonly kind: 'auto' }
  | { readonly kind: 'theme'; readonly theme: ThemeKey }
  | { readonly kind: 'template'; readonly template: ChosenTemplate };

/**
 * The carousel in another theme, its colours and fonts as they are; in its own where there is none.
 */
export function withTheme(carousel: Carousel, name: string | null): Carousel {
  const theme = themeKeys.find((key) => key === name);
  if (theme === undefined || theme === carousel.theme) return carousel;
  const { brandPosition = carousel.brandPosition } = themes[theme];
  return { ...carousel, theme, brandPosition };
}

/** What a request says of it. */
export function styleForServer(style: RequestedStyle) {
  switch (style.kind) {
    case 'auto':
      return { theme: 'auto' };
    case 'theme':
      return { theme: style.theme };
    case 'template':
      return { template: style.template.key };
    case 'carousel':
      return {};
  }
}

/** A text that a carousel is to be written from. */
export interface RequestSource {
  /** What it is called among people: its first line. */
  readonly title: string;
  readonly text: string;
  /** Whether there is more than is read. */
  readonly isCut: boolean;
}

const maxTitleLength = 60;

function firstLine(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? text;
  return line.replace(/^[#>*+\-\s]+/, '').trim();
}

/** A text as something to write from; it says something. */
export function requestSourceOf(whole: string): RequestSource {
  const source = sourceTextOf(whole);
  return { ...source, title: truncate(firstLine(source.text), maxTitleLength) };
}

/** What is being asked for; it stays while the dialog is closed and opened. */
export interface GenerationRequest {
  readonly topic: string;
  readonly includeImages: boolean;
  /** A text it is written from; where there is one, the topic may be blank. */
  readonly source: RequestSource | null;
  readonly style: RequestedStyle;
}

/** The message of a failure. */
export interface FailureMessage {
  readonly title: string;
  readonly description: string;
}

/** A deck on its way, and in whose place it goes. */
export interface Generation {
  readonly request: GenerationRequest;
  /** The one that was open when it began, in the style that is asked for: so slides are drawn. */
  readonly carousel: Carousel;
  /** `elsewhere`: whole, but another carousel is open. */
  readonly state: 'writing' | 'finishing' | 'stopped' | 'elsewhere';
  readonly title: string | null;
  readonly description: string | null;
  /** That the model chose; null for none. */
  readonly theme: string | null;
  readonly slides: readonly Slide[];
  /** Positions of slides whose picture is being looked for. */
  readonly awaiting: ReadonlySet<number>;
  /** Positions of slides that a picture was wanted for. */
  readonly wanted: ReadonlySet<number>;
  readonly found: number;
  readonly unread: ReadonlySet<number>;
  readonly truncated: boolean;
  /** Why it stopped by itself. */
  readonly failure: FailureMessage | null;
  readonly abort: () => void;
}

interface GenerationStore {
  readonly isOpen: boolean;
  readonly request: GenerationRequest;
  /** Whether the provider refused the stored key: another one is asked for. */
  readonly asksForKey: boolean;
  readonly current: Generation | null;
}

const emptyRequest: GenerationRequest = {
  topic: '',
  includeImages: true,
  source: null,
  style: { kind: 'carousel' },
};

const initialState: GenerationStore = {
  isOpen: false,
  request: emptyRequest,
  asksForKey: false,
  current: null,
};

export const useGenerationStore = create<GenerationStore>(() => initialState);

export function openGeneration(): void {
  useGenerationStore.setState({ isOpen: true });
}

/** Leaves the window alone: what is under way goes on. */
export function closeGeneration(): void {
  useGenerationStore.setState({ isOpen: false, asksForKey: false });
}

export function changeRequest(change: Partial<GenerationRequest>): void {
  useGenerationStore.setState(({ request }) => ({ request: { ...request, ...change } }));
}

/** Changes what is under way; nothing happens where that has ended. */
export function changeGeneration(change: (current: Generation) => Partial<Generation>): void {
  useGenerationStore.setState(({ current }) =>
    current === null ? {} : { current: { ...current, ...change(current) } },
  );
}

/** Ends with nothing left of it but, where it was in vain, the request. */
export function endGeneration(outcome: 'kept' | 'discarded'): void {
  useGenerationStore.setState({
    current: null,
    ...(outcome === 'kept' && { isOpen: false, request: emptyRequest }),
  });
}

/** Ends what is under way, and leaves no request. */
export function forgetGeneration(): void {
  useGenerationStore.getState().current?.abort();
  useGenerationStore.setState(initialState);
}

function replaceSlide(slides: readonly Slide[], slide: Slide): Slide[] {
  const next = [...slides];
  next[slide.position] = slide;
  return next;
}

function withoutPosition(set: ReadonlySet<number>, position: number): ReadonlySet<number> {
  return new Set([...set].filter((one) => one !== position));
}

function withSlide(
  now: Generation,
  { slide, awaitsPicture: awaitsImage }: DeckEvent & { type: 'slide' },
) {
  const { position } = slide;
  const isEmpty = slide.elements.length === 0;
  return {
    slides: replaceSlide(now.slides, slide),
    unread: isEmpty ? new Set([...now.unread, position]) : withoutPosition(now.unread, position),
    ...(awaitsImage && {
      awaiting: new Set([...now.awaiting, position]),
      wanted: new Set([...now.wanted, position]),
    }),
  };
}

/** The generation after one event of the stream; the last event is handled elsewhere. */
export function afterEvent(now: Generation, event: DeckEvent): Partial<Generation> {
  if (event.type === 'meta') {
    const { title = now.title, description = now.description, theme = now.theme } = event;
    return { title, description, theme, carousel: withTheme(now.carousel, theme) };
  }
  if (event.type === 'slide') return withSlide(now, event);
  if (event.type !== 'picture') return {};
  return {
    slides: replaceSlide(now.slides, event.slide),
    awaiting: withoutPosition(now.awaiting, event.slide.position),
    found: now.found + (event.wasFound ? 1 : 0),
  };
}

/** What there is as a deck, whole or not. */
export function toPartialDeck(now: Generation): GeneratedDeck {
  return {
    title: now.title ?? (truncate(now.request.topic, 60) || (now.request.source?.title ?? '')),
    description: now.description,
    slides: now.slides,
    imagesGenerated: now.found,
    truncated: now.truncated,
    theme: now.theme,
    unwritten: [...now.unread],
  };
}
