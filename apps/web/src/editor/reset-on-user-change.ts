import { useLayoutEffect } from 'react';
import { closeCaption, stopWriting } from './caption/caption-store';
import { forgetGeneration } from './generation/generation-store';
import { endImportText } from './import/import-text-store';
import { closeConflict, usePersistenceStore } from './persistence/persistence-store';
import { endAllUploads } from './images/image-uploads';
import { closeRewrite } from './store/open-dialogs';
import { closeInEditor, useEditorStore } from './store/editor-store';

// What asks or says something of a deck is closed when another one is opened.
useEditorStore.subscribe(({ session }, before) => {
  if (session?.state.deck.carousel.id === before.session?.state.deck.carousel.id) return;
  closeConflict();
  closeCaption();
  closeRewrite();
});

function forgetOtherUser(): void {
  closeInEditor();
  usePersistenceStore.setState({
    preparedSession: null,
    newDeckVisit: null,
    unconfirmedSaves: [],
  });
  endAllUploads();
  forgetGeneration();
  endImportText();
  stopWriting();
}

/**
 * Forgets what another account had open or began and did not finish: outside of the editor a
 * session that has ended leads to sign-in without a load of the page, and another person may sign
 * in there. Returns whether what this page holds is this account's: nothing of it is shown before.
 */
export function useResetOnUserChange(userId: string): boolean {
  const isOwn = usePersistenceStore(({ lastUserId }) => lastUserId === userId);
  useLayoutEffect(() => {
    const { lastUserId } = usePersistenceStore.getState();
    if (lastUserId !== null && lastUserId !== userId) forgetOtherUser();
    usePersistenceStore.setState({ lastUserId: userId });
  }, [userId]);
  return isOwn;
}
