import {
  hasUnsavedEdits,
  openUnsaved,
  replaceDeck,
  type Deck,
  type EditorSession,
} from '@arrasta/domain';
import type { GeneratedDeck } from '@arrasta/contract';
import { showToast } from '../../ui/toast/toast-store';
import { generationMessages } from '../../messages/generation';
import { endSource } from '../import/import-text-store';
import { mayLeaveDeck } from '../navigation-guard/leave-question';
import { saveDeck } from '../persistence/save-deck';
import { dispatch, flushedSession, openInEditor } from '../store/editor-store';
import { env } from '../store/env';
import { fitDeck } from '../checks/overflow/fit-deck';
import {
  changeGeneration,
  endGeneration,
  useGenerationStore,
  writtenSoFar,
  type Generation,
} from './generation-store';
import { keepPrevious } from './previous-versions';

/** What a carousel written by AI begins with (docs/product/carousels.md 4). */
const contentFont = 'inter';

/** Nobody has worked on it: there is nothing to come back to, and no font that was chosen. */
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

/** In the place of the open deck, which is one step of undo; null where that is not open any more. */
async function replaceOpen(userId: string, session: EditorSession, written: GeneratedDeck) {
  const { carousel } = session.state.deck;
  const isFresh = isUntouched(session);
  const look = isFresh ? { ...carousel, contentFont } : carousel;
  const deck = await fitDeck(deckOf(written, look));
  const before = flushedSession()?.state.deck;
  if (before?.carousel.id !== carousel.id) return null;
  if (!isFresh) await keepPrevious(userId, { deck: before, replacedAt: env.now() });
  dispatch(replaceDeck(deck));
  return asInDeck(deck, written);
}

async function finish(written: GeneratedDeck): Promise<void> {
  const { source } = useGenerationStore.getState().current?.request ?? {};
  if (source) endSource(source.text);
  endGeneration('kept');
  // A save that fails is told by itself, and again by the save state.
  if ((await saveDeck()) !== 'failed') showDone(written);
}

/**
 * Puts what was written in the place of the carousel it was written for and saves it. Where another
 * carousel is open by now, it waits to be opened as a new one. Source: docs/product/generation.md 23.
 */
export async function keepGenerated(userId: string, whole?: GeneratedDeck): Promise<void> {
  const { current } = useGenerationStore.getState();
  if (current === null) return;
  const written = whole ?? writtenSoFar(current);
  changeGeneration(() => ({ state: 'finishing', failure: null }));
  const session = flushedSession();
  const isThere = session?.state.deck.carousel.id === current.carousel.id;
  const kept = isThere ? await replaceOpen(userId, session, written) : null;
  if (kept !== null) return finish(kept);
  changeGeneration(() => ({ state: 'elsewhere', ...partsOf(written) }));
}

function partsOf({ title, description, slides, truncated }: GeneratedDeck): Partial<Generation> {
  return { title, description, slides, truncated };
}

/** Opens what was written as a carousel of its own. */
export async function openAsNew(): Promise<void> {
  const { current } = useGenerationStore.getState();
  if (current === null || !(await mayLeaveDeck())) return;
  const written = writtenSoFar(current);
  const time = env.now();
  const look = { ...current.carousel, id: env.newId(), createdAt: time, updatedAt: time };
  const deck = await fitDeck(deckOf(written, look));
  openInEditor(openUnsaved(deck));
  await finish(asInDeck(deck, written));
}
