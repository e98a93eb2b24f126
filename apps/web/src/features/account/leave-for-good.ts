import { queryClient } from '../../api/query-client';
import { resumeReads, stopReads } from '../../api/reads';
import { noteFarewell } from '../../ui/navigation/farewell';
import { forgetWelcome } from '../../editor/persistence/welcome-memory';
import { forgetDraftsOfDeletedAccount } from '../../editor/persistence/drafts';
import { broadcastAccountDeleted } from '../../editor/persistence/tabs';

/**
 * Deletes the account, and what this device keeps of it. Where that fails everything is as before.
 * @param remove the call; rejects where the server refuses
 */
export async function leaveForGood(userId: string, remove: () => Promise<unknown>): Promise<void> {
  stopReads();
  try {
    await remove();
  } catch (error) {
    resumeReads();
    void queryClient.invalidateQueries();
    throw error;
  }
  // A tab that has a deck open would go on keeping it.
  broadcastAccountDeleted(userId);
  await forgetDraftsOfDeletedAccount(userId);
  forgetWelcome(userId);
  noteFarewell();
}
