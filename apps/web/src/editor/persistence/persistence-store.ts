import type { EditorSession } from '@arrasta/domain';
import { create } from 'zustand';
import type { editorMessages } from '../../messages/editor';
import { closeAnyToast } from '../../ui/toast/toast-store';

/** What happened elsewhere to the deck being edited. */
export type Conflict = 'changed' | 'deleted';
export type DraftFailure = keyof typeof editorMessages.draftFailed;

/** What this page knows of how decks are kept, until it is loaded anew. */
interface PersistenceStore {
  /** Null while nothing happened, or once the person has chosen. */
  readonly conflict: Conflict | null;
  /** Saves that went out and whose answers never came; the server may hold one of them. */
  readonly unconfirmedSaves: readonly EditorSession[];
  /** Is over, and never rejects, when the last call that changes a deck on the server is. */
  readonly lastMutation: Promise<unknown>;
  /** The carousel that was deleted on purpose; null while none was. */
  readonly discardedCarouselId: string | null;
  /** Whether the page is left on purpose, with the edits taken care of. */
  readonly isLeaving: boolean;
  /** Is over when this device has taken the edits made so far, or has failed to. */
  readonly draftWrite: Promise<void>;
  /** The reasons that were shown why this device keeps no drafts. */
  readonly shownDraftFailures: readonly DraftFailure[];
  /** Whether the browser was asked to keep what this device holds. */
  readonly isPersistenceRequested: boolean;
  /** Whether other tabs know that this one is open. */
  readonly isTabAnnounced: boolean;
  /** Accounts that are no more: what is typed on while this page is being left is not kept. */
  readonly deletedAccountIds: readonly string[];
  /** A session that is opened once its address is reached; null while none was made. */
  readonly preparedSession: EditorSession | null;
  /**
   * Where the new deck that is open was opened, in the history of the browser; null where none was.
   */
  readonly newDeckVisit: { readonly key: string; readonly carouselId: string } | null;
  /** The account that edited here last; null while none did. */
  readonly lastUserId: string | null;
}

export const usePersistenceStore = create<PersistenceStore>(() => ({
  conflict: null,
  unconfirmedSaves: [],
  lastMutation: Promise.resolve(),
  discardedCarouselId: null,
  isLeaving: false,
  draftWrite: Promise.resolve(),
  shownDraftFailures: [],
  isPersistenceRequested: false,
  isTabAnnounced: false,
  deletedAccountIds: [],
  preparedSession: null,
  newDeckVisit: null,
  lastUserId: null,
}));

export function openConflict(conflict: Conflict): void {
  // A notice of an earlier success would say the opposite.
  closeAnyToast();
  usePersistenceStore.setState({ conflict });
}

export function closeConflict(): void {
  usePersistenceStore.setState({ conflict: null });
}
