import type { AiTone, RewriteKind } from '@arrasta/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client';
import { errorMessageOr as toldOr } from '../../api/api-error';
import { showToast } from '../../ui/toast/toast-store';
import { rewriteWords as words } from '../../messages/writing';
import { handleSignedOut } from '../persistence/leave';
import { flushedSession } from '../store/editor-store';
import { surroundingsOf, type Rewritable } from './rewritable';

export interface RewriteDraft {
  readonly kind: RewriteKind;
  readonly tone: AiTone;
  readonly words: string;
}

function tell(error: unknown): void {
  const { title, description } = words.failed;
  showToast('error', title, toldOr(error, description));
}

/** Asks for other words; what comes back is shown and used only when the person says so. */
export function useRewrite(what: Rewritable) {
  const [options, setOptions] = useState<readonly (readonly string[])[] | null>(null);
  const [isRunning, setRunning] = useState(false);
  const ending = useRef<AbortController | null>(null);
  useEffect(() => () => ending.current?.abort(), []);

  const ask = async (draft: RewriteDraft) => {
    const deck = flushedSession()?.state.deck;
    if (deck === undefined || isRunning) return;
    const own = new AbortController();
    ending.current = own;
    setRunning(true);
    const { brandName, brandHandle } = deck.carousel;
    const wish = {
      ...draft,
      texts: [...what.texts],
      deck: surroundingsOf(deck, what.index),
      brand: { brandName, brandHandle },
    };
    try {
      const { options: written } = await api.ai.rewrite.mutate(wish, { signal: own.signal });
      setOptions(written);
    } catch (error) {
      if (!own.signal.aborted && !handleSignedOut(error)) tell(error);
    } finally {
      if (!own.signal.aborted) setRunning(false);
    }
  };
  return { options, isRunning, ask };
}
