import type { Draft } from 'immer';
import { type Deck, openDeck } from '../carousel/deck';
import type { Env } from '../env';

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

export const zoomRange = { min: 25, max: 200, step: 10, initial: 100 } as const;

/**
 * The state of an editor that has just opened a deck. Source: docs/product/carousels.md 10;
 * docs/product/editor.md 13.
 */
export function openState(deck: Deck): EditorState {
  return {
    deck: openDeck(deck),
    view: { currentIndex: 0, selectedElementId: null, zoom: zoomRange.initial },
  };
}

/**
 * What a command touches: data of the carousel (saved by itself after a while), its slides
 * (only marked as unsaved), or nothing that is saved. Source: docs/product/saving.md 3.
 */
export type CommandEffect = 'carousel' | 'slides' | 'view';

/** One way to change the editor, as a value: the same value enables a button and does its work. */
export interface Command {
  readonly name: string;
  readonly effect: CommandEffect;
  /** Commands with the same key, shortly after one another, are one step of undo. */
  readonly mergeKey?: string;
  /** Changes the draft and answers true, or leaves it as it is and answers false: it declines. */
  readonly change: (draft: EditorDraft, env: Env) => boolean;
}
