import { api } from '../../../api/client';
import { serverMessageOf } from '../../../api/api-error';
import { utils } from '../../../api/trpc';
import { showToast } from '../../../ui/toast/toast-store';
import { editorWords } from '../../../messages/editor';
import { enqueueMutation } from '../../../editor/persistence/mutation-queue';
import { handleSignedOut } from '../../../editor/persistence/leave';

const words = editorWords.carousels.removal;

/** Deletes a carousel on the server and tells how it went. Answers whether it is gone. */
export async function removeCarousel(id: string): Promise<boolean> {
  try {
    await enqueueMutation(() => api.carousels.delete.mutate({ id }));
    showToast('success', words.done);
    return true;
  } catch (error) {
    if (!handleSignedOut(error)) {
      showToast('error', words.failed, serverMessageOf(error) ?? words.failedHint);
    }
    return false;
  } finally {
    // Also after a failure: the list may show what somebody else has deleted.
    void utils.carousels.list.invalidate();
  }
}
