import type { Carousel, Deck, EditorSession } from '@arrasta/domain';
import { useNavigate } from 'react-router-dom';
import { serverMessageOf } from '../../api/api-error';
import { utils } from '../../api/trpc';
import { newSessionOver, prepareDeck } from '../../editor/persistence/open-deck';
import { usePersistenceStore } from '../../editor/persistence/persistence-store';
import { editorState } from '../../editor/persistence/visit-state';
import { currentSession } from '../../editor/store/editor-store';
import { env } from '../../editor/store/env';
import { templateUiMessages } from '../../messages/templates';
import { useLastChoice } from '../../ui/controls/last-choice';
import { showToast } from '../../ui/toast/toast-store';
import { deckInLook, type TemplateContent, type TemplateLook } from './drawing/drawn-deck';
import type { GalleryTemplate } from './gallery-templates';

/** Whom a carousel is by, as its brand line says. */
export type BrandTexts = Pick<Carousel, 'brandName' | 'brandHandle' | 'brandAvatarUrl'>;

/** The deck with this brand line, unless it has one of its own. */
export function withBrandLine(deck: Deck, line: BrandTexts | null): Deck {
  if (line === null) return deck;
  const { brandName, brandHandle, brandAvatarUrl } = line;
  return { ...deck, carousel: { ...deck.carousel, brandName, brandHandle, brandAvatarUrl } };
}

/** What a template is made of; of one's own the server is asked. */
export async function contentOf({ key, builtIn }: GalleryTemplate): Promise<TemplateContent> {
  return builtIn ?? utils.templates.get.fetch({ key });
}

/** The open session; null where there is none to return to, as its carousel was deleted. */
export function openSessionOrNull(): EditorSession | null {
  const session = currentSession();
  const { discardedCarouselId } = usePersistenceStore.getState();
  return session?.state.deck.carousel.id === discardedCarouselId ? null : session;
}

/**
 * Opens the editor with a new carousel of a template. Source: docs/product/gallery.md 3.
 * @param brandLine of the last used preset, which one of the product is given
 */
export function useOpenTemplate(
  brandLine: BrandTexts | null,
): (template: GalleryTemplate, look: TemplateLook) => void {
  const navigate = useNavigate();
  const noteChoice = useLastChoice();
  const open = async (template: GalleryTemplate, look: TemplateLook) => {
    const isLast = noteChoice();
    try {
      const content = await contentOf(template);
      if (!isLast()) return;
      const deck = deckInLook(content, look, env);
      const line = template.own || look.brand !== null ? null : brandLine;
      const session = newSessionOver(withBrandLine(deck, line), openSessionOrNull());
      await navigate('/', { state: prepareDeck(session) });
    } catch (error) {
      if (!isLast()) return;
      const { title, description } = templateUiMessages.openFailed;
      showToast('error', title, serverMessageOf(error) ?? description);
    }
  };
  return (template, look) => void open(template, look);
}

/** The way back to the carousel that is open, as it is; to a new one where none is. */
export function useReturnToEditor(): () => void {
  const navigate = useNavigate();
  return () => {
    const session = openSessionOrNull();
    if (session === null) void navigate('/', { state: editorState });
    else if (session.stored === null) void navigate('/', { state: prepareDeck(session) });
    else void navigate(`/carousel/${session.state.deck.carousel.id}`);
  };
}
