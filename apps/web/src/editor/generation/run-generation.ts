import type { GeneratedDeck } from '@arrasta/contract';
import { api } from '../../api/client';
import { errorCodeOf, errorMessageOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { generationMessages } from '../../messages/generation';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession } from '../store/editor-store';
import {
  afterEvent,
  changeGeneration,
  endGeneration,
  useGenerationStore,
  type Generation,
  type GenerationRequest,
  type FailureMessage,
} from './generation-store';
import { keepGenerated } from './keep-generated';

function failureOf(error: unknown): FailureMessage {
  const { title, description } = generationMessages.failed;
  return { title, description: errorMessageOr(error, description) };
}

function startGeneration(request: GenerationRequest, abort: () => void): Generation | null {
  const session = flushedSession();
  if (session === null) return null;
  return {
    request,
    carousel: session.state.deck.carousel,
    state: 'writing',
    title: null,
    description: null,
    slides: [],
    awaiting: new Set(),
    wanted: new Set(),
    found: 0,
    unread: new Set(),
    truncated: false,
    failure: null,
    abort,
  };
}

/** The whole deck, told slide by slide on the way. */
async function readStream(
  { request, carousel }: Generation,
  tempApiKey: string | null,
  signal: AbortSignal,
): Promise<GeneratedDeck | null> {
  const { brandName, brandHandle, primaryColor } = carousel;
  const input = {
    prompt: request.topic || generationMessages.source.prompt,
    includeImages: request.includeImages,
    brand: { brandName, brandHandle, primaryColor },
    ...(request.source !== null && { source: request.source.text }),
    ...(tempApiKey !== null && { tempApiKey }),
  };
  const events = await api.ai.streamDeck.mutate(input, { signal });
  for await (const event of events) {
    if (event.type === 'done') return event.deck;
    changeGeneration((now) => afterEvent(now, event));
  }
  return null;
}

/**
 * What has come by the time of a failure is the person's to keep or not, also where they are signed
 * out: keeping it leads to sign-in, with a draft on the device by then (decision 090).
 */
function handleFailure(error: unknown): void {
  const failureMessage = failureOf(error);
  const needsKey = errorCodeOf(error) === 'NEEDS_API_KEY';
  if ((useGenerationStore.getState().current?.slides.length ?? 0) > 0) {
    changeGeneration(() => ({ state: 'stopped', failure: failureMessage }));
    return;
  }
  endGeneration('discarded');
  if (handleSignedOut(error)) return;
  useGenerationStore.setState({ isOpen: true, asksForKey: needsKey });
  showToast('error', failureMessage.title, failureMessage.description);
}

function isAborted(): void {
  const { current } = useGenerationStore.getState();
  if (current === null) return;
  if (current.slides.length === 0) endGeneration('discarded');
  else {
    changeGeneration(() => ({ state: 'stopped' }));
    useGenerationStore.setState({ isOpen: true });
  }
}

/**
 * Has a deck written for the open carousel and puts it in its place. One at a time.
 * @param tempApiKey for this one alone; null where the stored key is to be used.
 */
export async function runGeneration(
  userId: string,
  request: GenerationRequest,
  tempApiKey: string | null,
): Promise<void> {
  const controller = new AbortController();
  const generation = startGeneration(request, () => controller.abort());
  if (generation === null || useGenerationStore.getState().current !== null) return;
  useGenerationStore.setState({ current: generation, asksForKey: false });
  try {
    const deck = await readStream(generation, tempApiKey, controller.signal);
    if (controller.signal.aborted) isAborted();
    else if (deck !== null) await keepGenerated(userId, deck);
    else handleFailure(null);
  } catch (error) {
    if (controller.signal.aborted) isAborted();
    else handleFailure(error);
  }
}
