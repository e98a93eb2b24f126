import { queryClient } from '../../base/api/query-client';
import { resumeReads, stopReads } from '../../base/api/reads';
import { noteFarewell } from '../auth/farewell';
import { forgetDraftsOf } from '../editor/drafts/draft-store';

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
  await forgetDraftsOf(userId);
  noteFarewell();
}
