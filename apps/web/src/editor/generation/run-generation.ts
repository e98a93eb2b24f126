import type { WrittenDeck } from '@arrasta/contract';
import { api } from '../../api/client';
import { errorCodeOf, errorMessageOr as toldOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { generationWords as words } from '../../messages/generation';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession } from '../store/editor-store';
import {
  afterEvent,
  changeGeneration,
  endGeneration,
  useGenerationStore,
  type Generation,
  type GenerationWish,
  type Told,
} from './generation-store';
import { keepGenerated } from './keep-generated';

function failureOf(error: unknown): Told {
  const { title, description } = words.failed;
  return { title, description: toldOr(error, description) };
}

function begun(wish: GenerationWish, stop: () => void): Generation | null {
  const session = flushedSession();
  if (session === null) return null;
  return {
    wish,
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
    stop,
  };
}

/** The whole deck, told slide by slide on the way. */
async function streamed(
  { wish, carousel }: Generation,
  tempApiKey: string | null,
  signal: AbortSignal,
): Promise<WrittenDeck | null> {
  const { brandName, brandHandle, primaryColor } = carousel;
  const input = {
    prompt: wish.topic || words.source.prompt,
    includeImages: wish.includeImages,
    brand: { brandName, brandHandle, primaryColor },
    ...(wish.source !== null && { source: wish.source.text }),
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
function report(error: unknown): void {
  const told = failureOf(error);
  const needsKey = errorCodeOf(error) === 'NEEDS_API_KEY';
  if ((useGenerationStore.getState().current?.slides.length ?? 0) > 0) {
    changeGeneration(() => ({ state: 'stopped', failure: told }));
    return;
  }
  endGeneration('discarded');
  if (handleSignedOut(error)) return;
  useGenerationStore.setState({ isOpen: true, asksForKey: needsKey });
  showToast('error', told.title, told.description);
}

function stopped(): void {
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
  wish: GenerationWish,
  tempApiKey: string | null,
): Promise<void> {
  const ending = new AbortController();
  const generation = begun(wish, () => ending.abort());
  if (generation === null || useGenerationStore.getState().current !== null) return;
  useGenerationStore.setState({ current: generation, asksForKey: false });
  try {
    const deck = await streamed(generation, tempApiKey, ending.signal);
    if (ending.signal.aborted) stopped();
    else if (deck !== null) await keepGenerated(userId, deck);
    else report(null);
  } catch (error) {
    if (ending.signal.aborted) stopped();
    else report(error);
  }
}
