/** This load of the page, as the history of the browser remembers it. */
const pageLoad = performance.timeOrigin;

/**
 * Shown with a way to `/` that asks for a new deck and not for the draft of an earlier one. It
 * counts until the page is loaded anew: what was edited by then is a draft itself.
 */
export const freshDeckState = { freshUntilReload: pageLoad } as const;

/** Shown with a way to `/` that leads to the editor, whether or not the person has a carousel. */
export const editorState = { editor: true } as const;

/** The same, to a new deck. */
export const sampleDeckState = { ...freshDeckState, ...editorState } as const;

/** Shown with a way to `/` on which the gallery stays, as when it is searched. */
export const galleryState = { gallery: true } as const;

/** Shown with a way to `/` that opens a carousel made a moment before. */
export interface PreparedDeckState {
  readonly prepared: string;
}

function fieldOf(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return (state as Readonly<Record<string, unknown>>)[name];
}

/** The carousel that a visit is prepared for; undefined where it is none that was made before. */
export function preparedId(state: unknown): unknown {
  return fieldOf(state, 'prepared');
}

export function asksForFresh(state: unknown): boolean {
  return fieldOf(state, 'freshUntilReload') === pageLoad;
}

/** What a visit of `/` asks for; null where it leaves that to whether the person has carousels. */
export function requestedView(state: unknown): 'editor' | 'gallery' | null {
  if (preparedId(state) !== undefined || fieldOf(state, 'editor') === true) return 'editor';
  return fieldOf(state, 'gallery') === true ? 'gallery' : null;
}
