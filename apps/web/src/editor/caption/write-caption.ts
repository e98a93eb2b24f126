import { adoptCaption, isUnsaved } from '@arrasta/domain';
import { serverMessageOf, errorMessageOr as toldOr } from '../../api/api-error';
import { captionWords as words } from '../../messages/writing';
import { api } from '../../api/client';
import { showToast } from '../../ui/toast/toast-store';
import { saveDeck } from '../persistence/save-deck';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession, updateSession } from '../store/editor-store';
import { currentCarouselId } from '../store/selectors';
import { showCaption, useCaptionStore } from './caption-store';

interface Told {
  readonly title: string;
  readonly description: string;
}

/** Messages of the server, each with what it is called here. Source: docs/product/generation.md 18. */
const known: readonly (readonly [part: string, told: Told])[] = [
  ['API key', words.needsKey],
  ['No slides found', words.noSlides],
  ['No slide content found', words.noContent],
  ['Carousel not found', words.noCarousel],
];

/** What a person is told of a caption that could not be written. */
export function captionFailure(error: unknown): Told {
  const message = serverMessageOf(error);
  const [, told] = known.find(([part]) => message?.includes(part) === true) ?? [];
  if (told === words.needsKey && message?.includes('recusou') === true) {
    return { ...told, description: words.keyRefused };
  }
  if (told !== undefined) return told;
  const { title, description } = words.unexpected;
  return { title, description: toldOr(error, description) };
}

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
