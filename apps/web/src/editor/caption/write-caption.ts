import { adoptCaption, isUnsaved } from '@arrasta/domain';
import { serverMessageOf, errorMessageOr } from '../../api/api-error';
import { captionMessages } from '../../messages/writing';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { saveDeck } from '../persistence/save-deck';
import { leaveForSignIn } from '../persistence/leave';
import { flushedSession, updateSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { showCaption, useCaptionStore } from './caption-store';

interface FailureMessage {
  readonly title: string;
  readonly description: string;
}

/**
 * Messages of the server, each with what it is called here. Source: docs/product/generation.md 18.
 */
const knownFailures: readonly (readonly [part: string, failureMessage: FailureMessage])[] = [
  ['API key', captionMessages.needsKey],
  ['No slides found', captionMessages.noSlides],
  ['No slide content found', captionMessages.noContent],
  ['Carousel not found', captionMessages.noCarousel],
];

/** The message where a caption could not be written. */
export function captionFailureMessage(error: unknown): FailureMessage {
  const message = serverMessageOf(error);
  const [, failureMessage] = knownFailures.find(([part]) => message?.includes(part) === true) ?? [];
  if (failureMessage === captionMessages.needsKey && message?.includes('recusou') === true) {
    return { ...failureMessage, description: captionMessages.keyRefused };
  }
  if (failureMessage !== undefined) return failureMessage;
  const { title, description } = captionMessages.unexpected;
  return { title, description: errorMessageOr(error, description) };
}

/** The id of the open deck once the server has all of it; null where that could not be. */
async function saveAndGetId(): Promise<string | null> {
  const before = flushedSession();
  if (before === null) return null;
  const { id } = before.state.deck.carousel;
  if (isUnsaved(before) && (await saveDeck()) === 'failed') return null;
  const session = flushedSession();
  // Another deck may have been opened while this one was saved: it wants no caption.
  if (session?.state.deck.carousel.id !== id) return null;
  if (session.stored) return id;
  showToast('error', captionMessages.notSaved.title, captionMessages.notSaved.description);
  return null;
}

/** Another deck may have been opened while it was written. */
function applyCaption(carouselId: string, caption: string): void {
  if (currentCarouselId() !== carouselId) return;
  updateSession((session) => adoptCaption(session, caption));
  showCaption('fresh');
}

async function write(signal: AbortSignal): Promise<void> {
  const carouselId = await saveAndGetId();
  if (carouselId === null || signal.aborted) return;
  const { caption } = await api.ai.generateCaption.mutate({ carouselId }, { signal });
  applyCaption(carouselId, caption);
}

/**
 * Has a caption written for the open carousel as the server has it, so it is saved before; then
 * shows it. One at a time; failures are shown. Source: docs/product/generation.md 16, 17, 18.
 */
export async function writeCaption(): Promise<void> {
  if (useCaptionStore.getState().writing !== null) return;
  const writing = new AbortController();
  useCaptionStore.setState({ writing });
  try {
    await write(writing.signal);
  } catch (error) {
    if (writing.signal.aborted || leaveForSignIn(error)) return;
    const { title, description } = captionFailureMessage(error);
    showToast('error', title, description);
  } finally {
    useCaptionStore.setState({ writing: null });
  }
}
