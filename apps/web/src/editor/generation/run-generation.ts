import type { GeneratedDeck } from '@arrasta/contract';
import {
  hasUnsavedEdits,
  openUnsaved,
  replaceDeck,
  type Deck,
  type EditorSession,
  type Carousel,
} from '@arrasta/domain';
import { withLooksOfTemplate } from '@arrasta/templates';
import { api } from '../../api/client';
import { errorCodeOf, errorMessageOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { generationMessages } from '../../messages/generation';
import { leaveForSignIn } from '../persistence/leave';
import { flushedSession, dispatch, openInEditor } from '../store/editor-store';
import {
  afterEvent,
  changeGeneration,
  endGeneration,
  useGenerationStore,
  type Generation,
  type GenerationRequest,
  type FailureMessage,
  toPartialDeck,
  styleForServer,
  withTheme,
  type RequestedStyle,
} from './generation-store';
import { endSource } from '../import/import-text-store';
import { mayLeaveDeck } from '../navigation-guard/leave-question';
import { saveDeck } from '../persistence/save-deck';
import { env } from '../store/env';
import { currentCarouselId } from '../store/selectors';
import { fitDeck } from '../checks/overflow/fit-deck';
import { keepPrevious } from './previous-versions';
import { deckOfChosen } from '../template-choice/template-choice';

// Apart from the style itself, which the editor's first load knows: this brings all templates
// along.

/**
 * The carousel in the looks that are asked for, as far as they are known before the model answers.
 */
export function withRequestedStyle(carousel: Carousel, style: RequestedStyle): Carousel {
  if (style.kind === 'theme') return withTheme(carousel, style.theme);
  const deck = style.kind === 'template' ? deckOfChosen(style.template) : null;
  return deck === null ? carousel : withLooksOfTemplate(carousel, deck.carousel);
}

/** What a carousel written by AI begins with (docs/product/carousels.md 4). */
const contentFont = 'inter';

/** The carousel is untouched: there is nothing to come back to, and no font was chosen. */
function isUntouched(session: EditorSession): boolean {
  return session.stored === null && !hasUnsavedEdits(session);
}

function deckOf({ title, description, slides }: GeneratedDeck, look: Deck['carousel']): Deck {
  // A caption of what was there before is none of what is there now.
  return { carousel: { ...look, title, description, socialCaption: null }, slides };
}

function showDone({ slides, imagesGenerated, truncated, unwritten }: GeneratedDeck): void {
  const { title, description, cut, unwritten: empty } = generationMessages.done;
  const count = slides.length;
  const sentences = [
    truncated ? cut(count) : description(count, imagesGenerated),
    ...(unwritten.length === 0 ? [] : [empty(unwritten.map((position) => position + 1))]),
  ];
  showToast('success', title, sentences.join(' '));
}

/** What was written as it stands in the deck: slides that had to be divided count twice. */
function asInDeck({ slides }: Deck, written: GeneratedDeck): GeneratedDeck {
  const unwritten = slides.flatMap(({ elements }, index) => (elements.length === 0 ? [index] : []));
  return { ...written, slides, unwritten };
}

/**
 * In the place of the open deck, which is one step of undo; null where that is not open any more.
 */
async function replaceOpen(
  userId: string,
  session: EditorSession,
  written: GeneratedDeck,
  style: RequestedStyle,
) {
  const { carousel } = session.state.deck;
  const isFresh = isUntouched(session);
  const own = isFresh ? { ...carousel, contentFont } : carousel;
  const look = withTheme(withRequestedStyle(own, style), written.theme);
  const deck = await fitDeck(deckOf(written, look));
  const before = flushedSession()?.state.deck;
  if (before?.carousel.id !== carousel.id) return null;
  if (!isFresh) await keepPrevious(userId, { deck: before, replacedAt: env.now() });
  if (currentCarouselId() !== carousel.id) return null;
  dispatch(replaceDeck(deck));
  return asInDeck(deck, written);
}

async function finish(written: GeneratedDeck): Promise<void> {
  const { source } = useGenerationStore.getState().current?.request ?? {};
  if (source) endSource(source.text);
  endGeneration('kept');
  // A save that fails shows a notice of its own, and the save state shows it again.
  if ((await saveDeck()) !== 'failed') showDone(written);
}

/**
 * Puts what was written in the place of the carousel it was written for and saves it. Where another
 * carousel is open by now, it waits to be opened as a new one. Source: docs/product/generation.md
 * 23.
 */
export async function keepGenerated(userId: string, whole?: GeneratedDeck): Promise<void> {
  const { current } = useGenerationStore.getState();
  if (current === null) return;
  const written = whole ?? toPartialDeck(current);
  changeGeneration(() => ({ state: 'finishing', failure: null }));
  const session = flushedSession();
  const isThere = session?.state.deck.carousel.id === current.carousel.id;
  const { style } = current.request;
  const replacement = isThere ? await replaceOpen(userId, session, written, style) : null;
  if (replacement !== null) return finish(replacement);
  changeGeneration(() => ({ state: 'elsewhere', ...partsOf(written) }));
}

function partsOf({
  title,
  description,
  slides,
  truncated,
  theme,
}: GeneratedDeck): Partial<Generation> {
  return { title, description, slides, truncated, theme };
}

/** Opens what was written as a carousel of its own; once, however often it is asked for. */
export async function openAsNew(): Promise<void> {
  const { current } = useGenerationStore.getState();
  if (current?.state !== 'elsewhere') return;
  changeGeneration(() => ({ state: 'finishing' }));
  if (!(await mayLeaveDeck())) {
    changeGeneration(() => ({ state: 'elsewhere' }));
    return;
  }
  const written = toPartialDeck(current);
  const time = env.now();
  const look = { ...current.carousel, id: env.newId(), createdAt: time, updatedAt: time };
  const deck = await fitDeck(deckOf(written, look));
  openInEditor(openUnsaved(deck));
  await finish(asInDeck(deck, written));
}

function failureOf(error: unknown): FailureMessage {
  const { title, description } = generationMessages.failed;
  return { title, description: errorMessageOr(error, description) };
}

function startGeneration(request: GenerationRequest, abort: () => void): Generation | null {
  const session = flushedSession();
  if (session === null) return null;
  return {
    request,
    carousel: withRequestedStyle(session.state.deck.carousel, request.style),
    state: 'writing',
    title: null,
    description: null,
    theme: null,
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

/** The whole deck, received slide by slide. */
async function readStream(
  { request, carousel }: Generation,
  tempApiKey: string | null,
  signal: AbortSignal,
): Promise<GeneratedDeck | null> {
  const { brandName, brandHandle, primaryColor, secondaryColor, theme } = carousel;
  const input = {
    prompt: request.topic || generationMessages.source.prompt,
    includeImages: request.includeImages,
    brand: { brandName, brandHandle, primaryColor, secondaryColor, theme },
    layouts: true,
    ...styleForServer(request.style),
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
  if (leaveForSignIn(error)) return;
  useGenerationStore.setState({ isOpen: true, asksForKey: needsKey });
  showToast('error', failureMessage.title, failureMessage.description);
}

function endAborted(): void {
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
    if (controller.signal.aborted) endAborted();
    else if (deck !== null) await keepGenerated(userId, deck);
    else handleFailure(null);
  } catch (error) {
    if (controller.signal.aborted) endAborted();
    else handleFailure(error);
  }
}
