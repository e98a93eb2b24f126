import type { Surroundings } from '../surroundings';
import type { EditorDraft } from './editor-state';

/**
 * What a command touches: data of the carousel (saved by itself after a while), its slides
 * (only marked as unsaved), or nothing that is saved. Source: carousel-editor §4.
 */
export type CommandEffect = 'carousel' | 'slides' | 'view';

/** One way to change the editor, as a value: the same value enables a button and does its work. */
export interface Command {
  readonly name: string;
  readonly effect: CommandEffect;
  /** Commands with the same key, shortly after one another, are one step of undo. */
  readonly mergeKey?: string;
  /** Changes the draft and answers true, or leaves it as it is and answers false: it declines. */
  readonly change: (draft: EditorDraft, surroundings: Surroundings) => boolean;
}
