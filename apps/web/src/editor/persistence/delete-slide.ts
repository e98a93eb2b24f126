import { afterSlideDeleted, canRun, removeSlide } from '@arrasta/domain';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { editorMessages } from '../../messages/editor';
import { dispatch, flushedSession, updateSession } from '../store/editor-store';
import { enqueueMutation } from './save-deck';
import { leaveForSignIn } from './leave';

/**
 * Whether the deck's rules still allow it is asked when the call's turn comes: an earlier deletion
 * may have left one slide, an earlier save may have stored this one.
 */
async function deleteInTurn(slideId: string): Promise<void> {
  const session = flushedSession();
  if (session === null || !canRun(session, removeSlide(slideId))) return;
  if (session.stored?.slideIds.has(slideId) === true) {
    const { carouselVersion } = await api.slides.delete.mutate({ id: slideId });
    updateSession((now) => afterSlideDeleted(now, { slideId, version: carouselVersion }));
  }
  dispatch(removeSlide(slideId));
}

/**
 * Deletes a slide, on the server first where it has it (docs/product/slides.md 9). A failure is told
 * and the slide stays.
 */
export async function deleteSlide(slideId: string): Promise<void> {
  try {
    await enqueueMutation(() => deleteInTurn(slideId));
  } catch (error) {
    if (leaveForSignIn(error)) return;
    const { title, description } = editorMessages.slideDeleteFailed;
    showToast('error', title, description);
  }
}
