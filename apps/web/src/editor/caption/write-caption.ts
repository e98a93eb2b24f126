import { adoptCaption, isUnsaved } from '@arrasta/domain';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { captionWords as words } from '../../messages/writing';
import { saveDeck } from '../persistence/save-deck';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession, updateSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { captionFailure } from './caption-failure';
import { showCaption, useCaptionStore } from './caption-store';

/** The id of the open deck once the server has all of it; null where that could not be. */
async function savedId(): Promise<string | null> {
  const before = flushedSession();
  if (before === null) return null;
  if (isUnsaved(before) && (await saveDeck()) === 'failed') return null;
  const session = flushedSession();
  if (session?.stored) return session.state.deck.carousel.id;
  showToast('error', words.notSaved.title, words.notSaved.description);
  return null;
}

/** Another deck may have been opened while it was written. */
function adopt(carouselId: string, caption: string): void {
  if (currentCarouselId() !== carouselId) return;
  updateSession((session) => adoptCaption(session, caption));
  showCaption('fresh');
}

async function write(signal: AbortSignal): Promise<void> {
  const carouselId = await savedId();
  if (carouselId === null || signal.aborted) return;
  const { caption } = await api.ai.generateCaption.mutate({ carouselId }, { signal });
  adopt(carouselId, caption);
}

/**
 * Has a caption written for the open carousel as the server has it, so it is saved before; then
 * shows it. One at a time; failures are told. Source: docs/product/generation.md 16, 17, 18.
 */
export async function writeCaption(): Promise<void> {
  if (useCaptionStore.getState().writing !== null) return;
  const writing = new AbortController();
  useCaptionStore.setState({ writing });
  try {
    await write(writing.signal);
  } catch (error) {
    if (writing.signal.aborted || handleSignedOut(error)) return;
    const { title, description } = captionFailure(error);
    showToast('error', title, description);
  } finally {
    useCaptionStore.setState({ writing: null });
  }
}
