import { afterSlideDeleted, canRun, removeSlide } from '@arrasta/domain';
import { api } from '../../../base/api/client';
import { showToast } from '../../../base/ui/toast/toast-store';
import { editorWords } from '../../../base/wording/editor';
import { dispatch, openedSession, updateSession } from '../store/editor-store';
import { afterEarlierCalls } from './server-queue';
import { handleSignedOut } from './signed-out';

async function deleteOnServer(slideId: string): Promise<void> {
  // Asked only now: an earlier save may just have stored the slide.
  if (openedSession()?.stored?.slideIds.has(slideId) !== true) return;
  const { carouselVersion } = await api.slides.delete.mutate({ id: slideId });
  updateSession((session) => afterSlideDeleted(session, { slideId, version: carouselVersion }));
}

/**
 * Deletes a slide, on the server first where it has it (carousel-editor §4). A failure is told
 * and the slide stays.
 */
export async function deleteSlide(slideId: string): Promise<void> {
  const session = openedSession();
  if (session === null || !canRun(session, removeSlide(slideId))) return;
  try {
    await afterEarlierCalls(() => deleteOnServer(slideId));
    dispatch(removeSlide(slideId));
  } catch (error) {
    if (handleSignedOut(error)) return;
    const { title, description } = editorWords.slideDeleteFailed;
    showToast('error', title, description);
  }
}
