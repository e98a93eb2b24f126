import {
  newDeck,
  openSession,
  replaceDeck,
  run,
  type Deck,
  type EditorSession,
} from '@arrasta/domain';
import type { Template } from '@arrasta/templates';
import { useNavigate } from 'react-router-dom';
import { prepareDeck } from '../../editor/persistence/open-deck';
import { copyDeck, currentSession, flushedSession } from '../../editor/store/editor-store';
import { env } from '../../editor/store/env';
import { deckInLook, type TemplateLook } from './drawing/template-look';

/**
 * The session of a new carousel in which undo brings back what was open before. That stands there
 * as a copy: the carousel itself, and what its device keeps of it, are not touched.
 */
export function sessionOfTemplate(deck: Deck, before: EditorSession | null): EditorSession {
  const former = before === null ? newDeck(env) : copyDeck(before.state.deck);
  const session = openSession(former, null);
  const carousel = { ...deck.carousel, id: former.carousel.id };
  return run(session, replaceDeck({ ...deck, carousel }), env) ?? session;
}

/** Opens the editor with a new carousel of a template. Source: docs/product/gallery.md 3. */
export function useOpenTemplate(): (template: Template, look: TemplateLook) => void {
  const navigate = useNavigate();
  return (template, look) => {
    const session = sessionOfTemplate(deckInLook(template, look, env), flushedSession());
    void navigate('/', { state: prepareDeck(session) });
  };
}

/** The way back to the carousel that is open, as it is; to a new one where none is. */
export function useReturnToEditor(): () => void {
  const navigate = useNavigate();
  return () => {
    const session = currentSession();
    if (session === null) void navigate('/');
    else if (session.stored === null) void navigate('/', { state: prepareDeck(session) });
    else void navigate(`/carousel/${session.state.deck.carousel.id}`);
  };
}
