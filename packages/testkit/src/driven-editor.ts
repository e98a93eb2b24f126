import {
  canRun,
  replaceImageUrlInDeck,
  openSession,
  redo,
  run,
  undo,
  type Command,
  type EditorSession,
  type Element,
  type Slide,
} from '@arrasta/domain';
import { aDeck, type DeckParts } from './builders';
import { testEnv } from './env';

/** An editor driven without a screen: it keeps the session a command leads to. */
export class DrivenEditor {
  session: EditorSession;
  readonly env = testEnv();

  constructor(session: EditorSession) {
    this.session = session;
  }

  get deck() {
    return this.session.state.deck;
  }

  get view() {
    return this.session.state.view;
  }

  /** The slide at this place, from 0; throws where there is none. */
  slide(index: number): Slide {
    const slide = this.deck.slides[index];
    if (slide === undefined) throw new Error(`There is no slide ${String(index)}.`);
    return slide;
  }

  /** The slide on the canvas. */
  get shownSlide(): Slide {
    return this.slide(this.view.currentIndex);
  }

  /** The element at this place of the slide on the canvas, from 0; throws where there is none. */
  element(index: number): Element {
    const element = this.shownSlide.elements[index];
    if (element === undefined) throw new Error(`There is no element ${String(index)}.`);
    return element;
  }

  /** Whether the command says that it would do something. */
  can(command: Command): boolean {
    return canRun(this.session, command);
  }

  /** Runs the command; false when it declines. */
  run(command: Command): boolean {
    return this.#keep(run(this.session, command, this.env));
  }

  /** Takes the last step back; false when there is none. */
  undo(): boolean {
    return this.#keep(undo(this.session));
  }

  /** Does the last undone step again; false when there is none. */
  redo(): boolean {
    return this.#keep(redo(this.session));
  }

  /** Puts a kept copy in the place of a picture; false where it is not shown. */
  replaceImageUrl(from: string, to: string): boolean {
    return this.#keep(replaceImageUrlInDeck(this.session, from, to));
  }

  /** Lets this many milliseconds go by. */
  wait(milliseconds: number): void {
    this.env.advance(milliseconds);
  }

  #keep(next: EditorSession | null): boolean {
    this.session = next ?? this.session;
    return next !== null;
  }
}

/** An editor that has opened a deck of these parts, which was never saved. */
export function anEditor(parts: DeckParts = {}): DrivenEditor {
  return new DrivenEditor(openSession(aDeck(parts), null));
}

/** An editor that has opened a deck of these parts, which the server holds as version 1. */
export function anEditorOfSaved(parts: DeckParts = {}): DrivenEditor {
  const deck = aDeck(parts);
  const slideIds = new Set(deck.slides.map(({ id }) => id));
  return new DrivenEditor(openSession(deck, { version: 1, slideIds }));
}
