import type { Draft } from 'immer';
import { openDeck, type Deck } from '../carousel/deck';

/** What the person looks at; never saved, restored by undo together with the change. */
export interface EditorView {
  /** Index of the slide on the canvas, from 0; 0 too when there is none. */
  readonly currentIndex: number;
  readonly selectedElementId: string | null;
  /** Percent of the slide's natural size. */
  readonly zoom: number;
}

export interface EditorState {
  readonly deck: Deck;
  readonly view: EditorView;
}

export type EditorDraft = Draft<EditorState>;

export const zoomRange = { minimum: 25, maximum: 200, step: 10, initial: 100 } as const;

/** The state of an editor that has just opened a deck. Source: carousel-editor §4. */
export function openState(deck: Deck): EditorState {
  return {
    deck: openDeck(deck),
    view: { currentIndex: 0, selectedElementId: null, zoom: zoomRange.initial },
  };
}
