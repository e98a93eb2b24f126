import type { EditorSession } from './session';

/** Time from the last edit of carousel data to the save it causes, in ms (carousel-editor §4, §9). */
export const autosaveDelay = 2000;

/**
 * Whether the deck is to be saved without being asked: it was saved before, and data of the
 * carousel changed since. Slide edits alone only mark it as unsaved. Source: carousel-editor §4.
 */
export function wantsAutosave(session: EditorSession): boolean {
  return session.stored !== null && session.carouselRevision > (session.savedRevision ?? 0);
}
